import Offscreen
import Testing
import UIKit

@MainActor struct MenuTests {
    @Test func `An action stores its title, image, identifier, state and attributes, and a control runs the action`() {
        let stage = Stage(width: 100, height: 100)
        var ran: [String] = []
        let image = UIImage()
        let (share, delete) = stage.run {
            (
                UIAction(title: "Share", image: image, identifier: UIAction.Identifier("share"), state: .on) {
                    ran.append($0.title)
                },
                UIAction(
                    title: "Delete", subtitle: "all", discoverabilityTitle: "d", attributes: [.destructive, .hidden]
                ) { _ in }
            )
        }
        #expect(share.image === image)
        #expect(share.identifier.rawValue == "share")
        #expect(share.state == .on)
        #expect(share.attributes.isEmpty)
        #expect(delete.subtitle == "all")
        #expect(delete.discoverabilityTitle == "d")
        #expect(delete.attributes == [.destructive, .hidden])
        #expect(delete.state == .off)
        #expect(delete.identifier == UIAction.Identifier(rawValue: "action-1"))
        share.title = "Send"
        share.image = nil
        #expect((share as UIMenuElement).title == "Send")
        #expect((share as UIMenuElement).image == nil)
        let button = UIButton(frame: CGRect(0, 0, 100, 100))
        button.addAction(share, for: .touchUpInside)
        stage.show(button)
        stage.tap(button)
        #expect(ran == ["Send"])
        #expect(share.sender === button)
        #expect([UIMenuElement.State.off, .on, .mixed].map(\.rawValue) == [0, 1, 2])
        expectRawValues(
            [1, 2, 4, 8], of: UIMenuElement.Attributes.disabled, .destructive, .hidden, .keepsMenuPresented)
    }

    @Test func `A menu stores its children, and replacingChildren returns a menu with other children`() {
        let actions = ["a", "b", "c"].map { UIAction(title: $0, state: $0 == "b" ? .off : .on) { _ in } }
        let inner = UIMenu(options: .displayInline, children: [actions[0], actions[1]])
        let menu = UIMenu(
            title: "m", image: UIImage(), identifier: UIMenu.Identifier("i"), children: [inner, actions[2]])
        #expect(menu.children == [inner, actions[2]])
        #expect(menu.selectedElements == [actions[0], actions[2]])
        let other = menu.replacingChildren([UIDeferredMenuElement.uncached { $0([]) }])
        #expect(other.title == "m")
        #expect(other.identifier.rawValue == "i")
        #expect(other.image === menu.image)
        #expect(other.children.count == 1)
        #expect(inner.options == .displayInline)
        #expect(inner.identifier == UIMenu.Identifier(rawValue: ""))
        expectRawValues(
            [1, 2, 32, 128], of: UIMenu.Options.displayInline, .destructive, .singleSelection, .displayAsPalette)
    }

    @Test
    func
        `A collection view delegate can return a context menu configuration, and a call of a missing method returns nil`()
    {
        final class Delegate: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: "id" as NSString, previewProvider: nil) {
                    UIMenu(title: "", children: $0)
                }
            }
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let delegate: any UICollectionViewDelegate = Delegate()
        let made = delegate.collectionView(view, contextMenuConfigurationForItemAt: [0, 0], point: .zero)
        #expect(made?.identifier as? NSString == "id")
        #expect(made?.secondaryItemIdentifiers == [])
        let plain: any UICollectionViewDelegate = EmptyDelegate()
        #expect(plain.collectionView(view, contextMenuConfigurationForItemAt: [0, 0], point: .zero) == nil)
        #expect(plain.collectionView(view, contextMenuConfigurationForItemsAt: [[0, 0]], point: .zero) == nil)
        expectRawValues([0, 1], of: UIContextMenuInteractionCommitStyle.dismiss, .pop)
        let identifiers = (0..<2).map { _ in UIContextMenuConfiguration().identifier as? NSUUID }
        #expect(identifiers[0] != nil)
        #expect(identifiers[0] != identifiers[1])
    }
}
