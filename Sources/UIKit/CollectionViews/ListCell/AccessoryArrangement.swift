/// The frames of the accessories in a list cell, and of the content between them. The distances
/// were measured on a Mac. [LIST-08]
struct AccessoryArrangement {
    private(set) var placedAccessories: [(accessory: UICellAccessory, frame: CGRect)] = []
    /// The frame of the content between the accessories, in the coordinates of a left-to-right
    /// cell.
    private(set) var content: CGRect
    /// The vertical line before a reorder control. Nil if there is no such control, if no other
    /// accessory at the trailing edge precedes it, or if its options have no separator. [LIST-08]
    private(set) var separator: CGRect?

    private static let leadingGap: CGFloat = 16
    private static let trailingGap: CGFloat = 8
    private static let separatorWidth: CGFloat = 1

    /// - Parameters:
    ///   - indent: the indentation of the content, in points.
    ///   - margin: the distance from each of the cell's edges to the nearest accessory, without the
    ///     indentation.
    ///   - width: returns the width of an accessory's content, in points.
    init(
        _ accessories: [UICellAccessory], size: CGSize, margin: CGFloat, indent: CGFloat, indentsAccessories: Bool,
        isEditing: Bool,
        width: (UICellAccessory) -> CGFloat
    ) {
        let shown = accessories.filter { $0.isShown(isEditing: isEditing) }
        var start = indentsAccessories ? indent : 0
        for (index, accessory) in AccessoryArrangement.sortedAccessories(among: shown, atLeadingEdge: true).enumerated()
        {
            start += index == 0 ? margin : AccessoryArrangement.leadingGap
            let reserved = accessory.reservedWidth(contentWidth: width)
            placedAccessories.append((accessory, CGRect(x: start, y: 0, width: reserved, height: size.height)))
            start += reserved
        }
        if !indentsAccessories { start += indent }
        var end = size.width
        var placedTrailing: [(accessory: UICellAccessory, frame: CGRect)] = []
        for accessory in AccessoryArrangement.sortedAccessories(among: shown, atLeadingEdge: false).reversed() {
            let reserved = accessory.reservedWidth(contentWidth: width)
            end -= placedTrailing.isEmpty ? margin : AccessoryArrangement.trailingGap
            if placedTrailing.last?.accessory.showsSeparator == true {
                end -= AccessoryArrangement.separatorWidth
                separator = CGRect(x: end, y: 0, width: AccessoryArrangement.separatorWidth, height: size.height)
                end -= AccessoryArrangement.trailingGap
            }
            end -= reserved
            placedTrailing.append((accessory, CGRect(x: end, y: 0, width: reserved, height: size.height)))
        }
        placedAccessories += placedTrailing.reversed()
        content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
    }

    /// Returns the accessories of one edge from leading to trailing. The position closure of a
    /// custom view determines its index.
    private static func sortedAccessories(among accessories: [UICellAccessory], atLeadingEdge: Bool)
        -> [UICellAccessory]
    {
        var result = accessories.filter { $0.placement == nil && $0.isLeading == atLeadingEdge }
            .enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
        for accessory in accessories where accessory.isLeading == atLeadingEdge {
            guard let placement = accessory.placement else { continue }
            result.insert(accessory, at: min(max(0, placement.position(result)), result.count))
        }
        return result
    }
}

extension UICellAccessory {
    func isShown(isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        return switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    fileprivate func reservedWidth(contentWidth width: (UICellAccessory) -> CGFloat) -> CGFloat {
        switch reservedLayoutWidth {
        case .custom(let points): points
        case .actual: width(self)
        case .standard:
            switch accessoryType {
            case .label: width(self)
            // [LIST-08] A custom view has at least the width of a system accessory.
            case .customView: max(standardWidth, width(self))
            default: standardWidth
            }
        }
    }

    /// The width that the accessory reserves by default, in points. Labels reserve the width of
    /// their text instead, and wider custom views reserve their own width.
    var standardWidth: CGFloat {
        accessoryType == .disclosureIndicator || accessoryType == .outlineDisclosure ? 14 : 24
    }

    fileprivate var isLeading: Bool {
        if let placement { return placement.isLeading }
        // [LIST-09] An outline disclosure is at the trailing edge, except in Mac Catalyst.
        return switch accessoryType {
        case .delete, .insert, .multiselect: true
        default: false
        }
    }

    /// The position in the order of system accessories at the same edge, from leading to trailing.
    ///
    /// UNKNOWN: the order of detail, pop-up menu and outline disclosure. Here the first two are
    /// between check mark and disclosure indicator, and the third follows the disclosure indicator.
    fileprivate var rank: Int {
        switch accessoryType {
        case .delete, .label: 0
        case .insert, .checkmark: 1
        case .multiselect, .popUpMenu: 2
        case .detail: 3
        case .disclosureIndicator: 4
        case .outlineDisclosure: 5
        case .reorder: 6
        case .customView: 7
        }
    }
}
