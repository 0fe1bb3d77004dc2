// SwiftPM takes no target of C without a source.
