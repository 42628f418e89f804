import Foundation

/// The functions of libIndexStore, which is part of the toolchain.
struct IndexLibrary {
  typealias Pointer = UnsafeMutableRawPointer
  /// A pointer and a size: the `indexstore_string_ref_t` of the library has the layout of an `iovec`.
  typealias Text = iovec
  typealias Open = @convention(c) (Pointer, UnsafePointer<CChar>, UnsafeMutablePointer<Pointer?>?) -> Pointer?

  let handle: Pointer
  let usr: @convention(c) (Pointer) -> Text
  let name: @convention(c) (Pointer) -> Text
  let subkind: @convention(c) (Pointer) -> UInt32
  let kind: @convention(c) (Pointer) -> UInt32
  let symbol: @convention(c) (Pointer) -> Pointer
  let roles: @convention(c) (Pointer) -> UInt64
  let position: @convention(c) (Pointer, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  let relationSymbol: @convention(c) (Pointer) -> Pointer
  let relationRoles: @convention(c) (Pointer) -> UInt64

  init(path: String) {
    guard let handle = dlopen(path, RTLD_NOW) else { stop("no libIndexStore at \(path)") }
    self.handle = handle
    func function<F>(_ name: String) -> F { IndexLibrary.function(name, in: handle) }
    usr = function("symbol_get_usr")
    name = function("symbol_get_name")
    subkind = function("symbol_get_subkind")
    kind = function("symbol_get_kind")
    symbol = function("occurrence_get_symbol")
    roles = function("occurrence_get_roles")
    position = function("occurrence_get_line_col")
    relationSymbol = function("symbol_relation_get_symbol")
    relationRoles = function("symbol_relation_get_roles")
  }

  private static func function<F>(_ name: String, in handle: Pointer) -> F {
    guard let symbol = dlsym(handle, "indexstore_" + name) else { stop("libIndexStore has no indexstore_\(name)") }
    return unsafeBitCast(symbol, to: F.self)
  }

  func open(_ function: String, _ owner: Pointer, _ name: String) -> Pointer? {
    let open: Open = Self.function(function, in: handle)
    return open(owner, name, nil)
  }

  func store(_ path: String) -> Pointer? {
    let open: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Pointer?>?) -> Pointer? = Self.function("store_create", in: handle)
    return open(path, nil)
  }

  func text(_ function: String, _ owner: Pointer) -> String {
    let get: @convention(c) (Pointer) -> Text = Self.function(function, in: handle)
    return String(get(owner))
  }

  func close(_ function: String, _ reader: Pointer) {
    let close: @convention(c) (Pointer) -> Void = Self.function(function, in: handle)
    close(reader)
  }

  func kind(of dependency: Pointer) -> UInt32 {
    let get: @convention(c) (Pointer) -> UInt32 = Self.function("unit_dependency_get_kind", in: handle)
    return get(dependency)
  }

  func modified(_ unit: Pointer) -> Int64 {
    let get: @convention(c) (Pointer, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void =
      Self.function("unit_reader_get_modification_time", in: handle)
    var seconds: Int64 = 0
    var nanoseconds: Int64 = 0
    get(unit, &seconds, &nanoseconds)
    return seconds * 1_000_000_000 + nanoseconds
  }

  /// Calls `body` with each element that `function` lists: units by name, the others by pointer.
  func each(_ function: String, of owner: Pointer, _ body: (Pointer) -> Void) {
    typealias Applier = @convention(c) (Pointer?, Pointer) -> Bool
    let apply: @convention(c) (Pointer, Pointer?, Applier) -> Bool = Self.function(function, in: handle)
    withoutActuallyEscaping(body) { body in
      withUnsafePointer(to: Call(run: body)) { call in
        _ = apply(owner, UnsafeMutableRawPointer(mutating: call)) { call, item in
          call?.assumingMemoryBound(to: Call.self).pointee.run(item)
          return true
        }
      }
    }
  }

  func unitNames(in store: Pointer) -> [String] {
    typealias Applier = @convention(c) (Pointer?, Text) -> Bool
    let apply: @convention(c) (Pointer, UInt32, Pointer?, Applier) -> Bool = Self.function("store_units_apply_f", in: handle)
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = apply(store, 1, names) { names, name in
        names?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
        return true
      }
    }
    return names
  }

  struct Call { let run: (Pointer) -> Void }
}

extension String {
  init(_ text: IndexLibrary.Text) {
    self.init(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }
}
