import Offscreen
import UIKit

extension HostileClient {
    private static func items(_ name: String, _ count: @escaping @MainActor @Sendable (HostileScreen, Int) -> Int)
        -> HostileClient
    {
        HostileClient(name) { screen in screen.hooks.items = { [unowned screen] in count(screen, $0) } }
    }

    private static func cell(
        _ name: String, _ provide: @escaping @MainActor @Sendable (HostileScreen, IndexPath) -> UICollectionViewCell
    ) -> HostileClient {
        HostileClient(name) { screen in screen.hooks.cell = { [unowned screen] in provide(screen, $0) } }
    }

    private static func identifier(_ name: String, _ identifier: String) -> HostileClient {
        cell(name) { screen, path in screen.view.dequeueReusableCell(withReuseIdentifier: identifier, for: path) }
    }

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
        items("answers with -5 items") { _, _ in -5 },
        HostileClient("answers with -3 sections") { $0.hooks.sections = { -3 } },
        items("answers with NSNotFound items") { _, _ in NSNotFound },
        HostileClient("answers with NSNotFound sections") { $0.hooks.sections = { NSNotFound } },
        HostileClient("has four billion items") { screen in
            screen.hooks.items = { _ in 4_000_000_000 }
            (screen.delegate, screen.view.delegate) = (nil, nil)
        },
        HostileClient("has a hundred thousand sections without items") { screen in
            screen.view.delegate = nil
            screen.hooks.sections = { 100_000 }
            screen.hooks.items = { _ in 0 }
        },
        HostileClient("asks the collection view for the count it is asked for") { screen in
            screen.hooks.items = { [unowned screen] in screen.view.numberOfItems(inSection: $0) }
            screen.hooks.sections = { [unowned screen] in screen.view.numberOfSections }
        },
        items("reloads the data whenever it is asked for a count") { screen, _ in
            screen.view.reloadData()
            return 20
        },
        items("is released when it is asked for a count") { screen, _ in
            screen.view.dataSource = nil
            return 20
        },
    ]

    static let cells: [HostileClient] = [
        cell("a cell that was not dequeued") { _, _ in UICollectionViewCell(frame: .zero) },
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
        cell("the cell that is on screen already") { screen, path in
            screen.view.cellForItem(at: .item(0)) ?? screen.dequeue(path)
        },
        cell("two cells dequeued, the second returned") { screen, path in
            _ = screen.dequeue(path)
            return screen.dequeue(path)
        },
        cell("a cell dequeued for an item that does not exist") { screen, _ in screen.dequeue(.item(500, 9)) },
        cell("a cell dequeued for an empty index path") { screen, _ in screen.dequeue(IndexPath()) },
        identifier("a class registered for cells that is not a cell class", "no cell"),
        identifier("an identifier that is not registered", "nobody"), identifier("an empty identifier", ""),
        scrolled("cells of another collection view") { screen in
            let other = HostileScreen()
            screen.kept = [other]
            screen.hooks.cell = { other.dequeue($0) }
        },
        cell("a cell taken out of the hierarchy before it is returned") { screen, path in
            let cell = screen.dequeue(path)
            cell.removeFromSuperview()
            return cell
        },
        scrolled("a cell put into another view before it is returned") { screen in
            let drawer = UIView()
            screen.kept = [drawer]
            screen.hooks.cell = { [unowned screen] in
                let cell = screen.dequeue($0)
                drawer.addSubview(cell)
                return cell
            }
        },
    ]
}
