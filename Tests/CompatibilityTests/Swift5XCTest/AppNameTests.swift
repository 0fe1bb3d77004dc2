import UIKit
import XCTest

/// A screen that uses the names that apps need besides collection views, as older apps write them.
private final class ProfileScreen: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate, UIEditMenuInteractionDelegate, UIPointerInteractionDelegate
{
    let saveButton = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in })
    let stepper = UIStepper()
    let progress = UIProgressView(progressViewStyle: .bar)
    let notes = UITextView()
    let search = UISearchController(searchResultsController: nil)
    private let impact = UIImpactFeedbackGenerator(style: .medium)
    private let selection = UISelectionFeedbackGenerator()
    private var observers: [NSObjectProtocol] = []
    private(set) var queries: [String] = []
    private(set) var styles: [UIUserInterfaceStyle] = []
    private(set) var keyboardHeight: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false

        configureButton()
        stepper.minimumValue = 1
        stepper.addTarget(nil, action: Selector("step:"), for: .valueChanged)
        progress.setProgress(0.5, animated: true)
        progress.progressTintColor = .systemBlue

        view.addSubview(saveButton)
        saveButton.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            saveButton.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
            saveButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
            (self: Self, previous: UITraitCollection) in
            self.styles.append(self.traitCollection.userInterfaceStyle)
        }
        view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (view: UIView, _) in
            view.setNeedsLayout()
        }
        let center = NotificationCenter.default
        observers.append(
            center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) {
                [weak self] note in
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                self?.keyboardHeight = frame?.height ?? 0
            })
        view.addInteraction(UIEditMenuInteraction(delegate: self))
        view.addInteraction(UIPointerInteraction(delegate: self))
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        _ = tap.location(ofTouch: 0, in: view)
    }

    private func configureButton() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.subtitle = "now"
        configuration.image = UIImage(
            systemName: "tray", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
        configuration.imagePadding = 8
        configuration.imagePlacement = .trailing
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 20)
            return outgoing
        }
        configuration.baseBackgroundColor = .systemGreen
        configuration.background.strokeWidth = 1
        var container = AttributeContainer()
        container.font = .boldSystemFont(ofSize: 12)
        configuration.attributedSubtitle = AttributedString("now", attributes: container)
        saveButton.configuration = configuration
        saveButton.configurationUpdateHandler = { button in
            button.configuration?.title = button.isEnabled ? "Save" : "Saved"
            button.configuration?.showsActivityIndicator = false
        }
        let close = UIButton(type: .system, primaryAction: UIAction { _ in })
        close.setPreferredSymbolConfiguration(.init(textStyle: .title1), forImageIn: .normal)
        close.setImage(UIImage(systemName: "xmark"), for: .normal)
        close.changesSelectionAsPrimaryAction = true
    }

    func animate() {
        impact.prepare()
        impact.impactOccurred(intensity: 0.7)
        selection.selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        let spring = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 4))
        let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: spring)
        animator.addAnimations { self.view.alpha = 0.5 }
        animator.startAnimation()
        view.layer.speed = 1
    }

    override var inputAccessoryView: UIView? { UIInputView(frame: .zero, inputViewStyle: .keyboard) }

    func updateSearchResults(for searchController: UISearchController) {
        queries.append(searchController.searchBar.text ?? "")
    }

    func willPresentSearchController(_ searchController: UISearchController) {}
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        UIPointerStyle(effect: .lift(UITargetedPreview(view: view)), shape: .roundedRect(region.rect, radius: 4))
    }
}

private final class Rating: UIView {
    var value = 3

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Reset") { [weak self] _ in
                self?.value = 0
                return true
            }
        ]
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func accessibilityActivate() -> Bool {
        value += 1
        UIAccessibility.post(notification: .announcement, argument: "\(value)")
        return true
    }

    override func accessibilityIncrement() { value += 1 }
    override func accessibilityElementCount() -> Int { value }
    override func accessibilityElement(at index: Int) -> Any? { index < value ? index : nil }
    override var accessibilityRespondsToUserInteraction: Bool {
        get { true }
        set {}
    }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

final class AppNameTests: XCTestCase {
    func testAScreenWithManyNamesCompilesAndRuns() {
        let screen = ProfileScreen()
        screen.loadViewIfNeeded()
        screen.animate()
        XCTAssertEqual(screen.saveButton.configuration?.title, "Save")
        screen.search.isActive = true
        XCTAssertEqual(screen.queries, [""])
        screen.overrideUserInterfaceStyle = .light
        XCTAssertEqual(screen.styles, [.light])
        let frame: [AnyHashable: Any] = [
            UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 0, width: 320, height: 216)
        ]
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: frame)
        let shown = expectation(description: "main queue")
        DispatchQueue.main.async { shown.fulfill() }
        wait(for: [shown], timeout: 5)
        XCTAssertEqual(screen.keyboardHeight, 216)
    }

    func testAViewOverridesTheMethodsOfAssistiveTechnology() {
        let rating: UIView = Rating(frame: .zero)
        XCTAssertTrue(rating.accessibilityActivate())
        XCTAssertEqual(rating.accessibilityElementCount(), 4)
    }

    func testTheWindowOfTheDelegateIsOptionalTwice() {
        let delegate = AppDelegate()
        delegate.window = UIWindow(frame: .zero)
        let application: UIApplicationDelegate? = delegate
        XCTAssertNotNil(application?.window??.bounds)
    }
}
