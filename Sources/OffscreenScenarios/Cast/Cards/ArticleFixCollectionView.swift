import UIKit

/// The fix of the article: after every layout the cards are sent to the back. [STACK-08]
///
/// It mends the order of cards against everything else. It does not mend headers and armbands that lie too low, and it has three
/// pitfalls [STACK-09]. `CardCollectionView` has the complete fix.
open class ArticleFixCollectionView: UICollectionView {
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view is SectionCardDecorationView { sendSubviewToBack(view) }
    }
}
