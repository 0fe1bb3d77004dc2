import Testing
import UIKit

@MainActor struct ListContentStyleTests {
    typealias Content = UIListContentConfiguration

    /// The values of a style. Point sizes are negative for bold fonts. Margins are in the order
    /// top, leading, bottom, trailing.
    private struct Look: Equatable {
        let text, secondary: CGFloat
        var margins: [CGFloat] = [11, 16, 11, 8]
        var color = UIColor.label
        /// The distance of the image from the text.
        var image: CGFloat = 16
        /// The vertical distance between the texts.
        var vertical: CGFloat = 3
        var isSideBySide = false
        /// Whether texts have one line and may shrink to nine tenths.
        var isTight = false
    }

    private func values(of content: Content) -> Look {
        func size(_ font: UIFont) -> CGFloat {
            font == .boldSystemFont(ofSize: font.pointSize) ? -font.pointSize : font.pointSize
        }
        let margins = content.directionalLayoutMargins
        return Look(
            text: size(content.textProperties.font), secondary: size(content.secondaryTextProperties.font),
            margins: [margins.top, margins.leading, margins.bottom, margins.trailing],
            color: content.textProperties.color,
            image: content.imageToTextPadding, vertical: content.textToSecondaryTextVerticalPadding,
            isSideBySide: content.prefersSideBySideTextAndSecondaryText,
            isTight: content.textProperties.numberOfLines == 1)
    }

    @Test
    func
        `Each list content style has its measured fonts, colour, margins, distances and arrangement of texts [LIST-03] [LIST-07]`()
    {
        func sidebar(_ text: CGFloat, _ margins: [CGFloat], _ vertical: CGFloat) -> Look {
            Look(text: text, secondary: 13, margins: margins, image: 10, vertical: vertical, isTight: true)
        }
        let header = Look(text: 13, secondary: 13, margins: [17, 8, 6, 8], color: .secondaryLabel)
        let footer = Look(text: 13, secondary: 13, margins: [8, 8, 6, 8], color: .secondaryLabel, vertical: 4)
        let styles: [(Content, Look)] = [
            (.cell(), Look(text: 17, secondary: 12)), (.subtitleCell(), Look(text: 17, secondary: 12)),
            (.valueCell(), Look(text: 17, secondary: 17, isSideBySide: true)), (.header(), header),
            (.groupedHeader(), header),
            (.footer(), footer), (.groupedFooter(), footer), (.plainFooter(), footer),
            (.plainHeader(), Look(text: -17, secondary: -17, margins: [10, 8, 10, 8], vertical: 4)),
            (.prominentInsetGroupedHeader(), Look(text: -17, secondary: -17)),
            (.extraProminentInsetGroupedHeader(), Look(text: -20, secondary: -20)),
            (.sidebarCell(), sidebar(17, [11, 8, 11, 8], 4)),
            (.sidebarSubtitleCell(), sidebar(17, [4, 8, 4, 8], 0)),
            (.accompaniedSidebarCell(), sidebar(17, [11, 8, 11, 8], 4)),
            (.accompaniedSidebarSubtitleCell(), sidebar(17, [4, 8, 4, 8], 0)),
            (.sidebarHeader(), sidebar(-17, [11, 8, 11, 8], 4)),
        ]
        for (number, (content, look)) in styles.enumerated() {
            #expect(values(of: content) == look, "style \(number)")
            #expect(content.secondaryTextProperties.color == .secondaryLabel)
            #expect(content.textToSecondaryTextHorizontalPadding == 8)
            #expect(content.axesPreservingSuperviewLayoutMargins == .horizontal)
            #expect(content.alpha == 1)
            #expect(content.imageProperties.reservedLayoutSize == .zero)
            #expect(content.imageProperties.maximumSize == .zero)
            #expect(content.imageProperties.cornerRadius == 0)
            #expect(content.imageProperties.tintColor == nil)
            for text in [content.textProperties, content.secondaryTextProperties] {
                #expect(text.numberOfLines == (look.isTight ? 1 : 0))
                #expect(text.minimumScaleFactor == (look.isTight ? 0.9 : 0))
                #expect(text.adjustsFontSizeToFitWidth == look.isTight)
                #expect(text.allowsDefaultTighteningForTruncation == look.isTight)
                #expect(text.alignment == .natural)
                #expect(text.transform == .none)
                #expect(text.adjustsFontForContentSizeCategory)
                #expect(text.colorTransformer == nil)
            }
        }
        #expect(Content.ImageProperties.standardDimension == -CGFloat.greatestFiniteMagnitude)
    }

    @Test
    func `The label of a list content view has the configuration's text transform, font, colour, lines and alignment`()
        throws
    {
        let transforms: [(Content.TextProperties.TextTransform, String)] = [
            (.none, "one Two"), (.uppercase, "ONE TWO"), (.lowercase, "one two"), (.capitalized, "One Two"),
        ]
        let alignments: [(Content.TextProperties.TextAlignment, NSTextAlignment)] = [
            (.natural, .natural), (.center, .center), (.justified, .justified),
        ]
        for (transform, expected) in transforms {
            for (alignment, set) in alignments {
                var content = Content.cell()
                content.text = "one Two"
                content.textProperties.transform = transform
                content.textProperties.alignment = alignment
                content.textProperties.numberOfLines = 2
                content.textProperties.font = .systemFont(ofSize: 9)
                content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
                let label = try #require(UIListContentView(configuration: content).subviews.first as? UILabel)
                #expect(label.text == expected)
                #expect(label.textAlignment == set)
                #expect(label.numberOfLines == 2)
                #expect(label.font == .systemFont(ofSize: 9))
                #expect(label.textColor == .green)
            }
        }
    }

    @Test
    func `The image view of a list content view has the configuration's corner radius and transformed tint color`()
        throws
    {
        var content = Content.cell()
        content.image = UIImage(named: "star")
        content.imageProperties.cornerRadius = 4
        let view = UIListContentView(configuration: content)
        let image = try #require(view.subviews.first as? UIImageView)
        #expect(image.layer.cornerRadius == 4)
        #expect(content.imageProperties.resolvedTintColor(for: .blue) == .blue)
        content.imageProperties.tintColor = .red
        #expect(content.imageProperties.resolvedTintColor(for: .blue) == .red)
        content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { $0 == .red ? .green : .black }
        #expect(content.imageProperties.resolvedTintColor(for: .blue) == .green)
        view.configuration = content
        #expect(image.tintColor == .green)
        content.image = nil
        content.text = "a"
        view.configuration = content
        #expect(image.superview == nil)
        #expect(view.subviews.count == 1)
    }

    @Test
    func
        `Along axes that preserve the superview's margins, list content uses the greater of its own and the superview's margin`()
        throws
    {
        let outer = UIView(frame: CGRect(0, 0, 200, 100))
        outer.layoutMargins = UIEdgeInsets(30, 20, 31, 21)
        var content = Content.cell()
        content.text = "a"
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(1, 2, 3, 4)
        let view = UIListContentView(configuration: content)
        view.frame = outer.bounds
        outer.addSubview(view)
        func label(_ axes: UIAxis, _ attribute: UISemanticContentAttribute = .forceLeftToRight) -> CGRect {
            content.axesPreservingSuperviewLayoutMargins = axes
            view.configuration = content
            view.semanticContentAttribute = attribute
            view.setNeedsLayout()
            view.layoutIfNeeded()
            return view.subviews[0].frame
        }
        let line = label([]).height
        #expect(label([]) == CGRect(2, (100 - 2 - line) / 2, 194, line))
        #expect(label(.horizontal) == CGRect(20, (100 - 2 - line) / 2, 159, line))
        #expect(label(.vertical) == CGRect(2, (100 - 1 - line) / 2, 194, line))
        #expect(label(.both) == CGRect(20, (100 - 1 - line) / 2, 159, line))
        #expect(label(.horizontal, .forceRightToLeft) == CGRect(20, (100 - 2 - line) / 2, 159, line))
        #expect(view.sizeThatFits(CGSize(200, 0)) == CGSize(200, 1 + line + 3))
        #expect(UIAxis.both == [.horizontal, .vertical])
        #expect(UIAxis.horizontal.rawValue == 1)
        #expect(UIAxis.vertical.rawValue == 2)
    }

    @Test func `Configuration states begin with every flag false, and states that differ in one flag are unequal`() {
        func expectFlags<State: Equatable>(_ state: State, _ flags: [WritableKeyPath<State, Bool>]) {
            for flag in flags {
                var other = state
                #expect(!state[keyPath: flag], "\(flag)")
                other[keyPath: flag] = true
                #expect(other != state, "\(flag)")
            }
        }
        let cell = UICellConfigurationState(traitCollection: UITraitCollection())
        expectFlags(
            cell,
            [
                \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned, \.isEditing, \.isExpanded,
                \.isSwiped, \.isReordering,
            ])
        expectFlags(
            UIViewConfigurationState(traitCollection: UITraitCollection()),
            [\.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned])
        #expect(cell.cellDragState == .none)
        #expect(cell.cellDropState == .none)
    }

    @Test
    func
        `Configurations of list contents, separators and layouts have different hash values if one tested property differs`()
    {
        func expectHashes<Value: Hashable>(_ value: Value, _ changes: [(inout Value) -> Void]) {
            let hashes = changes.map { change -> Int in
                var other = value
                change(&other)
                return other.hashValue
            }
            #expect(Set(hashes + [value.hashValue]).count == changes.count + 1, "\(Value.self)")
        }
        expectHashes(
            Content.cell(),
            [{ $0 = .header() }, { $0.text = "a" }, { $0.secondaryText = "a" }, { $0.image = UIImage(named: "star") }])
        expectHashes(
            Content.ImageProperties(),
            [
                { $0.tintColor = .red }, { $0.cornerRadius = 1 },
                { $0.tintColorTransformer = UIConfigurationColorTransformer { $0 } },
            ])
        expectHashes(
            UIListSeparatorConfiguration(listAppearance: .plain),
            [{ $0.topSeparatorVisibility = .hidden }, { $0.bottomSeparatorVisibility = .hidden }, { $0.color = .red }])
        let spaced = UICollectionViewCompositionalLayoutConfiguration()
        spaced.interSectionSpacing = 3
        #expect(UICollectionViewCompositionalLayoutConfiguration().hash != spaced.hash)
    }
}
