import Offscreen
import Testing
import UIKit

@MainActor struct FoundationGapTests {
    @Test func `A hash table of weak references does not retain its objects`() {
        let (table, kept) = (NSHashTable<NSObject>.weakObjects(), NSObject())
        do {
            let gone = NSObject()
            for object in [kept, gone, kept] { table.add(object) }
            #expect(table.count == 2)
            #expect(table.contains(gone))
            #expect(table.allObjects == [kept, gone])
        }
        #expect(table.allObjects == [kept])
        table.remove(kept)
        #expect(table.anyObject == nil)
    }

    @Test func `An associated object is found only with its owner and its key`() {
        nonisolated(unsafe) let first = UnsafeRawPointer(bitPattern: 8)!
        let (second, owner) = (UnsafeRawPointer(bitPattern: 16)!, NSObject())
        objc_setAssociatedObject(owner, first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, second, 2, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, first) as? String == "one")
        #expect(objc_getAssociatedObject(owner, second) as? Int == 2)
        #expect(objc_getAssociatedObject(NSObject(), first) == nil)
        objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, first) == nil)
        for _ in 0..<200 {
            let another = NSObject()
            #expect(objc_getAssociatedObject(another, second) == nil, "an address used again brings nothing along")
            objc_setAssociatedObject(another, second, "x", .OBJC_ASSOCIATION_RETAIN)
        }
    }

    @Test
    func `description() of a class returns its qualified name, without a module for classes of Foundation and UIKit`() {
        class Local: UICollectionViewCell {}
        #expect(UICollectionViewCell.description() == "UICollectionViewCell")
        #expect(NSObject.description() == "NSObject")
        #expect(CountingCell.description() == "UIKitTests.CountingCell")
        #expect(Local.description() == "UIKitTests.FoundationGapTests.Local")
        #expect(
            [Local.self, UILabel.self].map { $0.description() } == ["UIKitTests.FoundationGapTests.Local", "UILabel"])
    }

    @Test func `CACurrentMediaTime advances with the clock of the stage`() {
        let stage = Stage(width: 10, height: 10)
        let start = stage.run { CACurrentMediaTime() }
        stage.advance(by: 0.5)
        #expect(abs(stage.run { CACurrentMediaTime() } - start - 0.5) < 1e-9)
    }

    @Test func `A localized string without a translation is its key or default value, with the interpolated values`() {
        #expect(String(localized: "Posters") == "Posters")
        #expect(String(localized: "\(3) posters of \("Ann")", comment: "a count") == "3 posters of Ann")
        #expect(String(localized: "posters.title", defaultValue: "All \(2)", table: "T", bundle: .main) == "All 2")
        #expect(String.LocalizationValue("a") == "a")
        #expect(String.LocalizationValue("\(1)") != String.LocalizationValue("\(2)"))
    }

    @Test
    func
        `OSAtomicIncrement32 and OSAtomicDecrement32 return the new value, and autoreleasepool returns the closure's result`()
    {
        var count: Int32 = 4
        let (up, down) = (OSAtomicIncrement32(&count), OSAtomicDecrement32(&count))
        #expect(up == 5)
        #expect(down == 4)
        #expect(count == 4)
        #expect(autoreleasepool { 7 } == 7)
        #expect(MAXFLOAT == .greatestFiniteMagnitude)
        #expect(NSEC_PER_SEC == 1_000_000_000)
    }
}

private class CountingCell: UICollectionViewCell {}
