import UIKit

/// Everything that can be read of a cell and what is in it, as paths and values: properties of the app's own classes by reflection, those of
/// UIKit's that an app sets, subviews, constraints, actions, gesture recognisers and values of layers.
@MainActor
struct CellFacts {
    private(set) var all: [(path: String, value: String)] = []
    /// The path of each view in the cell.
    private var paths: [ObjectIdentifier: String] = [:]
    private var visited: Set<ObjectIdentifier> = []
    private static let mostLevels = 6

    init(of cell: UICollectionViewCell) {
        collectPaths(of: cell, "")
        read(cell, "")
    }

    private mutating func collectPaths(of view: UIView, _ path: String) {
        paths[ObjectIdentifier(view)] = path.isEmpty ? "the cell" : path
        let content = (view as? UICollectionViewCell)?.contentView
        for (index, child) in view.subviews.enumerated() {
            collectPaths(of: child, joined(path, child === content ? "contentView" : "subviews[\(index)]"))
        }
    }

    private func joined(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    private mutating func note(_ path: String, _ name: String, _ value: String) { all.append((joined(path, name), value)) }

    private mutating func note(_ path: String, _ name: String, _ value: Any?) { note(path, name, text(value)) }

    // MARK: - Views

    private mutating func read(_ view: UIView, _ path: String) {
        note(path, "class", "\(type(of: view))")
        readOwn(view, path)
        readView(view, path)
        readLayer(view.layer, joined(path, "layer"))
        readKnown(view, path)
        let content = (view as? UICollectionViewCell)?.contentView
        note(path, "subviews", view.subviews.map { "\(type(of: $0))" }.joined(separator: ", "))
        for (index, child) in view.subviews.enumerated() {
            let name = child === content ? "contentView" : "subviews[\(index)]"
            read(child, joined(path, name))
        }
    }

    private mutating func readView(_ view: UIView, _ path: String) {
        note(path, "frame", view.frame)
        note(path, "alpha", view.alpha)
        note(path, "isHidden", view.isHidden)
        note(path, "backgroundColor", view.backgroundColor)
        note(path, "tintColor", view.tintColor)
        note(path, "tag", view.tag)
        note(path, "transform", view.transform)
        note(path, "clipsToBounds", view.clipsToBounds)
        note(path, "contentMode", view.contentMode)
        note(path, "isUserInteractionEnabled", view.isUserInteractionEnabled)
        note(path, "accessibilityIdentifier", view.accessibilityIdentifier)
        note(path, "constraints", view.constraints.map { constraint($0) }.sorted().joined(separator: "; "))
        note(path, "gestureRecognizers", (view.gestureRecognizers ?? []).map { "\(type(of: $0))" }.joined(separator: ", "))
    }

    private func constraint(_ constraint: NSLayoutConstraint) -> String {
        func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
            let name = item.map { paths[ObjectIdentifier($0)] ?? "\(type(of: $0))" }
            return name.map { "\($0).\(attribute)" } ?? ""
        }
        return "\(end(constraint.firstItem, constraint.firstAttribute)) \(constraint.relation) "
            + "\(end(constraint.secondItem, constraint.secondAttribute)) * \(constraint.multiplier) + \(constraint.constant) "
            + "@\(constraint.priority.rawValue)"
    }

    private mutating func readLayer(_ layer: CALayer, _ path: String) {
        note(path, "cornerRadius", layer.cornerRadius)
        note(path, "borderWidth", layer.borderWidth)
        note(path, "borderColor", layer.borderColor)
        note(path, "shadowOpacity", layer.shadowOpacity)
        note(path, "shadowRadius", layer.shadowRadius)
        note(path, "shadowOffset", layer.shadowOffset)
        note(path, "shadowColor", layer.shadowColor)
        note(path, "zPosition", layer.zPosition)
        note(path, "masksToBounds", layer.masksToBounds)
        note(path, "animations", (layer.animationKeys() ?? []).sorted().joined(separator: ", "))
        let own = (layer.sublayers ?? []).filter { !($0.delegate is UIView) }
        note(path, "sublayers", own.map { "\(type(of: $0))" }.joined(separator: ", "))
    }

    private mutating func readKnown(_ view: UIView, _ path: String) {
        switch view {
        case let label as UILabel:
            note(path, "text", label.text)
            note(path, "textColor", label.textColor)
            note(path, "font", label.font.map { "\($0.fontName) \($0.pointSize)" })
            note(path, "textAlignment", label.textAlignment)
            note(path, "numberOfLines", label.numberOfLines)
        case let image as UIImageView: note(path, "image", image.image)
        case let stack as UIStackView:
            note(path, "axis", stack.axis)
            note(path, "spacing", stack.spacing)
        case let scroll as UIScrollView: note(path, "contentOffset", scroll.contentOffset)
        case let cell as UICollectionViewCell:
            note(path, "isSelected", cell.isSelected)
            note(path, "isHighlighted", cell.isHighlighted)
        default: break
        }
        guard let control = view as? UIControl else { return }
        note(path, "isEnabled", control.isEnabled)
        note(path, "isSelected", control.isSelected)
        note(path, "actions", "\(actions(of: control)) actions")
        if let button = control as? UIButton { note(path, "title", button.title(for: .normal)) }
    }

    /// UIKit has no list of them that an app could read on every system.
    private func actions(of control: UIControl) -> Int {
        var mirror: Mirror? = Mirror(reflecting: control)
        while let here = mirror {
            if here.subjectType == UIControl.self {
                return here.children.first { $0.label == "actions" }.map { Mirror(reflecting: $0.value).children.count } ?? 0
            }
            mirror = here.superclassMirror
        }
        return 0
    }

    // MARK: - The app's own properties

    private mutating func readOwn(_ object: AnyObject, _ path: String, level: Int = 0) {
        guard level < Self.mostLevels, visited.insert(ObjectIdentifier(object)).inserted else { return }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let here = mirror, let type = here.subjectType as? AnyClass, Self.isOfTheApp(type) {
            for child in here.children {
                guard let label = child.label else { continue }
                readValue(child.value, joined(path, Self.plain(label)), level: level)
            }
            mirror = here.superclassMirror
        }
    }

    private mutating func readValue(_ value: Any, _ path: String, level: Int) {
        guard let value = Self.unwrapped(value) else { return all.append((path, "nil")) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class:
            let object = value as AnyObject
            if paths[ObjectIdentifier(object)] != nil || !Self.isOfTheApp(type(of: object)) || object is UIView {
                all.append((path, text(value)))
            } else {
                all.append((path, "\(type(of: object))"))
                readOwn(object, path, level: level + 1)
            }
        case .struct, .tuple:
            if !(value is any CustomStringConvertible), level < Self.mostLevels, !mirror.children.isEmpty {
                for child in mirror.children { readValue(child.value, joined(path, child.label ?? ""), level: level + 1) }
            } else {
                all.append((path, text(value)))
            }
        case .collection, .set, .dictionary:
            let texts = mirror.children.map { text($0.value) }
            all.append((path, "[" + (mirror.displayStyle == .collection ? texts : texts.sorted()).joined(separator: ", ") + "]"))
        default:
            all.append((path, text(value)))
        }
    }

    private static func isOfTheApp(_ type: AnyClass) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return !["UIKit", "Foundation", "FoundationEssentials", "Swift", "QuartzCore"].contains(String(module))
    }

    private static func plain(_ label: String) -> String {
        let prefix = "$__lazy_storage_$_"
        return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
    }

    /// What is in an optional, however deep.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// A value in words that are the same for equal values: no addresses, no serial numbers.
    private func text(_ value: Any?) -> String {
        guard let value = value.flatMap(Self.unwrapped) else { return "nil" }
        let type = type(of: value)
        switch value {
        case let text as String: return "\"\(text)\""
        case let color as UIColor: return components(color.cgColor)
        case let image as UIImage:
            let name = Mirror(reflecting: image).children.first { $0.label == "imageName" }.flatMap { Self.unwrapped($0.value) }
            return "an image of \(image.size.text)" + (name.map { " named \"\($0)\"" } ?? "")
        case let rect as CGRect: return rect.text
        case let size as CGSize: return size.text
        case let point as CGPoint: return point.text
        case let path as IndexPath: return "\(Array(path))"
        case let date as Date: return "\(date.timeIntervalSince1970)"
        default: break
        }
        if "\(type)".contains("->") { return "a closure" }
        if Mirror(reflecting: value).displayStyle == .class {
            let object = value as AnyObject
            if let path = paths[ObjectIdentifier(object)] { return path }
            if let color = value as? CGColor { return components(color) }
            if object is UIView || object is NSObject { return "\(Swift.type(of: object))" }
            return "\(type)"
        }
        return "\(value)"
    }

    private func components(_ color: CGColor) -> String {
        "color " + (color.components ?? []).map { "\((Double($0) * 1000).rounded() / 1000)" }.joined(separator: " ")
    }
}
