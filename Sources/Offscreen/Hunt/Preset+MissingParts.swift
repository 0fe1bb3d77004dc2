import UIKit

extension Preset {
    /// The number of the system: 10 for iOS 10.
    private var systemNumber: Int { Int(name.drop { !$0.isNumber }) ?? 0 }

    /// Whether the system may lack a part of a screen.
    var mayLackParts: Bool { systemNumber < 14 }

    /// Returns a message for each part of a subject that the system did not have. [DIFF-09]
    @MainActor
    package func partsMissing(for subject: HuntSubject) -> [String] {
        guard mayLackParts else { return [] }
        let view = subject.view
        let layout = view.layoutOfItems as? UICollectionViewCompositionalLayout
        let parts: [(name: String, since: Int, isUsed: Bool)] = [
            ("compositional layouts", 13, layout != nil),
            ("diffable data sources", 13, view.isMutatedOnlyByDataSource),
            (
                "lists", 14,
                layout?.hasListSection == true
                    || view.visibleItemPaths.contains { view.shownCell(ofItemAt: $0) is UICollectionViewListCell }
            ),
            ("section snapshots", 14, subject.snapshots?.hasTrees == true),
        ]
        return parts.filter { $0.isUsed && systemNumber < $0.since }.map {
            "\($0.name) exist since iOS \($0.since), and this hunt is on \(name); choose a newer system"
        }
    }
}
