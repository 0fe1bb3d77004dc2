import UIKit

final class NoScrollEventsSidewaysMistake: CarouselController {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        page = Int((scrollView.contentOffset.x / cardWidth).rounded())
    }
}
