import Foundation
import Offscreen
import Testing

struct MemberTableTests {
    private let scan: MemberScan

    /// The scan for all tests, which reads the files once.
    private static let shared = Result { try MemberScan() }

    init() throws {
        scan = try Self.shared.get()
    }

    /// `OFFSCREEN_ACCEPT=1 swift test --filter MemberTableTests` writes the page again.
    @Test func `The page Members.md is the page that MemberScan makes of the public members and their doc comments`()
        throws
    {
        let page = scan.page
        for type in Set(scan.members.map(\.type)) where !type.isEmpty { #expect(page.contains("\n## \(type)\n")) }
        try Golden.check(
            page, at: SourceScan.sources.appendingPathComponent("UIKit/UIKit.docc/Members.md"),
            testFile: "MemberTableTests")
    }

    @Test func `A member that reports "not modelled" when called is not documented as modelled`() {
        let modelled = Dictionary(grouping: scan.members.filter { !$0.name.isEmpty }) {
            "\($0.type).\($0.name.split(separator: "(")[0])"
        }
        .filter { $0.value.allSatisfy { $0.status == .modelled } }
        for text in scan.reportedNotModelled.sorted() {
            let member = String(text.split(separator: "(")[0])
            #expect(modelled[member] == nil, "\(text)")
        }
    }

    /// Types that are not modelled, each with the member that reports its objects.
    private static let handovers = [
        "UIAttachmentBehavior": "UIDynamicAnimator.addBehavior(_:)",
        "UICollisionBehavior": "UIDynamicAnimator.addBehavior(_:)",
        "UIDynamicItemBehavior": "UIDynamicAnimator.addBehavior(_:)",
        "UIFieldBehavior": "UIDynamicAnimator.addBehavior(_:)",
        "UIGravityBehavior": "UIDynamicAnimator.addBehavior(_:)",
        "UIPushBehavior": "UIDynamicAnimator.addBehavior(_:)",
        "UIContextualAction": "UICollectionLayoutListConfiguration.\\(member)",
        "UISwipeActionsConfiguration": "UICollectionLayoutListConfiguration.\\(member)",
        "UICollectionViewFocusUpdateContext": "UICollectionView.remembersLastFocusedIndexPath",
        "UITableViewFocusUpdateContext": "UITableView.remembersLastFocusedIndexPath",
        "UIFeedbackGenerator": "UIImpactFeedbackGenerator.impactOccurred()",
        "UIHoverGestureRecognizer": "UIView.addGestureRecognizer(_:)",
        "UIPinchGestureRecognizer": "UIView.addGestureRecognizer(_:)",
        "UIRotationGestureRecognizer": "UIView.addGestureRecognizer(_:)",
        "UIScreenEdgePanGestureRecognizer": "UIView.addGestureRecognizer(_:)",
        "UISwipeGestureRecognizer": "UIView.addGestureRecognizer(_:)",
        "UIPointerRegionRequest": "UIPointerInteraction.init(delegate:)",
    ]

    @Test func `Every use of a member that is not modelled is reported in the trace, or is UIKit's own`() {
        let members = scan.members.filter { $0.status == .notModelled && !$0.name.isEmpty }
        #expect(members.count > 250)
        for member in members where !scan.reportsUse(of: member, handovers: Self.handovers) {
            Issue.record("\(member.type).\(member.name) in \(member.file)")
        }
        for type in Self.handovers.keys.sorted() {
            let needed = members.contains { $0.type == type && !scan.reportsUse(of: $0, handovers: [:]) }
            #expect(needed, "\(type)")
        }
    }

    @Test func `A stored property whose name occurs only once in the code is not documented as modelled`() throws {
        var uses: [Substring: Int] = [:]
        for (path, text) in try SourceScan.texts() where !path.contains("/OldSpellings/") {
            for line in text.split(separator: "\n")
            where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                    uses[word, default: 0] += 1
                }
            }
        }
        let stored = #/^ *(?:open|public) (?:weak )?var \w+[^{]*$/#
        for member in scan.members
        where member.status == .modelled && !member.isRequirement && uses[member.name[...]] == 1 {
            let first = member.body.split(separator: "\n")[0]
            #expect(first.wholeMatch(of: stored) == nil, "\(member.type).\(member.name) in \(member.file)")
        }
    }

    @Test func `The scan of the sources finds known members with their status`() {
        func status(_ type: String, _ name: String) -> MemberScan.Status? {
            scan.members.first { $0.type == type && $0.name == name }?.status
        }
        #expect(status("UICollectionView", "reloadData()") == .modelled)
        #expect(status("UICollectionView", "register(_:forCellWithReuseIdentifier:)") != nil)
        #expect(status("UICollectionViewDelegate", "collectionView(_:willDisplay:forItemAt:)") == .modelled)
        #expect(status("NSDiffableDataSourceSnapshot", "appendItems(_:toSection:)") == .modelled)
        #expect(status("UICollectionViewDiffableDataSource", "apply(_:animatingDifferences:completion:)") == .modelled)
        #expect(status("UICollectionView", "dequeueConfiguredReusableCell(using:for:item:)") != nil)
        #expect(
            scan.members.allSatisfy { !$0.name.contains(/[<>]./) || $0.name.hasPrefix("<") || $0.name.hasPrefix(">") })
        #expect(status("UIScrollView", "zoomScale") == .notModelled)
        #expect(status("UINib", "instantiate(withOwner:options:)") == .notModelled)
        #expect(status("NSString", "size(withAttributes:)") == .approximated)
        #expect(status("UIView", "mask") == .approximated)
        #expect(status("UIView.AnimationOptions", "curveEaseIn") == .modelled)
        #expect(status("", "CACurrentMediaTime()") == .modelled)
    }

    /// An optional method that only a subclass adds is not called. The compiler requires `override`
    /// if the class declares it.
    @Test func `UICollectionViewController declares every method of its protocols`() {
        func names(_ type: String) -> Set<String> {
            Set(scan.members.filter { $0.type == type && !$0.name.isEmpty }.map(\.name))
        }
        let declared = names("UICollectionViewController")
        for type in ["UICollectionViewDelegate", "UICollectionViewDataSource", "UIScrollViewDelegate"] {
            #expect(!names(type).isEmpty)
            #expect(names(type).subtracting(declared).sorted().isEmpty)
        }
    }
}
