import Foundation
import Testing

@testable import OffscreenPorter

/// Code that the porter adds: methods of protocols, and operators of Combine.
extension PorterTests {
    @Test func `A subclass's optional method is added to the class that conforms, where the porter can`() {
        let code = """
            import UIKit
            class A: UIViewController, UICollectionViewDelegateFlowLayout {
            }
            class B: A {
                @objc public func collectionView(_ v: UICollectionView, shouldSelectItemAt p: IndexPath) -> Bool {
                    false
                }
                func scrollViewDidScroll(_ s: UIScrollView) {}
                func scrollViewDidScroll() {}
            }
            class C: A {}
            class D: C { func scrollViewDidScroll(_ s: UIScrollView) {} }
            """
        let file = port(code)
        let text = text(file)
        #expect(
            text.contains(
                """
                UICollectionViewDelegateFlowLayout {
                    func collectionView(_ a1: UICollectionView, shouldSelectItemAt a2: IndexPath) -> Bool \
                { _OptionalDefault.answer(AUICollectionViewDelegateDefaults().collectionView(a1, \
                shouldSelectItemAt: a2), of: self) }; func scrollViewDidScroll(_ a1: UIScrollView) \
                { _OptionalDefault.answer(of: self) }; }
                """))
        #expect(text.contains("override public func collectionView(_ v"))
        #expect(text.components(separatedBy: "override func scrollViewDidScroll(_ s").count == 3)
        #expect(
            added(to: file).contains("class AUICollectionViewDelegateDefaults: NSObject, UICollectionViewDelegate {}"))
        for left in [
            "class A: UIViewController, UICollectionViewDelegate {}\nclass B: A {}\n"
                + "extension B { func scrollViewDidScroll(_ s: UIScrollView) {} }",
            "@objc protocol P { @objc optional func p(_ a: Int) }\nclass A: P {}\nclass B: A { func p(_ a: Int) {} }",
        ] {
            #expect(
                port("import UIKit\n" + left).findings.filter { $0.kind == .subclassMethod }.map(\.isEdited) == [false])
        }
        for fine in [
            "class A: UIViewController, UICollectionViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }\n"
                + "class B: A { override func scrollViewDidScroll(_ s: UIScrollView) {} }",
            """
            class A: UIView {}\nclass B: A, UICollectionViewDelegate { func scrollViewDidScroll(_ s: \
            UIScrollView) {} }
            """,
            """
            class A: UICollectionViewController {}\nclass B: A { override func scrollViewDidScroll(_ s: \
            UIScrollView) {} }
            """,
        ] { #expect(port("import UIKit\n" + fine).findings.isEmpty) }
    }

    @Test func `An import of Combine becomes one of OpenCombine, and a file gets the operators that it uses`() {
        expectPorted([
            "@preconcurrency import Combine\nimport class Combine.AnyCancellable":
                "@preconcurrency import OpenCombineShim\nimport class OpenCombineShim.AnyCancellable",
            "#if canImport(Combine)\nimport Combine\n#endif":
                "#if canImport(OpenCombineShim)\nimport OpenCombineShim\n#endif",
            "import Foundation\nclass A: ObservableObject { @Published var b = 1 }":
                "import OpenCombineShim; import Foundation\nclass A: ObservableObject { @Published var b = 1 }",
            """
            class AnyCancellable {}\n@propertyWrapper struct Published {}\nclass A { @Published var b: \
            AnyCancellable? }
            """:
                """
            class AnyCancellable {}\n@propertyWrapper struct Published {}\nclass A { @Published var b: \
            AnyCancellable? }
            """,
            "import Combine\nclass AnyCancellable {}\nlet a: AnyCancellable":
                "import OpenCombineShim\nclass AnyCancellable {}\nlet a: AnyCancellable",
            // A generic parameter with the name of a type of Combine.
            "func a<AnyPublisher>(b: AnyPublisher) {}": "func a<AnyPublisher>(b: AnyPublisher) {}",
            "class A<Published> {\n    let b: Published\n}": "class A<Published> {\n    let b: Published\n}",
            "let Combine = 1, a = b.Combine, c = d.receive(on: e)":
                "let Combine = 1, a = b.Combine, c = d.receive(on: e)",
        ])
        let names = [
            "receive", "debounce", "throttle", "delay", "subscribe", "publish(every", "MergeMany", "combineLatest",
        ]
        func addedNames(_ call: String) -> [String] {
            let code = added(to: port("import Combine\nimport UIKit\nlet a = \(call)"))
            return names.filter { code.contains("func \($0)") }
        }
        #expect(addedNames("b.receive(on: DispatchQueue.main)") == ["receive"])
        #expect(
            addedNames("b.debounce(for: 1, scheduler: RunLoop.main).delay(for: 1, scheduler: c)") == [
                "debounce", "delay",
            ])
        #expect(
            addedNames("b.throttle(for: 1, scheduler: c, latest: true).subscribe(on: c)") == ["throttle", "subscribe"])
        #expect(addedNames("Timer.publish(every: 1, on: .main, in: .common)") == ["publish(every"])
        #expect(
            addedNames("b.merge(with: c)") == ["MergeMany"] && addedNames("Publishers.Merge(b, c)") == ["MergeMany"])
        #expect(addedNames("Publishers.CombineLatest(b, c)") == ["MergeMany", "combineLatest"])
        #expect(addedNames("b.map { c }.sink { d }") == [] && addedNames("b.publish(every: 1)") == [])
        #expect(
            added(to: port("import UIKit\nlet a = PassthroughSubject<Int, Never>().receive(on: RunLoop.main)"))
                .contains(
                    "func receive"), "a name of Combine without an import of it")
        #expect(
            portFiles(["import Combine", "import UIKit\nlet a = b.receive(on: c)"]).map(text)
                == ["import OpenCombineShim", "import OpenCombineShim; import UIKit\nlet a = b.receive(on: c)"])
        #expect(
            port("import Combine\nlet a = b.publisher(for: \\.c)").findings.filter { !$0.isEdited }.map(\.kind) == [
                .combine
            ])
    }

    @Test(arguments: [
        "a.collect(.byTime(RunLoop.main, 1)).b()": ["collect(.byTime...)"],
        "a.collect(.byTimeOrCount(c, 1, 2))": ["collect(.byTimeOrCount...)"],
        "let a: Publishers.CollectByTime<B, C>": ["CollectByTime"],
        "a.publisher(for: #keyPath(B.c))": ["publisher(for: \\...)"],
        "a.collect(); b.collect(3); c.byTime(d); e.collect(f)": [],
    ]) func `What OpenCombine lacks and the porter does not add is reported`(source: String, found: [String]) {
        #expect(port("import Combine\n" + source).findings.filter { !$0.isEdited }.map(\.found) == found)
    }
}
