import UIKit

/// The owner and data source of a table view that shows bills, some of which are overdue.
@MainActor
package final class BillScreen: NSObject, UITableViewDataSource {
    /// The way in which the cells take care of the color of an overdue bill.
    package enum Cells {
        case leaveColor
        case resetColorInPrepareForReuse
        case setColorForEveryBill

        fileprivate var type: BillCell.Type {
            switch self {
            case .leaveColor: BillCell.self
            case .resetColorInPrepareForReuse: ResettingBillCell.self
            case .setColorForEveryBill: CompleteBillCell.self
            }
        }
    }

    package let tableView = UITableView(frame: .zero, style: .plain)
    private let bills: [String]
    private let overdue: Set<Int>

    /// - Parameter overdue: the rows of the bills that are overdue.
    package init(count: Int, overdue: Set<Int>, cells: Cells) {
        bills = (0..<count).map { "bill \($0)" }
        self.overdue = overdue
        super.init()
        tableView.rowHeight = 44
        tableView.register(cells.type, forCellReuseIdentifier: "bill")
        tableView.dataSource = self
    }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { bills.count }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "bill", for: indexPath) as! BillCell
        cell.show(bills[indexPath.row], isOverdue: overdue.contains(indexPath.row))
        return cell
    }
}
