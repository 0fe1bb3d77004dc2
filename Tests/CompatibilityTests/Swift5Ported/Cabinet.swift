// swift-format-ignore-file
// Code for iOS. The porter's copy is in CompatibilityTests/Swift5Ported, where it is compiled and run.
import UIKit

class DrawerController: UIViewController {
    let context: String
    let hierarchic: Bool
    init(context: String, hierarchic: Bool = true, highlight: String? = nil, order: Int = 0) {
        self.context = context + (highlight ?? "") + String(order)
        self.hierarchic = hierarchic
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class CabinetController: DrawerController {
    var heard: [String] = []
    let first = UIView(), second = UIView()
    /* let well = UIColorWell() */
    lazy var shown: [UIView] = [first, /* well, */ second]

    init(title: String) {
        super.init(context: title, highlight: "!")
        self.title = title
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in shown {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            /* well.topAnchor.constraint(equalTo: first.bottomAnchor), */ // The one that goes.
            first.widthAnchor.constraint(equalToConstant: 100),
            first.heightAnchor.constraint(equalToConstant: 50),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
            second.widthAnchor.constraint(equalTo: first.widthAnchor),
            second.heightAnchor.constraint(equalTo: first.heightAnchor),
        ])
        note("loaded"/* , sender: well */)
        present(size: 1/* , dial: well */)
    }

    func add() { heard.append("add") }
    func move(_ sender: Any, event: UIEvent) { heard.append("move") }
    @IBAction func tap(_ sender: Any) { heard.append("tap") }

    func note(_ text: String, sender: UIView? = nil) { heard.append(sender == nil ? text : text + " by a well") }
    func present(size: Int, dial: UIView? = nil) { heard.append("size \(size)") }

    func name(of sender: Any) -> String {
        switch sender {
        case is UIDatePicker: return "date"
        /* case is UIPickerView:
            heard.append("picker")
            return "picker" */
        case /* is UIColorWell, */ is UISwitch: return "value"
        default: return "other"
        }
    }

    func attributes() -> [NSAttributedString.Key: Any] {
        [
            .font: UIFont.systemFont(ofSize: 12),
            /* .attachment: NSTextAttachment(), */
            .foregroundColor: UIColor.red
        ]
    }

    func use(_ other: CabinetController) {
        other.note("used")
        /* other.well.supportsAlpha = true */
        note("both"/* , sender: other.well */)
    }
}

// The same name in two types, of which one goes.
final class TableCabinet {
    struct Registration { /* let type: UIColorWell.Type */ }
    enum Row { case /* cell(UIColorWell), */ none }
    var registrations: [Registration] = []
    func add(_ registration: Registration) { registrations.append(registration) }
}
extension TableCabinet { func first() -> Registration? { registrations.first } }
extension TableCabinet {
    enum Sheet { /* final class Cell: UIColorWell { let mark = 1 } */ }
    /* func cell() -> Sheet.Cell? { nil } */
}

final class GridCabinet {
    struct Registration { let type: UICollectionViewCell.Type }
    enum Row { case cell(Int), none }
    var registrations: [Registration] = []
    func add(_ registration: Registration) { registrations.append(registration) }
    func row() -> Row { .cell(registrations.count) }
}
extension GridCabinet { func first() -> GridCabinet.Registration? { registrations.first } }
extension GridCabinet {
    enum Sheet { struct Cell { let type: UICollectionViewCell.Type } }
    func cell() -> Sheet.Cell? { Sheet.Cell(type: UICollectionViewCell.self) }
}
// A type of a missing name that is also that of a nested type.
/* final class Label: UIColorWell { let mark = 1 } */
/* func makeLabel() -> Label? { nil } */
final class LabelCabinet {
    struct Label { let text: String }
    var label: Label? = Label(text: "a")
    func named(_ labels: [Label]) -> [String] { labels.map { $0.text } }
}
final class WideLabelCabinet: CabinetWithLabel { func width(of label: Label) -> Int { label.width } }
class CabinetWithLabel { struct Label { let width: Int } }

final class Box<Registration> {
    var content: [Registration] = []
    func put(_ value: Registration) { content.append(value) }
    func map<Row>(_ transform: (Registration) -> Row) -> [Row] { content.map(transform) }
}

protocol Cabinet { associatedtype Registration; func last() -> Registration? }
extension Box: Cabinet { func last() -> Registration? { content.last } }

/* @resultBuilder
enum TableBuilder {
    static func buildBlock(_ cells: UIColorWell...) -> [UIColorWell] { cells }
} */
@resultBuilder
enum NameBuilder {
    /* static func buildBlock(_ cells: UIColorWell...) -> [String] { [] } */
    static func buildBlock(_ names: String...) -> [String] { names }
}
enum Lists {
    /* static func table(@TableBuilder _ content: () -> Int) -> Int { content() } */
    static func names(@NameBuilder _ content: () -> [String]) -> [String] { content() }
}

final class Handle: NSObject {
    var accessibilityLabel: String? { get { "handle" } set {} }
    var isAccessibilityElement: Bool { get { true } set {} }
    class func description() -> String { "the class of handles" }
}

// Methods that only a subclass of the class with the conformance has.
class Cabinets: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var heard: [String] = []

    func show(in view: UICollectionView) {
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        view.reloadData()
        view.layoutIfNeeded()
    }

    func asksForSelection(in view: UICollectionView) -> Bool? {
        (self as UICollectionViewDelegate).collectionView?(view, shouldSelectItemAt: [0, 0])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ a1: UICollectionView, layout a2: UICollectionViewLayout, sizeForItemAt a3: IndexPath) -> CGSize { _OptionalDefault.answer(CabinetsUICollectionViewDelegateFlowLayoutDefaults().collectionView(a1, layout: a2, sizeForItemAt: a3), of: self) }; func collectionView(_ a1: UICollectionView, shouldSelectItemAt a2: IndexPath) -> Bool { _OptionalDefault.answer(CabinetsUICollectionViewDelegateDefaults().collectionView(a1, shouldSelectItemAt: a2), of: self) }; func scrollViewDidScroll(_ a1: UIScrollView) { _OptionalDefault.answer(of: self) }; }

final class TallCabinets: Cabinets {
    override func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: 20, height: 90)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { false }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolled") }
}

// Written by offscreen port: UIKit's answers if an optional method is not implemented.
private final class CabinetsUICollectionViewDelegateFlowLayoutDefaults: NSObject, UICollectionViewDelegateFlowLayout {}

// Written by offscreen port: UIKit's answers if an optional method is not implemented.
private final class CabinetsUICollectionViewDelegateDefaults: NSObject, UICollectionViewDelegate {}
