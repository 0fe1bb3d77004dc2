import Testing
import UIKit

/// Tests that make objects from metatypes: from a variable, an array, the class of an object, or a
/// generic parameter.
@MainActor struct ClassValueTests {
    private class MyCell: UICollectionViewCell {
        var word = ""

        override init(frame: CGRect) {
            super.init(frame: frame)
            word = "\(Int(frame.width)) wide"
        }

        required init?(coder: NSCoder) { fatalError("no archive") }
    }

    private final class Screen: UIViewController {
        var name: String?

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            name = nibNameOrNil ?? "no nib"
        }

        required init?(coder: NSCoder) { fatalError("no archive") }
    }

    private final class Rows: UICollectionViewFlowLayout {
        override init() {
            super.init()
            minimumLineSpacing = 7
        }

        required init?(coder: NSCoder) { fatalError("no archive") }
    }

    private final class List: UICollectionView {
        override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            super.init(frame: frame, collectionViewLayout: layout)
            tag = 5
        }

        required init?(coder: NSCoder) { fatalError("no archive") }
    }

    private final class Grid: UICollectionViewController {}

    private final class Tinted: UICollectionViewLayoutAttributes {
        var tint = 3
    }

    private final class Shape: CAShapeLayer {}

    private let frame = CGRect(x: 0, y: 0, width: 30, height: 10)

    @Test func `A metatype makes a cell of the class that it represents [VIEW-18]`() {
        let cellClass: UICollectionViewCell.Type = MyCell.self
        let cell = cellClass.init(frame: frame)
        #expect(type(of: cell) == MyCell.self)
        #expect((cell as? MyCell)?.word == "30 wide")
        #expect((cellClass.init() as? MyCell)?.word == "0 wide")
    }

    @Test func `Metatypes in an array make views of the classes that they represent [VIEW-18]`() {
        let classes: [UIView.Type] = [UIView.self, MyCell.self, UILabel.self]
        #expect(classes.map { "\(type(of: $0.init(frame: frame)))" } == ["UIView", "MyCell", "UILabel"])
        #expect(classes.map { "\(type(of: $0.init()))" } == ["UIView", "MyCell", "UILabel"])
    }

    @Test func `The metatype of a view makes another view of the same class [VIEW-18]`() {
        let view: UIView = MyCell(frame: .zero)
        let other = type(of: view).init(frame: frame)
        #expect(other !== view)
        #expect((other as? MyCell)?.word == "30 wide")
    }

    @Test func `A class method that returns Self makes an object of the class on which the method is called [VIEW-18]`()
    {
        let cellClass: UIView.Type = MyCell.self
        #expect(type(of: UILabel.made()) == UILabel.self)
        #expect((cellClass.made() as? MyCell)?.word == "0 wide")
    }

    @Test
    func
        `An initialiser called on a metatype makes a controller or collection view of the represented class [VIEW-18]`()
    {
        let screenClass: UIViewController.Type = Screen.self
        #expect((screenClass.init() as? Screen)?.name == "no nib")
        #expect((screenClass.init(nibName: "Screen", bundle: nil) as? Screen)?.name == "Screen")
        let gridClass: UICollectionViewController.Type = Grid.self
        let (layout, grid) = (Rows(), gridClass.init(collectionViewLayout: Rows()))
        #expect(grid is Grid)
        #expect((grid.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 7)
        let listClass: UICollectionView.Type = List.self
        let list = listClass.init(frame: frame, collectionViewLayout: layout)
        #expect(list.tag == 5)
        #expect(list.collectionViewLayout === layout)
        #expect(list.frame == frame)
    }

    @Test
    func
        `A metatype makes layouts, attributes, invalidation contexts and layers of the class the metatype represents [VIEW-18]`()
    {
        let layoutClass: UICollectionViewLayout.Type = Rows.self
        #expect((layoutClass.init() as? Rows)?.minimumLineSpacing == 7)
        let attributesClass: UICollectionViewLayoutAttributes.Type = Tinted.self
        #expect((attributesClass.init() as? Tinted)?.tint == 3)
        let contextClass: UICollectionViewLayoutInvalidationContext.Type = UICollectionViewFlowLayoutInvalidationContext
            .self
        #expect(contextClass.init() is UICollectionViewFlowLayoutInvalidationContext)
        let layerClass: CALayer.Type = Shape.self
        #expect(layerClass.init() is Shape)
    }

    private func make<View: UIView>(_ viewClass: View.Type) -> [View] {
        [View(), View(frame: frame), viewClass.init(frame: frame)]
    }

    @Test func `Generic code makes views of its generic parameter and of a metatype argument [VIEW-18]`() {
        #expect(make(MyCell.self).map(\.word) == ["0 wide", "30 wide", "30 wide"])
        // The generic parameter is the class with which the metatype is declared.
        let cellClass: UICollectionViewCell.Type = MyCell.self
        #expect(make(cellClass).map { $0 is MyCell } == [false, false, true])
    }

    private final class Slot<Content: UIView>: UICollectionViewCell {
        let content = Content()
        let framed = Content(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    }

    private func make<Object: UIViewController>(_: Object.Type) -> Object { Object() }
    private func make<Object: UICollectionViewLayout>(_: Object.Type) -> Object { Object() }

    @Test func `A generic cell and generic functions make views, controllers and layouts of their generic parameters`()
    {
        let slot = Slot<MyCell>(frame: .zero)
        #expect(slot.content.word == "0 wide")
        #expect(slot.content.frame == .zero)
        #expect(slot.framed.word == "3 wide")
        #expect(slot.framed.frame.height == 4)
        #expect(Slot<UILabel>().content.text == nil)
        #expect(make(Screen.self).name == "no nib")
        #expect(make(Rows.self).minimumLineSpacing == 7)
    }

    @Test func `An object made from a metatype is deallocated when it is no longer used`() {
        let cellClass: UICollectionViewCell.Type = MyCell.self
        weak var cell: UICollectionViewCell?
        autoreleasepool {
            let made = cellClass.init(frame: frame)
            cell = made
            #expect(cell != nil)
        }
        #expect(cell == nil)
    }

    // MARK: - Comparisons of metatypes

    @Test func `Metatypes are compared by identity, and nil equals only nil [VIEW-18]`() {
        let none: AnyClass? = nil
        let layer: AnyClass? = UIView.layerClass
        #expect(layer === CALayer.self)
        #expect(layer !== CAShapeLayer.self)
        #expect(none !== CALayer.self)
        #expect(none !== CALayer.self)
        #expect(none === nil)
        let isPlain = Rows.layoutAttributesClass === UICollectionViewLayoutAttributes.self
        #expect(isPlain)
    }

    // MARK: - Custom initialisers

    private final class Badge: UICollectionReusableView {
        let text: String

        init(text: String) {
            self.text = text
            super.init(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        }

        required init?(coder: NSCoder) { fatalError("no archive") }
    }

    private final class Marked: UICollectionViewLayoutAttributes {
        let mark: Int

        init(mark: Int) {
            self.mark = mark
            super.init()
        }
    }

    private final class Ring: CALayer {
        let width: CGFloat

        init(width: CGFloat) {
            self.width = width
            super.init()
        }

        required init?(coder: NSCoder) { fatalError("no archive") }
    }

    @Test func `A subclass of a reusable view, attributes or a layer need not have init(frame:) or init() [POOL-16]`() {
        let badge = Badge(text: "new")
        let view = UIView()
        view.addSubview(badge)
        #expect(badge.text == "new")
        #expect(badge.frame.width == 8)
        #expect(view.subviews == [badge])
        #expect(Marked(mark: 4).mark == 4)
        #expect(Ring(width: 2).width == 2)
    }
}

extension UIView {
    fileprivate class func made() -> Self { self.init(frame: .zero) }
}
