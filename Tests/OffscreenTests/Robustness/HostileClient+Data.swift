import Offscreen
import UIKit

extension HostileClient {
    static let dataSources: [HostileClient] = [
        HostileClient("answers with another number of items each time it is asked") { screen in
            var asks = 0
            screen.hooks.items = { _ in
                asks += 7
                return asks % 30
            }
        } after: { screen, stage in
            for _ in 0..<5 {
                screen.layout.invalidateLayout()
                screen.view.reloadData()
                screen.view.layoutIfNeeded()
            }
        },
        HostileClient("has another number of sections each time it is asked") { screen in
            var asks = 0
            screen.hooks.sections = {
                asks += 1
                return asks % 4
            }
        } after: { screen, _ in
            for _ in 0..<5 {
                screen.view.reloadData()
                screen.view.layoutIfNeeded()
            }
        },
        after("has fewer items than before, and the collection view is not told") { screen, _ in
            screen.hooks.items = { _ in 2 }
            screen.layout.invalidateLayout()
        },
        HostileClient("answers with -5 items") { $0.hooks.items = { _ in -5 } },
        HostileClient("answers with -3 sections") { $0.hooks.sections = { -3 } },
        HostileClient("answers with NSNotFound items") { $0.hooks.items = { _ in NSNotFound } },
        HostileClient("answers with NSNotFound sections") { $0.hooks.sections = { NSNotFound } },
        HostileClient(
            "has four billion items",
            before: {
                $0.hooks.items = { _ in 4_000_000_000 }; $0.delegate = nil; $0.view.delegate = nil
            }),
        HostileClient("has a hundred thousand sections without items") { screen in
            screen.view.delegate = nil
            screen.hooks.sections = { 100_000 }
            screen.hooks.items = { _ in 0 }
        },
        HostileClient("asks the collection view for the count it is asked for") { screen in
            screen.hooks.items = { [unowned screen] in screen.view.numberOfItems(inSection: $0) }
            screen.hooks.sections = { [unowned screen] in screen.view.numberOfSections }
        },
        HostileClient("reloads the data whenever it is asked for a count") { screen in
            screen.hooks.items = { [unowned screen] _ in
                screen.view.reloadData()
                return 20
            }
        },
        HostileClient("is released when it is asked for a count") { screen in
            screen.hooks.items = { [unowned screen] _ in
                screen.view.dataSource = nil
                return 20
            }
        },
    ]

    static let cells: [HostileClient] = [
        HostileClient("a cell that was not dequeued") { $0.hooks.cell = { _ in UICollectionViewCell(frame: .zero) } },
        HostileClient("the same cell for all items") { screen in
            var first: UICollectionViewCell?
            screen.hooks.cell = { [unowned screen] path in
                if first == nil { first = screen.dequeue(path) }
                return first!
            }
        },
        HostileClient("cells kept from the first time") { screen in
            var known: [IndexPath: UICollectionViewCell] = [:]
            screen.hooks.cell = { [unowned screen] path in
                known[path] = known[path] ?? screen.dequeue(path)
                return known[path]!
            }
        } after: { screen, stage in
            stage.scroll(screen.view, by: 80)
            screen.view.reloadData()
        },
        HostileClient("the cell that is on screen already") { screen in
            screen.hooks.cell = { [unowned screen] in screen.view.cellForItem(at: .item(0)) ?? screen.dequeue($0) }
        },
        HostileClient("two cells dequeued, the second returned") { screen in
            screen.hooks.cell = { [unowned screen] in
                _ = screen.dequeue($0)
                return screen.dequeue($0)
            }
        },
        HostileClient("a cell dequeued for an item that does not exist") { screen in
            screen.hooks.cell = { [unowned screen] _ in screen.dequeue(.item(500, 9)) }
        },
        HostileClient("a cell dequeued for an empty index path") { screen in
            screen.hooks.cell = { [unowned screen] _ in screen.dequeue(IndexPath()) }
        },
        HostileClient("a class registered for cells that is no cell class") { screen in
            screen.hooks.cell = { [unowned screen] in screen.view.dequeueReusableCell(withReuseIdentifier: "no cell", for: $0) }
        },
        HostileClient("an identifier that is not registered") { screen in
            screen.hooks.cell = { [unowned screen] in screen.view.dequeueReusableCell(withReuseIdentifier: "nobody", for: $0) }
        },
        HostileClient("an empty identifier") { screen in
            screen.hooks.cell = { [unowned screen] in screen.view.dequeueReusableCell(withReuseIdentifier: "", for: $0) }
        },
        HostileClient("cells of another collection view") { screen in
            let other = HostileScreen()
            screen.kept = [other]
            screen.hooks.cell = { other.dequeue($0) }
        } after: { screen, stage in
            stage.scroll(screen.view, by: 80)
        },
        HostileClient("a cell taken out of the hierarchy before it is returned") { screen in
            screen.hooks.cell = { [unowned screen] in
                let cell = screen.dequeue($0)
                cell.removeFromSuperview()
                return cell
            }
        },
        HostileClient("a cell put into another view before it is returned") { screen in
            let drawer = UIView()
            screen.kept = [drawer]
            screen.hooks.cell = { [unowned screen] in
                let cell = screen.dequeue($0)
                drawer.addSubview(cell)
                return cell
            }
        } after: { screen, stage in
            stage.scroll(screen.view, by: 80)
        },
    ]
}
