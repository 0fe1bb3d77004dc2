// Empty: SwiftPM accepts no C target without a source file.
