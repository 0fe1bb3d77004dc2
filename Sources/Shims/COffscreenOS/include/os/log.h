// Empty: Swift code uses the module `OffscreenOS`.
