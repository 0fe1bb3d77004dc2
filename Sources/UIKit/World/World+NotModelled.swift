extension World {
    /// Says that something was asked of the model that it does not simulate. One form, never silently.
    func notModelled(_ member: String) {
        if let probe {
            probe.record(ProbeEvent(.notModelled, text: Phrase(member)))
        } else if self === World.standard {
            FileHandle.standardError.write(Data("not modelled: \(member)\n".utf8))
        }
    }
}
