import Offscreen
import Testing
import UIKit

/// A delegate that records its calls, and forbids some of them.
private final class Referee: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var forbids: Set<String> = []
    private func note(_ what: String, _ path: IndexPath) -> Bool {
        log.append("\(what) \(path.item)")
        return !forbids.contains(what)
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("mayLight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        _ = note("lit", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        _ = note("unlit", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("may", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("mayNot", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        _ = note("did", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        _ = note("undid", indexPath)
    }
}

@MainActor struct SelectionTests {
    private let stage = Stage(width: 100, height: 400)
    private let referee = Referee()
    private let screen = ListScreen("a", "b", "c", "d")
    private var view: UICollectionView { screen.view }

    init() {
        screen.view.delegate = referee
        stage.show(screen.view)
    }

    private func tap(_ item: Int) { stage.tap(screen.cell(item)!) }

    @Test
    func
        `A tap highlights a cell, deselects the old cell, then selects the new one, each before its delegate call [SEL-01] [SEL-02]`()
    {
        final class Noted: UICollectionViewCell {
            static var note: (String) -> Void = { _ in }
            override var isHighlighted: Bool {
                didSet { if isHighlighted != oldValue { Noted.note("light \(tag) \(isHighlighted ? "on" : "off")") } }
            }
            override var isSelected: Bool {
                didSet { if isSelected != oldValue { Noted.note("choice \(tag) \(isSelected ? "on" : "off")") } }
            }
        }
        let screen = GridScreen([4], itemSize: CGSize(width: 100, height: 40), cell: Noted.self)
        screen.configure = { $0.tag = $1.item }
        screen.view.delegate = referee
        stage.show(screen.view)
        Noted.note = { [referee] in referee.log.append($0) }
        defer { Noted.note = { _ in } }
        func tap(_ item: Int) -> [String] {
            referee.log = []
            stage.tap(screen.cell(item)!)
            return referee.log
        }
        let lights = { (item: Int) in
            ["mayLight \(item)", "light \(item) on", "lit \(item)", "light \(item) off", "unlit \(item)"]
        }
        #expect(tap(1) == lights(1) + ["may 1", "choice 1 on", "did 1"])
        let asked = stage.recording.events.filter { $0.verb == .ask && $0.partner == "delegate" }.map(\.line)
        #expect(
            asked == ["ask delegate shouldHighlightItemAt 0-1", "ask delegate shouldSelectItemAt 0-1"], "in the trace")
        #expect(tap(2) == lights(2) + ["may 2", "choice 1 off", "undid 1", "choice 2 on", "did 2"])
        #expect(screen.view.indexPathsForSelectedItems == [path(2)])
        screen.view.allowsMultipleSelection = true
        #expect(tap(1) == lights(1) + ["may 1", "choice 1 on", "did 1"], "the other items stay selected")
        #expect(tap(2) == lights(2) + ["mayNot 2", "choice 2 off", "undid 2"])
        #expect(screen.view.indexPathsForSelectedItems == [path(1)])
        referee.forbids = ["mayNot"]
        #expect(tap(1) == lights(1) + ["mayNot 1"])
        #expect(screen.view.indexPathsForSelectedItems == [path(1)])
    }

    @Test
    func
        `A tap selects no item if the delegate forbids the highlighting or the selection of the item [SEL-01] [SEL-02]`()
    {
        referee.forbids = ["mayLight"]
        tap(1)
        #expect(referee.log == ["mayLight 1"])
        referee.forbids = ["may"]
        tap(1)
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func `A touch that is cancelled, begins a scroll or ends outside of the cell selects nothing [SEL-03]`() {
        let middle = screen.cell(1)!.center
        stage.touchDown(at: middle)
        #expect(screen.cell(1)!.isHighlighted)
        stage.touchCancel()
        #expect(!screen.cell(1)!.isHighlighted)
        stage.touchDown(at: middle)
        stage.drag(view, by: CGPoint(x: 0, y: 10))
        stage.touchUp()
        stage.touchDown(at: middle)
        stage.touchUp(at: CGPoint(x: 50, y: 390))
        let counts = ["lit", "unlit"].map { call in referee.log.count { $0.hasPrefix(call) } }
        #expect(counts == [3, 3])
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func `A cell removed from the hierarchy while it is touched leaves no highlight behind`() {
        stage.touchDown(at: screen.cell(1)!.center)
        #expect(screen.cell(1)!.isHighlighted)
        stage.act("take the cell away") { screen.cell(1)!.removeFromSuperview() }
        stage.touchUp()
        #expect(referee.log.last == "unlit 1")
        #expect(view.indexPathsForSelectedItems == [])
        stage.act("reload") { view.reloadData() }
        #expect(!screen.cell(1)!.isHighlighted)
    }

    @Test func `Programmatic selection and deselection call none of the delegate's methods for selection [SEL-04]`() {
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        #expect(screen.cell(1)!.isSelected)
        view.selectItem(at: path(2), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [path(2)])
        view.deselectItem(at: path(2), animated: false)
        view.selectItem(at: path(3), animated: false, scrollPosition: [])
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [])
        #expect(referee.log == [])
    }

    @Test func `If allowsSelection is false, a tap highlights the cell and selects nothing`() {
        tap(1)
        view.allowsSelection = false
        #expect(view.indexPathsForSelectedItems == [])
        tap(2)
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [])
        #expect(referee.log.contains("lit 2"))
    }

    @Test func `Disabling multiple selection keeps only the selected item with the greatest index path`() {
        view.allowsMultipleSelection = true
        for item in 0..<3 { tap(item) }
        view.allowsMultipleSelection = false
        #expect(view.indexPathsForSelectedItems == [path(2)])
    }

    @Test func `A selected item stays selected while it is off screen, and its reused cell is not selected`() {
        let screen = stage.shown(ListScreen(count: 100))
        screen.view.selectItem(at: path(1), animated: false, scrollPosition: [])
        stage.scroll(screen.view, by: 1000)
        #expect(screen.view.visibleCells.allSatisfy { !$0.isSelected })
        stage.scroll(screen.view, by: -1000)
        #expect(screen.cell(1)!.isSelected)
        screen.view.selectItem(at: path(50), animated: false, scrollPosition: .top)
        #expect(screen.view.contentOffset.y == 2000)
    }

    @Test func `A visible view above a cell receives the tap, unless its user interaction is disabled [ORDER-05]`() {
        let cover = UIView(frame: view.bounds)
        view.addSubview(cover)
        #expect(stage.tap(screen.cell(1)!) === cover)
        #expect(referee.log == [])
        cover.isUserInteractionEnabled = false
        tap(1)
        #expect(view.indexPathsForSelectedItems == [path(1)])
    }
}
