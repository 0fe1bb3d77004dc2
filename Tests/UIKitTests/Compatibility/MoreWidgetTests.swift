import Offscreen
import Testing

@testable import UIKit

/// Steppers, progress bars, search bars and their controllers.
@MainActor struct MoreWidgetTests {
    private let stage = Stage(width: 320, height: 480)

    private func shown<Widget: UIView>(_ widget: Widget, _ frame: CGRect) -> Widget {
        stage.act("show") {
            widget.frame = frame
            stage.window.addSubview(widget)
        }
        return widget
    }

    @Test func `A stepper has its documented values and its measured size [VIEW-35]`() {
        let stepper = UIStepper(frame: CGRect(5, 6, 500, 500))
        #expect(stepper.frame == CGRect(5, 6, 94, 32))
        #expect(stepper.intrinsicContentSize == CGSize(94, 32))
        #expect(stepper.value == 0)
        #expect(stepper.minimumValue == 0)
        #expect(stepper.maximumValue == 100)
        #expect(stepper.stepValue == 1)
        #expect(stepper.isContinuous)
        #expect(stepper.autorepeat)
        #expect(!stepper.wraps)
    }

    @Test
    func `A touch on the left half of a stepper subtracts a step, one on the right half adds one, within the range`() {
        let stepper = shown(UIStepper(), CGRect(10, 10, 94, 32))
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
        let (left, right) = (CGPoint(20, 26), CGPoint(90, 26))
        stepper.maximumValue = 5
        stepper.stepValue = 3
        for point in [right, right, right, left, left, left] { stage.tap(at: point) }
        #expect(values == [3, 5, 2, 0], "no event without a change")
        stepper.wraps = true
        stage.tap(at: left)
        #expect(stepper.value == 5)
        stage.tap(at: right)
        #expect(stepper.value == 0)
        stepper.value = 99
        #expect(stepper.value == 5)
        stepper.minimumValue = 7
        #expect(stepper.value == 7)
        #expect(stepper.maximumValue == 7)
        stepper.maximumValue = 6
        #expect(stepper.minimumValue == 6)
    }

    @Test func `A stepper that is not continuous sends its event when the finger lifts`() {
        let stepper = shown(UIStepper(), CGRect(10, 10, 94, 32))
        var count = 0
        stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        stepper.isContinuous = false
        stage.run { _ = stage.window.beginTouch(at: CGPoint(90, 26)) }
        #expect(stepper.value == 1)
        #expect(count == 0)
        stage.run { stage.window.endTouch(at: nil) }
        #expect(count == 1)
    }

    @Test(arguments: [false, true])
    func `A touch of a stepper that changes nothing sends no event, also after one that was cancelled`(wraps: Bool) {
        let stepper = shown(UIStepper(), CGRect(10, 10, 94, 32))
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
        (stepper.isContinuous, stepper.maximumValue, stepper.wraps) = (false, 1, wraps)
        func touch(_ x: CGFloat, ending end: (UIWindow) -> Void) {
            stage.run { _ = stage.window.beginTouch(at: CGPoint(x, 26)) }
            stage.run { end(stage.window) }
        }
        touch(90) { $0.cancelTouch() }
        #expect(stepper.value == 1)
        #expect(values == [], "a cancelled touch sends nothing")
        stepper.value = wraps ? 0 : 1
        touch(90) { $0.endTouch(at: nil) }
        #expect(values == (wraps ? [1] : []), "only a touch that changes the value sends the event")
        stepper.stepValue = 0
        for x in [20, 90] as [CGFloat] { touch(x) { $0.endTouch(at: nil) } }
        #expect(values.count == (wraps ? 1 : 0), "a step of length 0 changes nothing")
        stepper.stepValue = 1
        touch(20) { $0.cancelTouch() }
        stepper.isContinuous = true
        touch(20) { $0.endTouch(at: nil) }
        #expect(stepper.value == (wraps ? 1 : 0))
        #expect(values.count == (wraps ? 2 : 0))
    }

    @Test func `A progress bar limits its progress and has its measured height [VIEW-35]`() {
        let bar = UIProgressView(progressViewStyle: .bar)
        #expect(bar.progress == 0)
        #expect(bar.progressViewStyle == .bar)
        #expect(bar.intrinsicContentSize == CGSize(UIView.noIntrinsicMetric, 4))
        bar.setProgress(1.5, animated: true)
        #expect(bar.progress == 1)
        bar.progress = -0.5
        #expect(bar.progress == 0)
        let other = stage.run { UIProgressView() }
        stage.act("observe nothing") { other.observedProgress = nil }
        #expect(!stage.recording.trace.contains("not modelled"))
        stage.act("observe") { other.observedProgress = Progress(totalUnitCount: 3) }
        #expect(stage.recording.trace.contains("not modelled: UIProgressView.observedProgress"))
    }

    private final class Searching: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
        var calls: [String] = []
        var allowsEditing = true
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allowsEditing }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("text \(searchText)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update \(searchController.searchBar.text ?? "")")
        }
        func didPresentSearchController(_ searchController: UISearchController) { calls.append("present") }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("dismiss") }
    }

    @Test func `A search bar has its measured height and text field [VIEW-35]`() {
        for height in [36, 44, 50, 80] as [CGFloat] {
            let bar = shown(UISearchBar(), CGRect(0, 0, 320, height))
            stage.settle()
            #expect(bar.searchTextField.frame == CGRect(8, (height - 44) / 2, 304, 36))
        }
        #expect(UISearchBar().intrinsicContentSize == CGSize(UIView.noIntrinsicMetric, 44))
    }

    @Test func `Typing into a search bar calls its delegate and updates the results of its controller [VIEW-36]`()
        throws
    {
        let (search, client) = (stage.run { UISearchController(searchResultsController: nil) }, Searching())
        search.searchResultsUpdater = client
        search.delegate = client
        search.searchBar.delegate = client
        let bar = shown(search.searchBar, CGRect(0, 0, 320, 56))
        client.allowsEditing = false
        stage.tap(bar)
        #expect(client.calls == [])
        client.allowsEditing = true
        stage.tap(bar)
        #expect(client.calls == ["begin", "present", "update "])
        #expect(search.isActive)
        #expect(bar.isFirstResponder)
        client.calls = []
        try stage.type("ab")
        #expect(client.calls.filter { $0.hasPrefix("text") }.last == "text ab")
        #expect(client.calls.last == "update ab")
        client.calls = []
        try stage.type("\n")
        #expect(client.calls == ["search"])
        client.calls = []
        stage.run { search.isActive = false }
        #expect(client.calls == ["end", "dismiss", "update "])
        #expect(bar.text == "")
        #expect(!bar.isFirstResponder)
    }

    @Test func `However a search controller is made, its search bar begins the search and updates the results`() throws
    {
        let reader = try NSKeyedUnarchiver.reading()
        let searches = stage.run {
            [
                UISearchController(searchResultsController: nil), UISearchController(nibName: nil, bundle: nil),
                UISearchController(coder: reader)!, UISearchController(),
            ]
        }
        for search in searches {
            let client = Searching()
            search.searchResultsUpdater = client
            let bar = shown(search.searchBar, CGRect(0, 0, 320, 56))
            stage.tap(bar)
            #expect(search.isActive)
            try stage.type("a")
            #expect(client.calls == ["update ", "update a"])
            stage.run { bar.removeFromSuperview() }
        }
    }

    @Test func `Setting the text of a search bar in code calls nothing, and results are reported as not modelled`() {
        let client = Searching()
        var search: UISearchController!
        stage.act("search") { search = UISearchController(searchResultsController: UIViewController()) }
        search.searchResultsUpdater = client
        search.searchBar.delegate = client
        search.searchBar.text = "abc"
        #expect(client.calls == [])
        #expect(stage.recording.trace.contains("not modelled: UISearchController.searchResultsController"))
        let item = UINavigationItem(title: "")
        item.searchController = search
        #expect(item.searchController === search)
        #expect(item.hidesSearchBarWhenScrolling)
    }

    @Test func `A change of the text storage changes the text view, and the other way round`() {
        let text = UITextView()
        text.text = "one"
        let storage = text.textStorage
        #expect(storage.string == "one")
        text.text = "two"
        #expect(storage.string == "two")
        storage.append(NSAttributedString(string: "!"))
        storage.insert(NSAttributedString(string: "<"), at: 0)
        #expect(text.text == "<two!")
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 4))
        #expect(text.text == "two!")
        #expect((text.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
        storage.setAttributedString(NSAttributedString(string: "three"))
        #expect(text.text == "three")
        text.insertText("!")
        #expect(storage.string == "three!")
        #expect(text.textStorage === storage)
    }
}
