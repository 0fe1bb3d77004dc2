import UIKit

/// A collection view with the fix from an article on section cards: after every layout it sends the
/// cards to the back. [STACK-08]
///
/// The fix puts the cards below everything else. It does not correct headers and armbands that lie
/// too low, and it has three pitfalls [STACK-09]. `CardCollectionView` has the complete fix.
open class ArticleFixCollectionView: UICollectionView {
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view is SectionCardDecorationView { sendSubviewToBack(view) }
    }
}
