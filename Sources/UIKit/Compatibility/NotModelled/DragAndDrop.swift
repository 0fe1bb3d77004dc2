/// What a drop would do. Not modelled: nothing is dragged between apps.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: NSObject {
    public enum Intent: Int, Sendable {
        case unspecified
        case insertAtDestinationIndexPath
        case insertIntoDestinationIndexPath
    }

    open private(set) var intent = Intent.unspecified
}

extension UICollectionViewCell {
    /// Where a cell is in a drag between apps. Not modelled: nothing is dragged between apps.
    public enum DragState: Int, Sendable {
        case none
        case lifting
        case dragging
    }
}

extension UICollectionView {
    /// How soon a drag over the view makes room. Kept, because nothing is dragged between apps.
    public enum ReorderingCadence: Int, Sendable {
        case immediate
        case fast
        case slow
    }

    /// False: nothing is dragged between apps.
    public var hasActiveDrag: Bool { false }

    /// False: nothing is dragged between apps.
    public var hasActiveDrop: Bool { false }
}

extension UIScrollView {
    /// Kept for tvOS code: there is no index to display.
    public enum IndexDisplayMode: Int, Sendable {
        case automatic
        case alwaysHidden
    }
}
