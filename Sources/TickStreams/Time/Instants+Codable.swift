#if !hasFeature(Embedded)  // which has no coders
  extension TickInstant: Codable {
    /// Reads the nanoseconds.
    public init(from decoder: any Decoder) throws {
      try self.init(nanoseconds: decoder.singleValueContainer().decode(Int64.self))
    }

    /// Writes the nanoseconds, a whole number.
    public func encode(to encoder: any Encoder) throws {
      try nanoseconds.encode(to: encoder)
    }
  }

  extension WallInstant: Codable {
    /// Reads the nanoseconds.
    public init(from decoder: any Decoder) throws {
      try self.init(nanosecondsSince1970: decoder.singleValueContainer().decode(Int64.self))
    }

    /// Writes the nanoseconds, a whole number.
    public func encode(to encoder: any Encoder) throws {
      try nanosecondsSince1970.encode(to: encoder)
    }
  }
#endif
