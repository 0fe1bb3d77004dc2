extension Unmanaged {
    /// Runs `body` with the object, without retaining it. The caller ensures that another reference
    /// keeps the object alive.
    ///
    /// OPTIMIZATION: a retain and its release are atomic and cost 18 ns together, as much as twenty
    /// field accesses.
    @inline(__always)
    func withoutRetaining<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
