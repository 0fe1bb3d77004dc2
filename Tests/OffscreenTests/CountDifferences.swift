import Offscreen

extension Counts {
    /// Returns the counts that differ from those that a test names, such as "taken: 3 instead of
    /// 0". A count that the test does not name is not compared.
    func differences(
        asks: Int? = nil, made: Int? = nil, taken: Int? = nil, put: Int? = nil, applied: Int? = nil,
        moved: Int? = nil, skipped: Int? = nil, prepares: Int? = nil, passes: Int? = nil, layoutAsks: Int? = nil,
        delegateAsks: Int? = nil, prepareForReuses: Int? = nil
    ) -> [String] {
        func difference(_ name: String, expected: Int?, counted: Int, text: String? = nil) -> String? {
            guard let expected, counted != expected else { return nil }
            return "\(name): \(text ?? "\(counted)") instead of \(expected)"
        }
        return [
            difference("asks", expected: asks, counted: self.asks),
            // The text also lists the views, if the stage records.
            difference("made", expected: made, counted: self.made.number, text: "\(self.made)"),
            difference("taken", expected: taken, counted: self.taken),
            difference("put", expected: put, counted: self.put),
            difference("applied", expected: applied, counted: self.applied),
            difference("moved", expected: moved, counted: self.moved),
            difference("skipped", expected: skipped, counted: self.skipped),
            difference("prepares", expected: prepares, counted: self.prepares),
            difference("passes", expected: passes, counted: self.passes),
            difference("layoutAsks", expected: layoutAsks, counted: self.layoutAsks),
            difference("delegateAsks", expected: delegateAsks, counted: self.delegateAsks),
            difference("prepareForReuses", expected: prepareForReuses, counted: self.prepareForReuses),
        ].compactMap { $0 }
    }
}
