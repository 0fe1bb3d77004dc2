// Nothing of this is C: Swift code uses `OffscreenOS`.
