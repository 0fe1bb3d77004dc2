import UIKit

/// A list of messages, which loads older ones above them.
class MessagesController: ListController {
    override var acts: [String: () -> Void] {
        ["load older messages": { [unowned self] in prepend(["older 1", "older 2"]) }]
    }

    func prepend(_ older: [String]) {}
}
