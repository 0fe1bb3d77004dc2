import UIKit; import FoundationNetworking; /* Code for iOS, where XCTest and other modules bring UIKit. */
// The porter's copy is in CompatibilityTests/Swift5Ported.

struct Stand {
    var frame: CGRect { CGRect(x: 0, y: 0, width: 3, height: 4) }
    let path = IndexPath(item: 1, section: 2)
    let queue = DispatchQueue.main

    func request(_ address: String) -> URLRequest? { URL(string: address).map { URLRequest(url: $0) } }

    func paragraph() -> NSTextAlignment {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        return paragraph.alignment
    }
}
