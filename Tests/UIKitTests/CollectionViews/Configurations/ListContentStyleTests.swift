import Testing
import UIKit

@MainActor @Suite("Styles of list content")
struct ListContentStyleTests {
    typealias Content = UIListContentConfiguration

    private struct Look: Equatable {
        var text: UIFont
        var secondary: UIFont
        var color: UIColor
        var isSideBySide = false
        var margins = NSDirectionalEdgeInsets(11, 16, 11, 8)
    }

    @Test func `Each style has its fonts, its colour, its margins and its direction`() {
        func plain(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
        func bold(_ size: CGFloat) -> UIFont { .boldSystemFont(ofSize: size) }
        let cell = Look(text: plain(17), secondary: plain(12), color: .label)
        var header = Look(text: plain(13), secondary: plain(13), color: .secondaryLabel)
        header.margins = NSDirectionalEdgeInsets(17, 8, 6, 8)
        var footer = header
        footer.margins = NSDirectionalEdgeInsets(8, 8, 6, 8)
        let prominent = Look(text: bold(17), secondary: bold(17), color: .label)
        var plainHeader = prominent
        plainHeader.margins = NSDirectionalEdgeInsets(10, 8, 10, 8)
        var sidebar = Look(text: plain(17), secondary: plain(13), color: .label)
        sidebar.margins = NSDirectionalEdgeInsets(11, 8, 11, 8)
        var sidebarHeader = sidebar
        sidebarHeader.text = bold(17)
        var sidebarSubtitle = sidebar
        sidebarSubtitle.margins = NSDirectionalEdgeInsets(4, 8, 4, 8)
        let styles: [(Content, Look)] = [
            (.cell(), cell), (.subtitleCell(), cell), (.sidebarCell(), sidebar), (.sidebarSubtitleCell(), sidebarSubtitle),
            (.accompaniedSidebarCell(), sidebar), (.accompaniedSidebarSubtitleCell(), sidebarSubtitle),
            (.valueCell(), Look(text: plain(17), secondary: plain(17), color: .label, isSideBySide: true)), (.header(), header),
            (.footer(), footer), (.groupedHeader(), header), (.groupedFooter(), footer), (.plainFooter(), footer),
            (.plainHeader(), plainHeader), (.sidebarHeader(), sidebarHeader), (.prominentInsetGroupedHeader(), prominent),
            (.extraProminentInsetGroupedHeader(), Look(text: bold(20), secondary: bold(20), color: .label)),
        ]
        for (number, (content, look)) in styles.enumerated() {
            #expect(content.textProperties.font == look.text && content.secondaryTextProperties.font == look.secondary, "style \(number)")
            #expect(content.textProperties.color == look.color && content.secondaryTextProperties.color == .secondaryLabel)
            #expect(content.prefersSideBySideTextAndSecondaryText == look.isSideBySide, "style \(number)")
            #expect(content.directionalLayoutMargins == look.margins, "style \(number)")
        }
    }

    @Test func `Everything but fonts, colours, margins and the distance of texts begins alike`() {
        let styles: [(Content, CGFloat)] = [
            (.cell(), 3), (.valueCell(), 3), (.header(), 3), (.footer(), 4), (.plainHeader(), 4), (.extraProminentInsetGroupedHeader(), 3),
        ]
        for (content, distance) in styles {
            #expect(content.imageToTextPadding == 16 && content.textToSecondaryTextHorizontalPadding == 8)
            #expect(content.textToSecondaryTextVerticalPadding == distance && content.alpha == 1)
            #expect(content.axesPreservingSuperviewLayoutMargins == .horizontal)
            #expect(content.imageProperties.reservedLayoutSize == .zero && content.imageProperties.maximumSize == .zero)
            #expect(content.imageProperties.cornerRadius == 0 && content.imageProperties.tintColor == nil)
            for text in [content.textProperties, content.secondaryTextProperties] {
                #expect(text.numberOfLines == 0 && text.alignment == .natural && text.transform == .none && text.colorTransformer == nil)
                #expect(!text.adjustsFontSizeToFitWidth && text.minimumScaleFactor == 0 && text.adjustsFontForContentSizeCategory)
            }
        }
    }

    @Test func `Texts are transformed as told, and a label takes font, colour, lines and alignment`() throws {
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
                #expect(label.text == expected && label.textAlignment == set && label.numberOfLines == 2)
                #expect(label.font == .systemFont(ofSize: 9) && label.textColor == .green)
            }
        }
    }

    @Test func `An image takes its corner and its tint, changed as told`() throws {
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
        #expect(image.superview == nil && view.subviews.count == 1)
    }

    @Test func `Along the axes that keep the cell's margins the greater margins count`() throws {
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
        #expect(UIAxis.both == [.horizontal, .vertical] && UIAxis.horizontal.rawValue == 1 && UIAxis.vertical.rawValue == 2)
    }

    @Test func `States begin with nothing set, and each of their members tells two apart`() {
        let cell = UICellConfigurationState(traitCollection: UITraitCollection())
        let view = UIViewConfigurationState(traitCollection: UITraitCollection())
        let members: [WritableKeyPath<UICellConfigurationState, Bool>] = [
            \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned, \.isEditing, \.isExpanded, \.isSwiped, \.isReordering,
        ]
        for member in members {
            var other = cell
            #expect(!cell[keyPath: member])
            other[keyPath: member] = true
            #expect(other != cell)
        }
        for member in [\.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned]
            as [WritableKeyPath<UIViewConfigurationState, Bool>]
        {
            var other = view
            #expect(!view[keyPath: member])
            other[keyPath: member] = true
            #expect(other != view)
        }
        #expect(cell.cellDragState == .none && cell.cellDropState == .none)
    }

    @Test func `Values that differ in what stands out are hashed apart`() {
        var content = Content.cell()
        let hashes = [Content.cell(), .header()].map(\.hashValue)
        #expect(Set(hashes).count == 2)
        content.text = "a"
        #expect(!hashes.contains(content.hashValue))
        var other = Content.cell()
        other.secondaryText = "a"
        #expect(!hashes.contains(other.hashValue) && other.hashValue != content.hashValue)
        other = .cell()
        other.image = UIImage(named: "star")
        #expect(!hashes.contains(other.hashValue))
        let image = Content.ImageProperties()
        for change in [
            { $0.tintColor = .red }, { $0.cornerRadius = 1 }, { $0.tintColorTransformer = UIConfigurationColorTransformer { $0 } },
        ] as [(inout Content.ImageProperties) -> Void] {
            var changed = image
            change(&changed)
            #expect(changed.hashValue != image.hashValue)
        }
        let lines = UIListSeparatorConfiguration(listAppearance: .plain)
        for change in [
            { $0.topSeparatorVisibility = .hidden }, { $0.bottomSeparatorVisibility = .hidden }, { $0.color = .red },
        ] as [(inout UIListSeparatorConfiguration) -> Void] {
            var changed = lines
            change(&changed)
            #expect(changed.hashValue != lines.hashValue)
        }
        let layout = UICollectionViewCompositionalLayoutConfiguration()
        let spaced = UICollectionViewCompositionalLayoutConfiguration()
        spaced.interSectionSpacing = 3
        #expect(layout.hash != spaced.hash)
    }
}
