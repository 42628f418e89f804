extension TimerEngine {
  /// Adds an observer of late firings until the returned disposable is disposed.
  package func addLateFiringObserver(_ observer: LateFirings.Observer) -> any Disposable {
    let number = lateFirings.add(observer)
    return AnyDisposable { [weak self] in self?.lateFirings.remove(number) }
  }
}
