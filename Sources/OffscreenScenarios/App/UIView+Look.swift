import UIKit

/// What a cell shows, in the words of the scenarios' answers.
extension UIView {
    /// The text of the labels in a cell, in the order of the views; "nothing" if there is none.
    var shownText: String {
        if let label = (self as? ItemCell)?.label ?? (self as? PosterCell)?.label { return label.text ?? "nothing" }
        let shown = textsOfLabels.filter { !$0.isEmpty }
        return shown.isEmpty ? "nothing" : shown.joined(separator: ", ")
    }

    private var textsOfLabels: [String] {
        isHidden ? [] : ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.textsOfLabels)
    }

    /// The name of a cell's background color; "plain" for the default.
    var nameOfColor: String {
        let plainColor = self is ItemCell ? ItemCell.plainColor : .systemBackground
        guard let backgroundColor, backgroundColor != plainColor else { return "plain" }
        return LayoutChoice.colors.sorted { $0.key < $1.key }.first { $0.value == backgroundColor }?.key ?? "another"
    }
}
