import Testing
import UIKit

@testable import Offscreen

/// The identity of a picture in trees, in recordings and for `diagnose`: its name, its identifier, or
/// what was drawn into it.
@MainActor struct PictureIdentityTests {
    private final class PictureCell: UICollectionViewCell {
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(picture)
        }
        required init?(coder: NSCoder) { nil }
    }

    fileprivate static func square(_ white: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor(white: white, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }

    /// Draws a square, and waits before it does so in the middle of the drawing.
    private nonisolated static func slowSquare(_ white: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor(white: white, alpha: 1).setFill()
            Thread.sleep(forTimeInterval: 0.02)
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }

    @Test func `Pictures that several threads draw at the same time are those that the main actor draws`() async {
        let whites: [CGFloat] = [0.1, 0.3, 0.5, 0.7]
        let drawn = await withTaskGroup(of: (CGFloat, UIImage).self) { group in
            for white in whites {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        Thread.detachNewThread { continuation.resume(returning: (white, Self.slowSquare(white))) }
                    }
                }
            }
            var drawn: [CGFloat: UIImage] = [:]
            for await (white, image) in group { drawn[white] = image }
            return drawn
        }
        for white in whites { #expect(imageInTree(drawn[white]) == imageInTree(Self.slowSquare(white)), "\(white)") }
        #expect(Set(drawn.values.map { imageInTree($0) }).count == whites.count)
    }

    private func imageInTree(_ image: UIImage?, on stage: Stage = Stage(width: 100, height: 100)) -> String? {
        let view = UIImageView(image: image)
        stage.window.addSubview(view)
        defer { view.removeFromSuperview() }
        return ViewTree(of: view, detail: .everything).root.image
    }

    @Test func `A tree has the name, the identifier and the drawing of a picture, or else its serial number`() {
        #expect(imageInTree(nil) == nil)
        #expect(imageInTree(UIImage(named: "star")) == "star")
        let (dark, light) = (imageInTree(Self.square(0.1)), imageInTree(Self.square(0.9)))
        #expect(dark?.hasPrefix("drawn as ") == true)
        #expect(dark != light)
        #expect(imageInTree(Self.square(0.1)) == dark)
        let avatar = Self.square(0.1)
        avatar.accessibilityIdentifier = "avatar"
        #expect(imageInTree(avatar) == "identified as avatar, \(dark ?? "")")
        let stage = Stage(width: 100, height: 100)
        let (first, second) = (UIImage(), UIImage())
        #expect(imageInTree(first, on: stage) == "UIImage#1")
        #expect(imageInTree(second, on: stage) == "UIImage#2")
        #expect(imageInTree(first, on: stage) == "UIImage#1")
        #expect(imageInTree(first, on: Stage(width: 100, height: 100)) == "UIImage#1")
    }

    @Test func `Each way to draw with a graphics context gives a picture of its own`() {
        let part = CGRect(x: 1, y: 2, width: 3, height: 4)
        let line = CGPoint(x: 5, y: 6)
        let drawings: [(CGContext) -> Void] = [
            { $0.fill(part) }, { $0.stroke(part) }, { $0.stroke(part, width: 2) }, { $0.fillEllipse(in: part) },
            { $0.strokeEllipse(in: part) },
            {
                $0.setLineWidth(3)
                $0.strokeEllipse(in: part)
            },
            {
                $0.addEllipse(in: part)
                $0.fillPath()
            },
            {
                $0.addEllipse(in: part)
                $0.strokePath()
            },
            {
                $0.addEllipse(in: part)
                $0.fillPath()
                $0.strokePath()
            },
            {
                $0.addRect(part)
                $0.fillPath(using: .evenOdd)
            },
            {
                $0.move(to: .zero)
                $0.addLine(to: line)
                $0.strokePath()
            },
            {
                $0.move(to: .zero)
                $0.addLine(to: line)
                $0.addLine(to: part.origin)
                $0.closePath()
                $0.strokePath()
            },
            {
                $0.addRect(part)
                $0.beginPath()
                $0.addPath(CGPath(ellipseIn: part, transform: nil))
                $0.strokePath()
                $0.fill(part)
            },
        ]
        func picture(_ draw: (CGContext) -> Void) -> String? {
            imageInTree(
                UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { draw($0.cgContext) })
        }
        let pictures = drawings.map(picture)
        #expect(pictures.allSatisfy { $0?.hasPrefix("drawn as ") == true })
        #expect(Set(pictures).count == drawings.count)
        // A fill clears the current path.
        let filled = picture {
            $0.addRect(part)
            $0.fillPath()
            $0.addRect(part)
            $0.strokePath()
        }
        let kept = picture {
            $0.addRect(part)
            $0.fillPath()
            $0.beginPath()
            $0.addRect(part)
            $0.strokePath()
        }
        #expect(filled == kept)
    }

    @Test func `An identifier that a shown picture gets is in the next tree`() {
        let (stage, image) = (Stage(width: 100, height: 100), UIImage(named: "star")!)
        #expect(imageInTree(image, on: stage) == "star")
        image.accessibilityIdentifier = "favorite"
        #expect(imageInTree(image, on: stage) == "star, identified as favorite")
    }

    @Test func `A cell in a tree of elements has the pictures that are not hidden in it`() throws {
        let stage = Stage(width: 100, height: 100)
        let cell = PictureCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let other = UIImageView(image: UIImage(named: "moon"))
        cell.contentView.addSubview(other)
        cell.picture.image = UIImage(named: "star")
        stage.window.addSubview(cell)
        func image() -> String? { stage.tree["PictureCell#1"]?.image }
        #expect(image() == "star, moon")
        #expect(stage.tree.description.contains("image \"star, moon\""))
        other.isHidden = true
        #expect(image() == "star")
        cell.picture.image = nil
        #expect(image() == nil)
    }

    /// A list of pictures. A picture is loaded for half a second, or less for a later item.
    private final class Gallery: NSObject, UICollectionViewDataSource {
        let view: UICollectionView
        let checksItem: Bool
        private var items: [ObjectIdentifier: Int] = [:]

        init(checksItem: Bool) {
            self.checksItem = checksItem
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 100)
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            view.isPrefetchingEnabled = false
            view.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
            view.dataSource = self
        }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "picture", for: path) as! PictureCell
            cell.picture.image = nil
            items[ObjectIdentifier(cell)] = path.item
            let delay = path.item % 4 == 0 ? 0.9 : 0.1
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in
                guard !checksItem || items[ObjectIdentifier(cell)] == path.item else { return }
                cell.picture.image = PictureIdentityTests.square(CGFloat(path.item) / 60)
            }
            return cell
        }
    }

    private func recording(checksItem: Bool) -> Recording {
        let (stage, gallery) = (Stage(width: 320, height: 480), Gallery(checksItem: checksItem))
        stage.show(gallery.view)
        stage.advance(by: 1)
        // A slow way down, on which each item gets its own picture, and a quick way up.
        for _ in 0..<4 {
            stage.scroll(gallery.view, by: CGPoint(x: 0, y: 400))
            stage.advance(by: 1)
        }
        for _ in 0..<4 { stage.scroll(gallery.view, by: CGPoint(x: 0, y: -400)) }
        stage.advance(by: 1)
        withExtendedLifetime(gallery) {}
        return stage.recording
    }

    @Test func `Late pictures that were drawn are named by diagnose, and pictures of the right item are not`() {
        let wrong = recording(checksItem: false).problems
        #expect(wrong.map(\.exhibit) == ["exhibit-15"], "\(wrong)")
        #expect(wrong.first?.text.contains("is known to have \"drawn as ") == true, "\(wrong)")
        let right = recording(checksItem: true).problems
        #expect(right.isEmpty, "\(right)")
    }
}
