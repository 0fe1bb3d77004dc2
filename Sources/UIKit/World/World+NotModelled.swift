extension World {
    /// Reports that the app used something the model does not simulate. The report always has the same form and never stays out.
    func notModelled(_ member: String) {
        if let tape {
            tape.write(.notModelled, in: nil, text: InternedString(member))
        } else if self === World.standard {
            World.writeNotModelled(member)
        }
    }

    /// The same, for code that belongs to no actor.
    nonisolated static func notModelled(_ member: String) {
        guard isReachable else { return writeNotModelled(member) }
        MainActor.assumeIsolated { World.current.notModelled(member) }
    }

    private nonisolated static func writeNotModelled(_ member: String) {
        FileHandle.standardError.write(Data("not modelled: \(member)\n".utf8))
    }

    /// A message of the app's own log, from any thread: into the trace of the world that runs, or to the standard error.
    package nonisolated static func logMessage(_ text: String) {
        let isWritten =
            isReachable
            && MainActor.assumeIsolated {
                World.current.tape?.write(.log, in: nil, text: InternedString(text)) != nil
            }
        if !isWritten { FileHandle.standardError.write(Data((text + "\n").utf8)) }
    }
}
