/// A number that represents a text, such as a kind, an identifier or a message, so that events
/// contain no references.
///
/// OPTIMIZATION: each copy of an event with strings would retain every string. The numbers differ
/// from process to process, so they never appear in output.
package struct InternedString: Hashable, Sendable {
    let number: Int32

    package static let none = InternedString(number: 0)

    init(number: Int32) {
        self.number = number
    }

    @MainActor
    package init(_ text: String) {
        if let known = InternedString.numbers[text] {
            number = known
        } else {
            number = Int32(InternedString.texts.count)
            InternedString.texts.append(text)
            InternedString.numbers[text] = number
        }
    }

    @MainActor package var text: String { InternedString.texts[Int(number)] }

    @MainActor private static var texts = [""]
    @MainActor private static var numbers: [String: Int32] = ["": 0]
}
