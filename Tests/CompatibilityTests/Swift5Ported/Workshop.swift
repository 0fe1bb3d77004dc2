// swift-format-ignore-file
// Code for iOS. The porter's copy is in CompatibilityTests/Swift5Ported, where it is compiled and run.
import UIKit

/// Makes objects of classes that it is given: as generic parameters, as values, and as the class of an object.
final class Workshop<Button: UIButton, Part: UIView> {
    typealias Maker = () -> Part

    let kinds: [UIView.Type]
    let key: Button.Type

    init(kinds: [UIView.Type], key: Button.Type) {
        self.kinds = kinds
        self.key = key
    }

    func buttons() -> [Button] { [Button(type: .system), key.init(type: .custom), Button.init(type: .infoLight), Button()] }
    func parts() -> [Part] { [Part(), Part.init(frame: CGRect(x: 0, y: 0, width: 4, height: 5))] }
    func views() -> [UIView] { kinds.map { $0.init() } + kinds.map { $0.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) } }
    func copy(of view: UIView) -> UIView { type(of: view).init(frame: view.frame) }
}

extension UIView {
    static func assembled<Piece: UIView>(_ kind: Piece.Type) -> Piece { kind.init() }
    class func assembled() -> Self { self.init() }
}

final class Lever: UIButton {
    var pulls = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: Selector("pull", calls: Lever.pull), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("no archive") }

    private func pull() { pulls += 1 }
}

protocol WorkshopInspector: AnyObject {
    func inspector(_ owner: UIView, colorsFor count: Int) -> [UIColor]
    func inspector(_ owner: UIView, sizeFor count: Int) -> CGSize
}

final class Inspection: UIView {
    weak var inspector: WorkshopInspector?
    weak var dataSource: UICollectionViewDataSource?

    var colors: Int? { inspector?.inspector?(self, colorsFor: 2)?.count }
    var height: CGFloat { inspector?.inspector?(self, sizeFor: 1)?.height ?? 0 }

    func reuseIdentifier(in view: UICollectionView) -> String? {
        dataSource?.collectionView?(view, viewForSupplementaryElementOfKind: "kind", at: IndexPath(item: 0, section: 0))?.reuseIdentifier
    }
}

// Written by offscreen port: the optional methods of WorkshopInspector. A default records that it ran.
private enum WorkshopInspectorDefaults { nonisolated(unsafe) static var ran = false }

extension WorkshopInspector {
    func inspector(_ a1: UIView, colorsFor a2: Int) -> [UIColor] {
        WorkshopInspectorDefaults.ran = true
        return []
    }
    func inspector(_ a1: UIView, sizeFor a2: Int) -> CGSize {
        WorkshopInspectorDefaults.ran = true
        return .zero
    }
    var inspector: WorkshopInspectorInspectorCall? { WorkshopInspectorInspectorCall(it: self) }
}

struct WorkshopInspectorInspectorCall {
    fileprivate let it: any WorkshopInspector
    @discardableResult
    func callAsFunction(_ a1: UIView, colorsFor a2: Int) -> [UIColor]? {
        let outer = WorkshopInspectorDefaults.ran
        WorkshopInspectorDefaults.ran = false
        defer { WorkshopInspectorDefaults.ran = outer }
        let answer = it.inspector(a1, colorsFor: a2)
        return WorkshopInspectorDefaults.ran ? nil : answer
    }
    @discardableResult
    func callAsFunction(_ a1: UIView, sizeFor a2: Int) -> CGSize? {
        let outer = WorkshopInspectorDefaults.ran
        WorkshopInspectorDefaults.ran = false
        defer { WorkshopInspectorDefaults.ran = outer }
        let answer = it.inspector(a1, sizeFor: a2)
        return WorkshopInspectorDefaults.ran ? nil : answer
    }
}
