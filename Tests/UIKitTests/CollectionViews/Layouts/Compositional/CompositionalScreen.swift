import Offscreen
import UIKit

/// A compositional layout of plain cells on a screen of 320 by 480 at two pixels per point, and its
/// answers as text.
@MainActor
final class CompositionalScreen {
    let stage: Stage
    let view: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    private let source: PlainSource
    var counts: [Int] {
        get { source.counts }
        set { source.counts = newValue }
    }

    init(
        _ layout: UICollectionViewCompositionalLayout, _ counts: [Int], kinds: [String] = [],
        decorations: [String] = [],
        size: CGSize = CGSize(320, 480), scale: CGFloat = 2,
        cell: UICollectionViewCell.Type = UICollectionViewCell.self,
        header: UICollectionReusableView.Type = UICollectionReusableView.self
    ) {
        self.layout = layout
        let source = PlainSource(counts)
        let stage = Stage(width: size.width, height: size.height, scale: scale)
        (self.source, self.stage) = (source, stage)
        view = stage.run { source.view(layout, kinds: kinds, cell: cell, header: header) }
        view.isPrefetchingEnabled = false
        for kind in decorations { layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind) }
    }

    /// Registers views for the boundary items and decorations of the section and the configuration.
    /// `kinds` are those of other views.
    convenience init(
        _ section: NSCollectionLayoutSection, _ counts: [Int], kinds: [String] = [],
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init(), size: CGSize = CGSize(320, 480),
        scale: CGFloat = 2, cell: UICollectionViewCell.Type = UICollectionViewCell.self,
        header: UICollectionReusableView.Type = UICollectionReusableView.self
    ) {
        let boundaries = section.boundarySupplementaryItems + configuration.boundarySupplementaryItems
        self.init(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts,
            kinds: kinds + boundaries.map(\.elementKind), decorations: section.decorationItems.map(\.elementKind),
            size: size,
            scale: scale, cell: cell, header: header)
    }

    @discardableResult func shown() -> CompositionalScreen {
        stage.show(view)
        return self
    }

    /// Returns the frames of the cells, as "x y width height".
    func cells(_ section: Int = 0) -> [String] {
        (0..<counts[section]).map { text(view.layoutAttributesForItem(at: [section, $0])?.frame) }
    }

    func supplementaryFrame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> String {
        text(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [section, item])?.frame)
    }

    /// Returns the names of the elements in the layout's answer for a rectangle.
    func answer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> String {
        (layout.layoutAttributesForElements(in: CGRect(x, y, width, height)) ?? [])
            .map(\.name).joined(separator: ", ")
    }

    /// Returns the scroll view of an orthogonal section; nil if none of its cells is visible.
    func scroller(_ section: Int = 0) -> UIScrollView? {
        view.visibleCells.first { view.indexPath(for: $0)?.section == section }?.superview as? UIScrollView
    }

    var content: String { "\(view.contentSize.width.figure) x \(view.contentSize.height.figure)" }

    private func text(_ frame: CGRect?) -> String { frame?.figures() ?? "nil" }
}

extension UICollectionViewLayoutAttributes {
    /// "section.item" for cells, preceded by the kind for other elements. The item of a view of the
    /// whole layout is MAX.
    var name: String {
        (representedElementKind.map { $0 + " " } ?? "")
            + "\(indexPath.section).\(indexPath.item == .max ? "MAX" : "\(indexPath.item)")"
    }
}

extension CGFloat {
    /// The number with at most six digits.
    var figure: String { String(format: "%g", Double(self)) }
}

extension CGRect {
    /// Returns the frame as "x y width height".
    func figures(separator: String = " ") -> String {
        [minX, minY, width, height].map(\.figure).joined(separator: separator)
    }
}

/// A cell that prefers the size that a test sets.
final class PreferredSizeCell: UICollectionViewCell {
    static var setPreferredSize: (UICollectionViewLayoutAttributes) -> Void = { _ in }
    override func preferredLayoutAttributesFitting(_ given: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        Self.setPreferredSize(given)
        return given
    }
}

/// A supplementary view that prefers the size that a test sets.
final class PreferredSizeBar: UICollectionReusableView {
    static var setPreferredSize: (UICollectionViewLayoutAttributes) -> Void = { _ in }
    override func preferredLayoutAttributesFitting(_ given: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        Self.setPreferredSize(given)
        return given
    }
}

// These short forms keep the layouts of tests readable.

func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
}

/// Returns an item as high as its group, with a share of its width.
func slice(_ share: CGFloat) -> NSCollectionLayoutItem { item(.fractionalWidth(share), .fractionalHeight(1)) }

/// Returns an item as wide as its group, with a share of its height.
func stripe(_ share: CGFloat) -> NSCollectionLayoutItem { item(.fractionalWidth(1), .fractionalHeight(share)) }

/// Returns an item that fills its group.
func fillingItem() -> NSCollectionLayoutItem { slice(1) }

/// Returns a row of the given height, whose items have a share of its width.
func tiles(_ share: CGFloat, _ height: CGFloat, spacing: NSCollectionLayoutSpacing? = nil) -> NSCollectionLayoutGroup {
    row(height: .absolute(height), [slice(share)], spacing: spacing)
}

func row(
    _ width: NSCollectionLayoutDimension = .fractionalWidth(1), height: NSCollectionLayoutDimension,
    _ items: [NSCollectionLayoutItem],
    spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup { .horizontal(layoutSize: size(width, height), subitems: items).spaced(spacing) }

func column(
    _ width: NSCollectionLayoutDimension = .fractionalWidth(1), height: NSCollectionLayoutDimension,
    _ items: [NSCollectionLayoutItem],
    spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup { .vertical(layoutSize: size(width, height), subitems: items).spaced(spacing) }

extension NSCollectionLayoutGroup {
    func spaced(_ spacing: NSCollectionLayoutSpacing?) -> NSCollectionLayoutGroup {
        if let spacing { interItemSpacing = spacing }
        return self
    }
}

func layoutSection(
    _ group: NSCollectionLayoutGroup, insets: NSDirectionalEdgeInsets = .zero, spacing: CGFloat = 0,
    boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = [],
    decorations: [NSCollectionLayoutDecorationItem] = [],
    scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets
    section.interGroupSpacing = spacing
    section.boundarySupplementaryItems = boundaries
    section.decorationItems = decorations
    section.orthogonalScrollingBehavior = scrolling
    return section
}

func boundary(
    _ kind: String, _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ alignment: NSRectAlignment,
    offset: CGPoint = .zero, extends: Bool = true, pins: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(width, height), elementKind: kind, alignment: alignment, absoluteOffset: offset)
    item.extendsBoundary = extends
    item.pinToVisibleBounds = pins
    return item
}

/// Returns a boundary item as wide as its section.
func bar(
    _ kind: String, _ height: CGFloat, _ alignment: NSRectAlignment, offset: CGPoint = .zero, extends: Bool = true,
    pins: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
    boundary(kind, .fractionalWidth(1), .absolute(height), alignment, offset: offset, extends: extends, pins: pins)
}

/// Returns a badge of 40 by 20 points by default.
func badge(
    _ kind: String, _ container: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil,
    _ width: NSCollectionLayoutDimension = .absolute(40), _ height: NSCollectionLayoutDimension = .absolute(20)
) -> NSCollectionLayoutSupplementaryItem {
    guard let own else {
        return NSCollectionLayoutSupplementaryItem(
            layoutSize: size(width, height), elementKind: kind, containerAnchor: container)
    }
    return NSCollectionLayoutSupplementaryItem(
        layoutSize: size(width, height), elementKind: kind, containerAnchor: container, itemAnchor: own)
}

func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top, leading, bottom, trailing)
}

func edges(
    _ leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?, _ trailing: NSCollectionLayoutSpacing?,
    _ bottom: NSCollectionLayoutSpacing?
) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
}

@MainActor
func layoutConfiguration(
    _ direction: UICollectionView.ScrollDirection = .vertical, spacing: CGFloat = 0,
    boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    configuration.interSectionSpacing = spacing
    configuration.boundarySupplementaryItems = boundaries
    return configuration
}
