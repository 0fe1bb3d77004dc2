import UIKit

/// Reads the stacking report off a collection view.
@MainActor
struct StackingReader {
    let view: UICollectionView
    let recorder: Recorder?

    func report() -> StackingReport {
        let siblings = view.childViews.compactMap { $0 as? UICollectionReusableView }
            .filter { $0.occupation == .live || $0.occupation == .leaving }
        let paint = ranks(view.paintedViews.filter { sibling in siblings.contains { $0 === sibling } })
        let hit = ranks(siblings.reversed().filter(\.acceptsTouches))
        let rows = siblings.map { sibling in
            StackingReport.Row(
                view: sibling.viewText, element: view.element(of: sibling).map(ElementName.init), z: sibling.appliedZ,
                paint: paint[ObjectIdentifier(sibling)] ?? 0, hit: hit[ObjectIdentifier(sibling)],
                isLeaving: sibling.occupation == .leaving)
        }
        var inversions: [StackingReport.Inversion] = []
        for above in rows.indices where !rows[above].isLeaving {
            for below in 0..<above where !rows[below].isLeaving && rows[below].z > rows[above].z {
                inversions.append(
                    StackingReport.Inversion(
                        above: rows[above], below: rows[below],
                        overlaps: siblings[above].frame.intersects(siblings[below].frame),
                        cause: cause(siblings[above], siblings[below])))
            }
        }
        return StackingReport(view: view.viewText, rows: rows, inversions: inversions)
    }

    private func ranks(_ views: [UIView]) -> [ObjectIdentifier: Int] {
        Dictionary(uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0 + 1) })
    }

    /// The last event that put either of the two where it is, the more telling one first.
    private func cause(_ above: UICollectionReusableView, _ below: UICollectionReusableView) -> String {
        guard let recorder else { return "" }
        return storedLater(above, recorder) ?? storedLater(below, recorder) ?? movedByApp(above, recorder) ?? movedByApp(below, recorder)
            ?? ""
    }

    private func places(of view: UICollectionReusableView, _ recorder: Recorder) -> [(index: Int, event: ProbeEvent)] {
        recorder.events.enumerated().filter { $1.verb == .place && $1.view == view.viewName }.map { ($0, $1) }
    }

    private func storedLater(_ view: UICollectionReusableView, _ recorder: Recorder) -> String? {
        let places = places(of: view, recorder)
        guard let last = places.last, last.event.cause == .stored,
            let placed = places.last(where: { $0.event.cause == .appearing })
        else { return nil }
        return
            "\(view.viewText) was placed at tick \(recorder.tick(ofEvent: placed.index)) with z \(placed.event.z) (appearing attributes), "
            + "stored z \(last.event.z) afterwards without moving"
    }

    private func movedByApp(_ view: UICollectionReusableView, _ recorder: Recorder) -> String? {
        guard let last = places(of: view, recorder).last, last.event.cause == .app else { return nil }
        return "\(view.viewText) was last moved by the app, at tick \(recorder.tick(ofEvent: last.index))"
    }
}
