import UIKit
import XCTest

/// Calls the code of the other files in this folder, which `offscreen port` wrote.
@MainActor
final class PortedCodeTests: XCTestCase {
    func testAButtonCallsItsMethodsInTheirOrder() async {
        let deck = Deck(frame: .zero)
        deck.button.sendActions(for: .touchUpInside)
        deck.button.sendActions(for: .valueChanged)
        XCTAssertEqual(deck.heard, ["pressed", "pushed by UIButton", "changed"])
        XCTAssertEqual(
            deck.button.actions(forTarget: deck, forControlEvent: .touchUpInside), ["pressed", "pushed:event:"])
        deck.forgetPresses()
        deck.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(deck.heard.suffix(2), ["changed", "pushed by UIButton"])
    }

    func testAnActionWithoutATargetIsSentToTheResponderChain() async {
        let holder = DeckHolder(frame: .zero)
        let deck = Deck(frame: .zero)
        holder.addSubview(deck)
        deck.button.sendActions(for: .touchDown)
        XCTAssertEqual(holder.tag, 5)
    }

    func testRecognizersNotificationsAndTimersCallTheirMethods() async {
        let deck = Deck(frame: .zero)
        deck.gestureRecognizers?.first?.state = .ended
        NotificationCenter.default.post(name: .init("dealt"), object: 4)
        deck.timer().fire()
        XCTAssertEqual(deck.heard, ["recognized true", "dealt 4", "ticked"])
        NotificationCenter.default.removeObserver(deck)
        NotificationCenter.default.post(name: .init("dealt"), object: 5)
        XCTAssertEqual(deck.heard.count, 3)
    }

    func testOptionalMethodsAreCalledWithAQuestionMark() async {
        let deck = Deck(frame: .zero)
        XCTAssertEqual(deck.size(at: 2), CGSize(width: 7, height: 7))
        let delegate = Delegate()
        deck.delegate = delegate
        XCTAssertEqual(deck.size(at: 2), CGSize(width: 2, height: 1))
        XCTAssertEqual(deck.title(at: 1), "none")
        XCTAssertFalse(deck.shuffle())
        let listener = Listener()
        deck.delegate = listener
        XCTAssertEqual(deck.size(at: 2), CGSize(width: 7, height: 7))
        XCTAssertEqual([deck.title(at: 0), deck.title(at: 1)], ["none", "card 1"])
        XCTAssertTrue(deck.shuffle())
        XCTAssertEqual(listener.shuffles, 1)
        XCTAssertEqual(deck.count(), -1)
        deck.counter = listener
        XCTAssertEqual(deck.count(), 52)
    }

    func testOverridesFromAnExtensionAreCalled() async {
        let deck = Deck(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        deck.setNeedsLayout()
        deck.layoutIfNeeded()
        XCTAssertEqual(deck.tag, 1)
        XCTAssertEqual(deck.intrinsicContentSize, CGSize(width: 33, height: 44))
        XCTAssertTrue(deck.layer is CAGradientLayer)
        XCTAssertNotNil(deck.hitTest(CGPoint(x: 9, y: 9), with: nil))
    }

    func testOverridesOfMembersOfAnExtensionAreCalled() async {
        let rack: Rack = WineRack(frame: .zero)
        XCTAssertEqual(rack.load(2, from: "a"), "wine: 2 from a")
        XCTAssertEqual(rack.capacity, 6)
        rack.setNeedsLayout()
        rack.layoutIfNeeded()
        rack.tag = 4
        XCTAssertEqual(rack.heard, ["rack", "wine", "tag 0 to 4"])
    }

    func testSelectorsCallTheMethodsTheyNameAndValuesAreRead() async {
        let values = RackValues(frame: .zero)
        values.listen()
        for event: UIControl.Event in [.touchUpInside, .touchDown, .valueChanged] { values.sendActions(for: event) }
        XCTAssertEqual(values.heard, ["tapped", "named", "chosen"])
        let frame = NSValue(cgRect: CGRect(x: 0, y: 0, width: 1, height: 2))
        XCTAssertEqual(values.height(Notification(name: .init("a"), object: nil, userInfo: ["frame": frame])), 2)
        XCTAssertNil(values.height(Notification(name: .init("a"))))
        XCTAssertEqual(values.title.length, 0)
        XCTAssertEqual(values.progress.totalUnitCount, 0)
    }

    func testTheSmallestCodeGoesAndTheRestRuns() async {
        let cabinet = CabinetController(title: "a")
        XCTAssertEqual(cabinet.context, "a!0")
        XCTAssertTrue(cabinet.hierarchic)
        cabinet.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        cabinet.view.layoutIfNeeded()
        XCTAssertEqual(cabinet.first.frame, CGRect(x: 20, y: 10, width: 100, height: 50))
        XCTAssertEqual(cabinet.second.frame, CGRect(x: 20, y: 60, width: 100, height: 50))
        XCTAssertEqual(cabinet.shown, [cabinet.first, cabinet.second])
        XCTAssertEqual(cabinet.name(of: UIDatePicker(frame: .zero)), "date")
        XCTAssertEqual(cabinet.name(of: UISwitch(frame: .zero)), "value")
        XCTAssertEqual(cabinet.name(of: 1), "other")
        XCTAssertEqual(cabinet.attributes().count, 2)
        cabinet.use(cabinet)
        cabinet.add()
        XCTAssertEqual(cabinet.heard, ["loaded", "size 1", "used", "both", "add"])
    }

    func testANameOfTwoTypesGoesOnlyWhereItsTypeIsMissing() async {
        let grid = GridCabinet()
        grid.add(GridCabinet.Registration(type: UICollectionViewCell.self))
        XCTAssertTrue(grid.first()?.type == UICollectionViewCell.self)
        guard case .cell(1) = grid.row() else { return XCTFail("the row has another case") }
        let box = Box<Int>()
        box.put(4)
        XCTAssertEqual(box.map { "\($0)" }, ["4"])
        XCTAssertEqual(box.last(), 4)
        XCTAssertTrue(grid.cell()?.type == UICollectionViewCell.self)
        XCTAssertEqual(LabelCabinet().named([LabelCabinet.Label(text: "b")]), ["b"])
        XCTAssertEqual(LabelCabinet().label?.text, "a")
        XCTAssertEqual(WideLabelCabinet().width(of: CabinetWithLabel.Label(width: 7)), 7)
        XCTAssertEqual(
            Lists.names {
                "a"; "b"
            }, ["a", "b"])
    }

    func testAnObjectThatIsNoViewHasItsOwnDescriptions() async {
        XCTAssertEqual(Handle().accessibilityLabel, "handle")
        XCTAssertTrue(Handle().isAccessibilityElement)
        XCTAssertEqual(Handle.description(), "the class of handles")
        XCTAssertEqual(Cabinets.description(), "Swift5Ported.Cabinets")
    }

    func testAMethodThatOnlyASubclassHasIsCalled() async {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 40)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        let plain = Cabinets(), tall = TallCabinets()
        for (cabinets, size) in [(plain, CGSize(width: 30, height: 40)), (tall, CGSize(width: 20, height: 90))] {
            cabinets.show(in: view)
            XCTAssertEqual(view.layoutAttributesForItem(at: [0, 0])?.size, size)
            layout.invalidateLayout()
        }
        view.contentOffset.y = 1
        XCTAssertEqual(tall.heard, ["scrolled"])
        XCTAssertEqual(plain.heard, [])
        XCTAssertEqual(plain.asksForSelection(in: view), nil)
        XCTAssertEqual(tall.asksForSelection(in: view), false)
    }

    func testCodeWithEditsByHandRuns() async {
        let ledger = Ledger()
        XCTAssertNil(ledger.first)
        ledger.anyObjects = [LedgerEntry(), NSObject()]
        XCTAssertEqual([ledger.first, ledger.last], [0.25, nil])
        XCTAssertEqual(ledger.summary(), "2")
        XCTAssertEqual([0, 1].map(ledger.title), ["none", "one"])
        XCTAssertEqual([true, false].map(ledger.color), [.red, .red])
        XCTAssertEqual(ledger.picture(isBold: true).size, ledger.picture(isBold: false).size)
        XCTAssertEqual([LedgerEntry(), NSObject()].map(ledger.canClose), [true, false])
        XCTAssertEqual(ledger.days(), 26)
        ledger.write(["a"])
        XCTAssertEqual(ledger.heard, ["written"])
        let cell = LedgerCell(frame: .zero)
        cell.watch()
        cell.isSelected = true
        XCTAssertEqual(cell.marks, 1)
    }

    func testAFileWithoutImportsUsesNamesThatUIKitExports() async {
        let stand = Stand()
        XCTAssertEqual(stand.frame.maxY, 4)
        XCTAssertEqual(stand.path.section, 2)
        XCTAssertEqual(stand.paragraph(), .center)
        XCTAssertEqual(stand.request("https://example.com/a")?.url?.path, "/a")
    }

    func testKeyPathsAreStringsAndTextIsUnchanged() async {
        XCTAssertEqual(Deck.paths, ["hidden", "label.text", "shuffles", "#keyPath(Deck.x) @objc 1"])
        XCTAssertTrue(Deck(frame: .zero).isPlain)
    }

    /// [VIEW-19]
    func testRectanglesThatOnlyTouchDoNotIntersect() async {
        let deck = Deck(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let overlaps = [(10, 0), (0, 10), (-10, 0), (0, -10), (10, 10), (9, 9), (-9, 0), (0, 0)].map { x, y in
            deck.overlaps(Deck(frame: CGRect(x: x, y: y, width: 10, height: 10)))
        }
        XCTAssertEqual(overlaps, [false, false, false, false, false, true, true, true])
        let empty = [(0, 0), (5, 0), (5, 5), (10, 5), (5, 10), (-1, 5)].map { x, y in
            deck.overlaps(Deck(frame: CGRect(x: x, y: y, width: 0, height: 0)))
        }
        XCTAssertEqual(empty, [true, true, true, false, false, false])
    }

    func testAGenericTypeMakesViewsOfItsParameter() async {
        let decks = Maker<Deck>().make()
        XCTAssertEqual(decks.map(\.frame), [.zero, CGRect(x: 1, y: 2, width: 3, height: 4)])
        decks[1].button.sendActions(for: .valueChanged)
        XCTAssertEqual(decks[1].heard, ["changed"])
        XCTAssertEqual(Maker<UILabel>().make().count, 2)
    }

    func testValuesOfViewsAreObserved() async {
        let watch = Watch(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        watch.contentSize = CGSize(width: 10, height: 500)
        watch.begin()
        watch.contentOffset.y = 5
        watch.frame.size.height = 30
        watch.face.text = "noon"
        watch.face.text = "noon"
        watch.face.font = .systemFont(ofSize: 30)
        watch.end()
        watch.contentOffset.y = 9
        watch.face.text = "midnight"
        XCTAssertEqual(watch.heard, ["offset 0 to 5", "bounds mine 20", "bounds mine 30", "text noon", "font other 0"])
    }

    func testATransitionCallsItsDelegate() async throws {
        let watch = Watch(frame: .zero)
        watch.turn()
        watch.layer.removeAnimation(forKey: "turn")
        watch.turn()
        try await Task.sleep(nanoseconds: 400_000_000)
        XCTAssertEqual(watch.heard, ["start", "stop false", "start", "stop true"])
    }

    func testAssociatedObjectsClassNamesAndPerformWorkOnLinux() async {
        let watch = Watch(frame: .zero)
        watch.watchName = "first"
        XCTAssertEqual(watch.watchName, "first")
        XCTAssertNil(watch.face.watchName)
        XCTAssertEqual(watch.names, ["Watch", "", "0"])
        XCTAssertTrue(UIView.watched === UIApplication.shared)
        XCTAssertTrue(try Watch.holds(watch.names.count == 3))
    }
}

private final class Delegate: NSObject, DeckDelegate {
    func deck(_ deck: Deck, sizeForCardAt index: Int) -> CGSize { CGSize(width: index, height: 1) }
    func deckIsOpen(_ deck: Deck) -> Bool { true }
}

private final class Listener: NSObject, DeckDelegate, DeckCounting {
    var shuffles = 0
    func deckDidShuffle(_ deck: Deck) { shuffles += 1 }
    func deckIsOpen(_ deck: Deck) -> Bool { false }
    func deck(_ deck: Deck, titleForCardAt index: Int) -> String? { index == 0 ? nil : "card \(index)" }
    func count() -> Int { 52 }
}
