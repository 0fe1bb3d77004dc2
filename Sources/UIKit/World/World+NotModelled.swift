import Synchronization

extension World {
    /// Records the use of a member that is not modelled. Without an event tape, `World.standard`
    /// prints the member to the standard error, and other worlds do nothing.
    func recordNotModelled(_ member: String) {
        if let tape {
            tape.write(.notModelled, in: nil, text: InternedString(member))
        } else if self === World.standard {
            World.printNotModelled(member)
        }
    }

    /// Records, in the current world, the use of a member that is not modelled. Off the main actor,
    /// prints it to the standard error.
    nonisolated static func recordNotModelled(_ member: String) {
        guard isReachable else { return printNotModelled(member) }
        MainActor.assumeIsolated { World.current.recordNotModelled(member) }
    }

    /// The members that were printed. Each is printed once.
    private nonisolated static let printedMembers = Mutex<Set<String>>([])

    private nonisolated static func printNotModelled(_ member: String) {
        guard printedMembers.withLock({ $0.insert(member).inserted }) else { return }
        FileHandle.standardError.write(Data("not modelled: \(member)\n".utf8))
    }

    /// Records on the event tape a message that the app logs. Off the main actor, or without a
    /// tape, prints the message to the standard error.
    package nonisolated static func logAppMessage(_ text: String) {
        let isWritten =
            isReachable
            && MainActor.assumeIsolated {
                World.current.tape?.write(.log, in: nil, text: InternedString(text), cause: .app) != nil
            }
        if !isWritten { FileHandle.standardError.write(Data((text + "\n").utf8)) }
    }
}
