extension World {
    /// Says that something was asked of the model that it does not simulate. One form, never silently.
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
}
