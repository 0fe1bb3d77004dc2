import UIKit

/// The values that can be read from a cell and its contents, each with its path. They are the
/// properties of the app's own classes, by reflection, and many properties of UIKit's views,
/// constraints, actions, gesture recognisers and layers.
@MainActor
struct CellFacts {
    private(set) var all: [(path: String, value: String)] = []
    /// The objects of the app's classes whose values are read, by path. The references keep them,
    /// so that two objects never have one address.
    private(set) var objects: [String: AnyObject] = [:]
    /// The path of each view that is read. For the cell itself, it is "the cell".
    private var paths: [ObjectIdentifier: String] = [:]
    private var visited: Set<ObjectIdentifier> = []
    private static let maximumLevelCount = 6

    init(of cell: UIView) {
        collectPaths(of: cell, at: "", properties: [:])
        readContents(of: cell, at: "")
    }

    /// Adds the paths of a view and of the views in it that are read to `paths`.
    ///
    /// - Parameter properties: the paths of views that are in properties of enclosing views, such
    ///   as "label".
    private mutating func collectPaths(of view: UIView, at path: String, properties: [ObjectIdentifier: String]) {
        paths[ObjectIdentifier(view)] = path.isEmpty ? "the cell" : path
        var properties = properties
        for (name, value) in Self.propertiesDeclaredByApp(of: view) {
            guard let child = Self.unwrapped(value) as? UIView, properties[ObjectIdentifier(child)] == nil else {
                continue
            }
            properties[ObjectIdentifier(child)] = joined(path, with: name)
        }
        for (name, child) in namedSubviews(of: view) {
            collectPaths(
                of: child, at: properties[ObjectIdentifier(child)] ?? joined(path, with: name), properties: properties)
        }
    }

    /// Returns the subviews that are read, with their names. If the view is a list
    /// inside the cell, these are its visible cells, in the order of their items. The order of its
    /// subviews depends on its own reuse of cells.
    private func namedSubviews(of view: UIView) -> [(name: String, view: UIView)] {
        if let list = (view as? UIScrollView)?.observedList {
            return list.visibleItemPaths.compactMap { path in
                list.shownCell(ofItemAt: path).map { ("\(list.itemName) \(path.section)-\(path.item)", $0) }
            }
        }
        let content = view.contentViewOfCell
        return view.subviews.enumerated().map { ($1 === content ? "contentView" : "subviews[\($0)]", $1) }
    }

    private func joined(_ path: String, with name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    private mutating func note(at path: String, _ name: String, _ value: String) {
        all.append((joined(path, with: name), value.isEmpty ? "none" : value))
    }

    private mutating func note(at path: String, _ name: String, _ value: Any?) { note(at: path, name, text(value)) }

    private mutating func note<Object>(
        at path: String, _ object: Object, _ properties: (name: String, value: PartialKeyPath<Object>)...
    ) {
        for property in properties { note(at: path, property.name, text(object[keyPath: property.value])) }
    }

    // MARK: - Views

    private mutating func readContents(of view: UIView, at path: String) {
        note(at: path, "class", "\(type(of: view))")
        readPropertiesDeclaredByApp(of: view, at: path)
        readView(view, at: path)
        readLayer(view.layer, at: joined(path, with: "layer"), views: view.subviews)
        readUIKitProperties(of: view, at: path)
        let parts = namedSubviews(of: view)
        note(
            at: path, (view as? UIScrollView)?.observedList != nil ? "visible items" : "subviews",
            parts.map { "\(type(of: $0.view))" }.joined(separator: ", "))
        for (name, child) in parts {
            readContents(of: child, at: paths[ObjectIdentifier(child)] ?? joined(path, with: name))
        }
    }

    private mutating func readView(_ view: UIView, at path: String) {
        note(
            at: path, view, ("frame", \.frame), ("alpha", \.alpha), ("isHidden", \.isHidden),
            ("backgroundColor", \.backgroundColor),
            ("tintColor", \.tintColor), ("tag", \.tag), ("transform", \.transform3D),
            ("clipsToBounds", \.clipsToBounds),
            ("isOpaque", \.isOpaque), ("contentMode", \.contentMode),
            ("isUserInteractionEnabled", \.isUserInteractionEnabled),
            ("accessibilityIdentifier", \.accessibilityIdentifier), ("accessibilityLabel", \.accessibilityLabel),
            ("accessibilityHint", \.accessibilityHint), ("accessibilityValue", \.accessibilityValue),
            ("isAccessibilityElement", \.isAccessibilityElement),
            ("semanticContentAttribute", \.semanticContentAttribute),
            ("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
            ("tintAdjustmentMode", \.tintAdjustmentMode), ("layoutMargins", \.layoutMargins),
            ("autoresizingMask", \.autoresizingMask.rawValue), ("mask", \.mask))
        note(at: path, "accessibilityTraits", view.accessibilityTraits.names)
        for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            note(at: path, "hugging, \(name)", view.contentHuggingPriority(for: axis).rawValue)
            note(
                at: path, "compressionResistance, \(name)",
                view.contentCompressionResistancePriority(for: axis).rawValue)
        }
        note(at: path, "constraints", view.constraints.map { constraintText($0) }.sorted().joined(separator: "; "))
        note(
            at: path, "gestureRecognizers",
            (view.gestureRecognizers ?? []).map { "\(type(of: $0))\($0.isEnabled ? "" : " that is off")" }.joined(
                separator: ", "))
    }

    private func constraintText(_ constraint: NSLayoutConstraint) -> String {
        func anchorText(of item: AnyObject?, attribute: NSLayoutConstraint.Attribute) -> String {
            let name = item.map { paths[ObjectIdentifier($0)] ?? "\(type(of: $0))" }
            return name.map { "\($0).\(attribute)" } ?? ""
        }
        return """
            \(anchorText(of: constraint.firstItem, attribute: constraint.firstAttribute)) \
            \(constraint.relation) \
            \(anchorText(of: constraint.secondItem, attribute: constraint.secondAttribute)) * \
            \(constraint.multiplier) + \(constraint.constant) @\(constraint.priority.rawValue)
            """
    }

    /// Reads a layer and its sublayers.
    ///
    /// - Parameter views: the views whose layers are sublayers of this layer. Such sublayers are
    ///   not read here.
    private mutating func readLayer(_ layer: CALayer, at path: String, views: [UIView] = []) {
        note(
            at: path, layer, ("cornerRadius", \.cornerRadius), ("borderWidth", \.borderWidth),
            ("borderColor", \.borderColor),
            ("shadowOpacity", \.shadowOpacity), ("shadowRadius", \.shadowRadius), ("shadowOffset", \.shadowOffset),
            ("shadowColor", \.shadowColor), ("zPosition", \.zPosition), ("masksToBounds", \.masksToBounds),
            ("maskedCorners", \.maskedCorners.rawValue), ("contents", \.contents), ("name", \.name),
            ("sublayerTransform", \.sublayerTransform), ("shouldRasterize", \.shouldRasterize))
        note(at: path, "animations", (layer.animationKeys() ?? []).sorted().joined(separator: ", "))
        note(at: path, "shadowPath", boundingBoxText(layer.shadowPath))
        note(at: path, "mask", layer.mask.map { "\(type(of: $0))" })
        note(at: path, "contentsGravity", layer.contentsGravity.rawValue)
        let own = (layer.sublayers ?? []).filter { sublayer in !views.contains { $0.layer === sublayer } }
        note(at: path, "sublayers", own.map { "\(type(of: $0))" }.joined(separator: ", "))
        for (index, sublayer) in own.enumerated() {
            readViewlessLayer(sublayer, at: joined(path, with: "sublayers[\(index)]"))
        }
    }

    /// Reads a layer that is not the layer of a view. Its frame, opacity and transform are read
    /// here, because no view has them.
    private mutating func readViewlessLayer(_ layer: CALayer, at path: String) {
        note(at: path, "class", "\(type(of: layer))")
        note(
            at: path, layer, ("frame", \.frame), ("opacity", \.opacity), ("isHidden", \.isHidden),
            ("backgroundColor", \.backgroundColor),
            ("transform", \.transform))
        if let shape = layer as? CAShapeLayer {
            note(at: path, "path", boundingBoxText(shape.path))
            note(
                at: path, shape, ("fillColor", \.fillColor), ("strokeColor", \.strokeColor), ("lineWidth", \.lineWidth))
        }
        if let gradient = layer as? CAGradientLayer {
            note(at: path, "colors", (gradient.colors ?? []).map { text($0) }.joined(separator: ", "))
            note(at: path, "locations", (gradient.locations ?? []).map { "\($0)" }.joined(separator: ", "))
            note(at: path, gradient, ("startPoint", \.startPoint), ("endPoint", \.endPoint))
        }
        readPropertiesDeclaredByApp(of: layer, at: path)
        readLayer(layer, at: path)
    }

    /// Returns the bounding box of a path as text. A text with all elements of the path would be
    /// too long.
    private func boundingBoxText(_ path: CGPath?) -> String {
        path.map { "an outline in \($0.boundingBox.text)" } ?? "nil"
    }

    /// Reads properties of the view's UIKit class that `UIView` does not have, such as the text of
    /// a label.
    private mutating func readUIKitProperties(of view: UIView, at path: String) {
        switch view {
        case let label as UILabel: readLabel(label, at: path)
        case let image as UIImageView:
            note(
                at: path, image, ("image", \.image), ("highlightedImage", \.highlightedImage),
                ("isHighlighted", \.isHighlighted),
                ("isAnimating", \.isAnimating))
        case let stack as UIStackView:
            note(
                at: path, stack, ("axis", \.axis), ("spacing", \.spacing), ("alignment", \.alignment),
                ("distribution", \.distribution))
            note(at: path, "arrangedSubviews", stack.arrangedSubviews.map { text($0) }.joined(separator: ", "))
            note(
                at: path, "customSpacing",
                stack.arrangedSubviews.map { "\(stack.customSpacing(after: $0))" }.joined(separator: ", "))
        case let scroll as UIScrollView:
            note(
                at: path, scroll, ("contentOffset", \.contentOffset), ("contentInset", \.contentInset),
                ("contentSize", \.contentSize),
                ("isScrollEnabled", \.isScrollEnabled))
        case let spinner as UIActivityIndicatorView:
            note(at: path, spinner, ("isAnimating", \.isAnimating), ("color", \.color))
        case let progress as UIProgressView: note(at: path, progress, ("progress", \.progress))
        case let effect as UIVisualEffectView: note(at: path, "effect", effect.effect)
        case let cell as UICollectionViewCell: readCell(cell, at: path)
        case let cell as UITableViewCell: readTableCell(cell, at: path)
        default: break
        }
        if let control = view as? UIControl { readControl(control, at: path) }
    }

    private mutating func readLabel(_ label: UILabel, at path: String) {
        note(at: path, "attributedText", attributesText(label.attributedText))
        note(at: path, "font", label.font.map { "\($0.fontName) \($0.pointSize)" })
        note(
            at: path, label, ("text", \.text), ("textColor", \.textColor), ("textAlignment", \.textAlignment),
            ("numberOfLines", \.numberOfLines), ("lineBreakMode", \.lineBreakMode),
            ("isEnabled", \.isEnabled), ("isHighlighted", \.isHighlighted),
            ("highlightedTextColor", \.highlightedTextColor),
            ("shadowColor", \.shadowColor), ("shadowOffset", \.shadowOffset),
            ("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth))
    }

    private func attributesText(_ text: NSAttributedString?) -> String {
        guard let text else { return "nil" }
        var runs: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            let words = values.map { "\($0.key.rawValue) \(self.text($0.value))" }.sorted().joined(separator: " ")
            if !words.isEmpty { runs.append("\(range.location)..<\(range.location + range.length) \(words)") }
        }
        return runs.isEmpty ? "plain" : runs.joined(separator: ", ")
    }

    private mutating func readCell(_ cell: UICollectionViewCell, at path: String) {
        note(
            at: path, cell, ("isSelected", \.isSelected), ("isHighlighted", \.isHighlighted),
            ("backgroundView", \.backgroundView),
            ("selectedBackgroundView", \.selectedBackgroundView),
            ("configurationUpdateHandler", \.configurationUpdateHandler))
        // Only the type of a content configuration is noted here. Its values are read from the
        // content view that shows them.
        note(at: path, "contentConfiguration", cell.contentConfiguration.map { "\(type(of: $0))" })
        note(
            at: path, "backgroundConfiguration",
            cell.backgroundConfiguration.map { "\(text($0.backgroundColor)), \($0.cornerRadius)" })
        guard let row = cell as? UICollectionViewListCell else { return }
        note(at: path, "accessories", row.accessories.map { Self.name(of: $0.accessoryType) }.joined(separator: ", "))
        note(at: path, "indentationLevel", row.indentationLevel)
    }

    private mutating func readTableCell(_ cell: UITableViewCell, at path: String) {
        note(
            at: path, cell, ("isSelected", \.isSelected), ("isHighlighted", \.isHighlighted),
            ("backgroundView", \.backgroundView), ("selectedBackgroundView", \.selectedBackgroundView),
            ("accessoryType", \.accessoryType), ("accessoryView", \.accessoryView),
            ("editingAccessoryType", \.editingAccessoryType), ("selectionStyle", \.selectionStyle),
            ("indentationLevel", \.indentationLevel), ("separatorInset", \.separatorInset),
            ("configurationUpdateHandler", \.configurationUpdateHandler))
        note(at: path, "contentConfiguration", cell.contentConfiguration.map { "\(type(of: $0))" })
        note(
            at: path, "backgroundConfiguration",
            cell.backgroundConfiguration.map { "\(text($0.backgroundColor)), \($0.cornerRadius)" })
    }

    private static func name(of accessory: UICellAccessory.AccessoryType) -> String {
        if case .customView(let view) = accessory { return "\(type(of: view))" }
        return "\(accessory)"
    }

    private mutating func readControl(_ control: UIControl, at path: String) {
        note(
            at: path, control, ("isEnabled", \.isEnabled), ("isSelected", \.isSelected),
            ("isHighlighted", \.isHighlighted))
        note(at: path, "actions", "\(actionCount(of: control)) actions")
        readValue(of: control, at: path)
        guard let button = control as? UIButton else { return }
        let states: [(UIControl.State, String)] = [
            (.normal, ""), (.highlighted, ", highlighted"), (.selected, ", selected"),
        ]
        for (state, name) in states {
            note(at: path, "title\(name)", button.title(for: state))
            note(at: path, "titleColor\(name)", button.titleColor(for: state))
            note(at: path, "image\(name)", button.image(for: state))
        }
    }

    /// Reads the value that a control shows and that a person can change.
    private mutating func readValue(of control: UIControl, at path: String) {
        switch control {
        case let control as UISwitch: note(at: path, control, ("isOn", \.isOn))
        case let control as UISlider: note(at: path, control, ("value", \.value))
        case let control as UIStepper: note(at: path, control, ("value", \.value))
        case let control as UIPageControl:
            note(at: path, control, ("currentPage", \.currentPage), ("numberOfPages", \.numberOfPages))
        case let control as UISegmentedControl:
            note(at: path, control, ("selectedSegmentIndex", \.selectedSegmentIndex))
        default: break
        }
    }

    /// Returns the number of a control's actions. They are counted by reflection.
    private func actionCount(of control: UIControl) -> Int {
        let mirror = sequence(first: Mirror(reflecting: control), next: \.superclassMirror).first {
            $0.subjectType == UIControl.self
        }
        return mirror?.children.first { $0.label == "actions" }.map { Mirror(reflecting: $0.value).children.count } ?? 0
    }

    // MARK: - The app's own properties

    private mutating func readPropertiesDeclaredByApp(of object: AnyObject, at path: String, level: Int = 0) {
        guard level < Self.maximumLevelCount, visited.insert(ObjectIdentifier(object)).inserted else { return }
        for (name, value) in Self.propertiesDeclaredByApp(of: object) {
            readValue(value, at: joined(path, with: name), level: level)
        }
    }

    /// Returns the stored properties of an object's class and its superclasses, up to the first one
    /// that is not the app's own.
    static func propertiesDeclaredByApp(of object: AnyObject) -> [(name: String, value: Any)] {
        var found: [(name: String, value: Any)] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let here = mirror, let type = here.subjectType as? AnyClass, isDeclaredByApp(type) {
            for child in here.children {
                if let label = child.label { found.append((propertyName(fromMirrorLabel: label), child.value)) }
            }
            mirror = here.superclassMirror
        }
        return found
    }

    private mutating func readValue(_ value: Any, at path: String, level: Int) {
        guard let value = Self.unwrapped(value) else { return all.append((path, "nil")) }
        if let error = Self.errorText(of: value) { return all.append((path, error)) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class:
            let object = value as AnyObject
            if paths[ObjectIdentifier(object)] != nil || !Self.isDeclaredByApp(type(of: object)) || object is UIView {
                all.append((path, text(value)))
            } else {
                all.append((path, "\(type(of: object))"))
                objects[path] = object
                readPropertiesDeclaredByApp(of: object, at: path, level: level + 1)
            }
        case .struct, .tuple:
            if !(value is any CustomStringConvertible), level < Self.maximumLevelCount, !mirror.children.isEmpty {
                for child in mirror.children {
                    readValue(child.value, at: joined(path, with: child.label ?? ""), level: level + 1)
                }
            } else {
                all.append((path, text(value)))
            }
        case .collection, .set, .dictionary:
            let texts = mirror.children.map { text($0.value) }
            all.append(
                (
                    path,
                    "[" + (mirror.displayStyle == .collection ? texts : texts.sorted()).joined(separator: ", ") + "]"
                ))
        default:
            all.append((path, text(value)))
        }
    }

    private static func isDeclaredByApp(_ type: AnyClass) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return !modulesWithoutAppCode.contains(String(module))
    }

    /// The modules whose objects are not looked into. Some of their objects, such as a
    /// `DispatchWorkItem`, end the process if a mirror reads their properties.
    private static let modulesWithoutAppCode: Set = [
        "UIKit", "QuartzCore", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "Dispatch", "Swift", "_Concurrency", "_StringProcessing",
        "Synchronization", "Observation", "Testing", "XCTest",
    ]

    /// Returns the text of an error; nil for a value that is no error. A mirror contains an `NSError` in
    /// a form that cannot be cast to an object.
    static func errorText(of value: Any) -> String? {
        guard let error = value as? any Error else { return nil }
        guard type(of: value) == NSError.self else { return "\(error)" }
        let plain = error as NSError
        return "\(plain.domain) \(plain.code)"
    }

    /// Returns the name of a property from its label in a mirror. The labels of lazy properties
    /// have a prefix.
    private static func propertyName(fromMirrorLabel label: String) -> String {
        let prefix = "$__lazy_storage_$_"
        return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
    }

    /// Returns the value inside an optional of any depth; nil for nil.
    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// Returns the text of a value. The text of an object has neither its address nor a serial
    /// number, because these differ between equal values.
    private func text(_ value: Any?) -> String {
        guard let value = value.flatMap(Self.unwrapped) else { return "nil" }
        if let error = Self.errorText(of: value) { return error }
        let type = type(of: value)
        switch value {
        case let text as String: return "\"\(text)\""
        case let color as UIColor: return colorText(color.cgColor)
        case let image as UIImage:
            return "an image of \(image.size.text)" + (image.identityText.map { " (\($0))" } ?? "")
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
            if let color = value as? CGColor { return colorText(color) }
            return "\(type)"
        }
        return "\(value)"
    }

    /// Returns the name of a colour if it is one of UIKit's fixed colours, such as red, and
    /// otherwise "color" and the components.
    private func colorText(_ color: CGColor) -> String {
        let numbers = (color.components ?? []).map { (Double($0) * 1000).rounded() / 1000 }
        let rgba = numbers.count == 2 ? [numbers[0], numbers[0], numbers[0], numbers[1]] : numbers
        if let name = Self.colorNames.first(where: { $0.rgba == rgba })?.name { return name }
        return "color " + numbers.map { "\($0)" }.joined(separator: " ")
    }

    private static let colorNames: [(name: String, rgba: [Double])] = [
        ("clear", [0, 0, 0, 0]), ("black", [0, 0, 0, 1]), ("darkGray", [0.333, 0.333, 0.333, 1]),
        ("gray", [0.5, 0.5, 0.5, 1]),
        ("lightGray", [0.667, 0.667, 0.667, 1]), ("white", [1, 1, 1, 1]), ("red", [1, 0, 0, 1]),
        ("green", [0, 1, 0, 1]),
        ("blue", [0, 0, 1, 1]), ("cyan", [0, 1, 1, 1]), ("yellow", [1, 1, 0, 1]), ("magenta", [1, 0, 1, 1]),
        ("orange", [1, 0.5, 0, 1]),
        ("purple", [0.5, 0, 0.5, 1]), ("brown", [0.6, 0.4, 0.2, 1]),
    ]
}

extension UIAccessibilityTraits {
    /// The names of the traits, with commas between them.
    fileprivate var names: String {
        let all: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
            (.playsSound, "playsSound"),
            (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
            (.notEnabled, "notEnabled"),
            (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
            (.startsMediaSession, "startsMediaSession"),
            (.adjustable, "adjustable"), (.allowsDirectInteraction, "allowsDirectInteraction"),
            (.causesPageTurn, "causesPageTurn"),
            (.tabBar, "tabBar"), (.header, "header"),
        ]
        return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
