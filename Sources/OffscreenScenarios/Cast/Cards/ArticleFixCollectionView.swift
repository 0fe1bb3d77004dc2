import UIKit

/// The fix as the article has it: after every layout the cards go to the back. [STACK-08]
///
/// It repairs cards against everything else. What it leaves: headers and armbands that came to lie too low, and three
/// pitfalls [STACK-09]. `CardCollectionView` has the complete fix.
open class ArticleFixCollectionView: UICollectionView {
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view is SectionCardDecorationView { sendSubviewToBack(view) }
    }
}
