#if Porting

  /// The body of a declaration that cannot be called.
  var moved: Never { fatalError("an old spelling was called") }

#endif
