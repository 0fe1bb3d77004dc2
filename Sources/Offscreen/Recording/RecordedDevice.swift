import UIKit

/// The device on which a recording was made, and facts about that recording. The recording was made
/// by the probe, a Swift file that `offscreen probe` writes for an app.
public struct RecordedDevice: Equatable, Codable, Sendable {
    /// The system, such as "iOS 10.3.1".
    public var system: String
    /// The model, such as "iPhone".
    public var model: String
    /// The class of the collection view.
    public var listClass: String
    /// The class of the collection view's layout.
    public var layoutClass: String
    /// Whether the recording contains the texts of labels.
    public var recordsTexts = true
    /// The number of times that the probe asked the layout for attributes. Each of these questions
    /// may run the app's code.
    public var layoutQuestionCount = 0
    /// The number of ticks that were dropped from the beginning of the recording, so that the file
    /// stays below one megabyte.
    public var droppedMomentCount = 0
    /// The number of ticks that are missing at the end of the recording, so that the file stays
    /// below one megabyte; nil for none.
    public var omittedMomentCount: Int?

    private enum CodingKeys: String, CodingKey {
        case system, model
        case listClass = "list"
        case layoutClass = "layout"
        case recordsTexts = "texts"
        case layoutQuestionCount = "questions"
        case droppedMomentCount = "dropped"
        case omittedMomentCount = "lost"
    }
}

extension RecordedDevice: CustomStringConvertible {
    /// A line such as "recorded on a device: iPhone, iOS 10.3.1; UICollectionView with CardLayout;
    /// 12 questions to the layout".
    public var description: String {
        var text = "recorded on a device: \(model), \(system); \(listClass) with \(layoutClass); "
        text += layoutQuestionCount == 1 ? "1 question to the layout" : "\(layoutQuestionCount) questions to the layout"
        if droppedMomentCount > 0 { text += "; the first \(droppedMomentCount) moments were dropped" }
        if let omittedMomentCount { text += "; the last \(omittedMomentCount) moments were left out" }
        return recordsTexts ? text : text + "; without texts"
    }
}

extension Recording {
    /// Returns the recording with only the ticks that have numbers in a range.
    ///
    /// - Returns: nil if no tick has such a number.
    public func limited(toTicks numbers: ClosedRange<Int>) -> Recording? {
        var copy = self
        copy.ticks = ticks.filter { numbers.contains($0.number) }
        return copy.ticks.isEmpty ? nil : copy
    }

    /// The recording without the app's texts: the texts of views and events, the names of images,
    /// and the quoted parts of the steps' names. The names of classes, kinds and reuse pools
    /// remain, but events do not name the pools.
    public var withoutTexts: Recording {
        var copy = self
        copy.device?.recordsTexts = false
        for index in copy.ticks.indices {
            copy.ticks[index].tree.root.removeTextsAndImages()
            copy.ticks[index].what = copy.ticks[index].what.replacing(/"[^"]*"/, with: "\"\"")
            for event in copy.ticks[index].events.indices { copy.ticks[index].events[event].text = "" }
        }
        return copy
    }
}

extension ViewTree.Node {
    fileprivate mutating func removeTextsAndImages() {
        text = nil
        image = nil
        for index in children.indices { children[index].removeTextsAndImages() }
    }
}
