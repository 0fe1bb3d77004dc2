// swift-format-ignore-file
// Code for iOS. The porter's copy is in CompatibilityTests/Swift5Ported, where it is compiled and run.
/* import EventKit */
import UIKit

protocol ShelfParent: AnyObject { func show() }
extension UITableView: ShelfParent { func show() { reloadData() } }
extension UICollectionView: ShelfParent { func show() { reloadData() } }

final class ShelfSource<Parent: ShelfParent>: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var names = ["a", "b"]
    weak var table: UITableView?
    weak var parent: Parent?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // A comment may end a line.
        UITableViewCell() // like this
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
    }

    func add(_ name: String) {
        names.append(name)
        table?.reloadData()
        switch names.count {
        case 3: table?.beginUpdates()
        default: parent?.show()
        }
    }
}

extension ShelfSource where Parent == UITableView {
    convenience init(rows: [String]) { self.init() }
}

final class ShelfController: UIViewController {
    let source = ShelfSource<UICollectionView>()
    /* private let steps = UIColorWell(), dial = UIPickerView() */
    private(set) var heard: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        /* steps.supportsAlpha = true */
        /* let feedback = UIPrintInfo(dictionary: nil) */
        /* feedback.jobName = "names" */
        if source.names.count > 1 { /* feedback.duplex = .none */ }
        /* view.addSubview(steps) */
        UIView.performWithoutAnimation {
            heard.append("loaded")
            /* dial.selectRow(1, inComponent: 0, animated: false) */
        }
    }

    /* func note(_ event: EKEvent) { heard.append(event.title) } */
    /* func dialRow() -> Int { dial.selectedRow(inComponent: 0) } */
    /* override func encodeRestorableState(with coder: NSCoder) { heard.append("state") } */
}

final class ShelfTable: UITableViewController {
    let table = "a table"
}

enum Shelves {
    static func make(tables: Bool) -> UIViewController { ShelfController() }
    static func table() -> ShelfTable { ShelfTable() }
}
