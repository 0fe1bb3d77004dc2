import Offscreen
import Testing
import UIKit

/// Reuse checks whose closure uses one loader in all tries, so that a later try finds pictures in
/// the loader's cache.
@MainActor struct SharedLoaderTests {
    /// Loads each picture late, once for all who wait for it, reports the progress to its observers,
    /// and keeps the picture if it is caching.
    @MainActor private final class Loader {
        private var cache: [Int: UIImage] = [:]
        private var waiting: [Int: [@MainActor (UIImage) -> Void]] = [:]
        private var observers: [Int: [ObjectIdentifier: @MainActor (Float) -> Void]] = [:]
        private let isCaching: Bool

        init(isCaching: Bool) { self.isCaching = isCaching }

        func observe(_ item: Int, by owner: AnyObject, _ report: (@MainActor (Float) -> Void)?) {
            observers[item, default: [:]][ObjectIdentifier(owner)] = report
        }

        func load(_ item: Int, completion: @escaping @MainActor (UIImage) -> Void) {
            if let image = cache[item] { return completion(image) }
            waiting[item, default: []].append(completion)
            guard waiting[item]?.count == 1 else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 + Double(item % 3) * 0.1) { [self] in
                let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                    context.fill(CGRect(x: 0, y: 0, width: item + 1, height: 5))
                }
                if isCaching { cache[item] = image }
                for report in (observers[item] ?? [:]).values { report(1) }
                for completion in waiting.removeValue(forKey: item) ?? [] { completion(image) }
            }
        }
    }

    private final class Cell: UICollectionViewCell {
        let imageView = UIImageView()
        let progressView = UIProgressView(progressViewStyle: .default)
        let label = UILabel()
        private var loader: Loader?
        private var item: Int?

        override init(frame: CGRect) {
            super.init(frame: frame)
            for view in [imageView, progressView, label] { contentView.addSubview(view) }
        }
        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            imageView.image = nil
            progressView.progress = 0
            progressView.isHidden = false
        }

        func show(_ item: Int, from loader: Loader, mistake: Mistake?) {
            if let old = self.item, mistake != .keepsObserving { loader.observe(old, by: self, nil) }
            self.loader = loader
            self.item = item
            loader.observe(item, by: self) { [weak self] in self?.progressView.progress = $0 }
            loader.load(item) { [weak self] image in
                guard let self, mistake == .doesNotCheck || self.item == item else { return }
                imageView.image = image
                progressView.isHidden = true
            }
        }
    }

    private enum Mistake {
        /// The picture is shown although the cell has another item by now.
        case doesNotCheck
        /// The progress of an earlier item is shown.
        case keepsObserving
    }

    private func report(items: Int, isCaching: Bool, mistake: Mistake? = nil) -> ReuseReport {
        let loader = Loader(isCaching: isCaching)
        return Stage(width: 320, height: 480).reuseReport(of: Cell.self, items: Array(0..<items)) {
            $0.show($1, from: loader, mistake: mistake)
        }
    }

    @Test(arguments: [2, 4, 6], [true, false])
    func `A healthy cell is as a new one, whether or not the loader of all tries keeps pictures`(
        items: Int, isCaching: Bool
    ) {
        let report = report(items: items, isCaching: isCaching)
        #expect(report.isClean, "\(report)")
    }

    @Test(arguments: [2, 4, 6], [true, false])
    func `A picture that comes late, for an earlier item, is found, whether or not the loader of all tries keeps it`(
        items: Int, isCaching: Bool
    ) throws {
        let report = report(items: items, isCaching: isCaching, mistake: .doesNotCheck)
        let difference = try #require(report.differences.first { $0.path == "imageView.image" }, "\(report)")
        #expect(difference.isAtOnce)
        #expect(difference.reused != difference.fresh)
    }

    @Test(arguments: [4, 6])
    func `A loader that all tries share and that reports to a reused cell about its earlier item is found`(
        items: Int
    ) {
        let report = report(items: items, isCaching: true, mistake: .keepsObserving)
        #expect(report.differences.contains { $0.path == "progressView.progress" }, "\(report)")
    }

    @Test func `A check that waits finds a late picture of an earlier item, and nothing in a healthy cell`() async {
        func report(mistake: Mistake?) async -> ReuseReport {
            let loader = Loader(isCaching: true)
            return await Stage(width: 320, height: 480).reuseReport(of: Cell.self, items: [0, 1, 2, 3]) {
                $0.show($1, from: loader, mistake: mistake)
            }
        }
        let healthy = await report(mistake: nil)
        #expect(healthy.isClean, "\(healthy)")
        let late = await report(mistake: .doesNotCheck)
        #expect(late.differences.contains { $0.path == "imageView.image" }, "\(late)")
    }

    @MainActor private final class Counter {
        var count = 0
    }

    @Test func `A value that differs between two new cells is no leftover, and the check says that it knows nothing`() {
        let counter = Counter()
        func report(except: Set<String> = []) -> ReuseReport {
            Stage(width: 320, height: 480).reuseReport(of: Cell.self, items: [1, 2], except: except) { cell, _ in
                counter.count += 1
                cell.label.text = "\(counter.count)"
            }
        }
        let counted = report()
        #expect(counted.differences.isEmpty)
        #expect(!counted.isClean)
        #expect(
            "\(counted)".hasPrefix("two new cells of the same item differ, so nothing can be said about label.text\n"))
        #expect(report(except: ["label.text"]).isClean)
    }

    @Test func `A check that waits knows nothing about a value that differs between two new cells either`() async {
        let counter = Counter()
        let counted = await Stage(width: 320, height: 480).reuseReport(of: Cell.self, items: [1, 2]) { cell, _ in
            counter.count += 1
            cell.label.text = "\(counter.count)"
        }
        #expect(counted.differences.isEmpty, "\(counted)")
        #expect(!counted.isClean)
        #expect("\(counted)".hasPrefix("two new cells of the same item differ"))
    }
}
