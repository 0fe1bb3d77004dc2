import Foundation

extension NSKeyedUnarchiver {
    /// Returns a reader of the archive that a closure writes.
    static func reading(_ write: (NSKeyedArchiver) -> Void = { _ in }) throws -> NSKeyedUnarchiver {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        write(archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        return reader
    }
}
