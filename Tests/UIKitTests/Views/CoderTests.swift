import Testing

@testable import UIKit

/// The contents of archives are not read. A view from an archive equals a view that is made with an
/// empty frame.
@MainActor struct CoderTests {
    private let coder: NSCoder = try! NSKeyedUnarchiver.reading()

    private func properties(of view: UIView) -> [String] {
        [
            "\(type(of: view))", "\(view.frame)", "\(view.isUserInteractionEnabled)", "\(view.clipsToBounds)",
            "\(view.isHidden)",
            "\(view.layer.owner === view)", "\(view.autoresizingMask.rawValue)", "\(view.isOpaque)",
            "\(view.contentMode)",
            "\(view.needsLayout)", "\(view.isReusableView)",
        ] + view.subviews.flatMap { properties(of: $0) }
    }

    @Test func `A view made by init(coder:) has the properties of a new view with an empty frame`() {
        let pairs: [(UIView?, UIView)] = [
            (UIView(coder: coder), UIView(frame: .zero)), (UILabel(coder: coder), UILabel(frame: .zero)),
            (UIImageView(coder: coder), UIImageView(frame: .zero)),
            (UIScrollView(coder: coder), UIScrollView(frame: .zero)),
            (UIControl(coder: coder), UIControl(frame: .zero)), (UIButton(coder: coder), UIButton(frame: .zero)),
            (UIActivityIndicatorView(coder: coder), UIActivityIndicatorView(frame: .zero)),
            (UIRefreshControl(coder: coder), UIRefreshControl(frame: .zero)),
            (UIStackView(coder: coder), UIStackView(frame: .zero)),
            (UIVisualEffectView(coder: coder), UIVisualEffectView(effect: nil)),
            (UINavigationBar(coder: coder), UINavigationBar(frame: .zero)),
            (UITabBar(coder: coder), UITabBar(frame: .zero)),
            (UICollectionReusableView(coder: coder), UICollectionReusableView(frame: .zero)),
            (UICollectionViewCell(coder: coder), UICollectionViewCell(frame: .zero)),
        ]
        for (made, plain) in pairs {
            #expect(made.map { properties(of: $0) } == properties(of: plain))
            // The serials of the two views follow each other.
            #expect(made!.name.classNumber == plain.name.classNumber)
            #expect(made!.name.serial + 1 == plain.name.serial)
        }
        let window = UIWindow(coder: coder)
        #expect(window.map { UIApplication.shared.windows.contains($0) } == true)
        let button = UIButton(coder: coder)
        button?.setTitle("Go", for: .normal)
        #expect(button?.titleLabel?.text == "Go")
        #expect(button?.subviews.count == 1)
        let effect = UIVisualEffectView(coder: coder)!
        effect.frame = CGRect(0, 0, 30, 40)
        #expect(effect.contentView.superview === effect)
        #expect(effect.contentView.frame == effect.bounds)
        #expect(effect.effect == nil)
    }

    @Test
    func
        `A controller from init(coder:) has a view of the screen's size, and a layout guide from init(coder:) has no owning view`()
    {
        let controllers = [
            UIViewController(coder: coder), UINavigationController(coder: coder), UITabBarController(coder: coder),
        ]
        for controller in controllers {
            #expect(controller?.isViewLoaded == false)
            #expect(controller?.view.frame == UIScreen.main.bounds)
        }
        let guide = UILayoutGuide(coder: coder)
        #expect(guide?.role == .free)
        #expect(guide?.owningView == nil)
        #expect(guide?.identifier == "")
    }
}
