/// The views that a layout attaches to items and groups, such as badges, as they are at one moment.
/// These views move with their items. [UPD-18]
protocol AttachedViews {
    /// Returns the place of a view; nil if the view is not attached to an item or a group.
    func place(ofKind kind: String, at path: IndexPath) -> AttachmentPlace?

    /// Returns the path of the view of a kind at a place; nil if there is none.
    func path(ofKind kind: String, at place: AttachmentPlace) -> IndexPath?

    /// Returns the views that are attached to an item.
    func views(ofItemAt path: IndexPath) -> [(kind: String, path: IndexPath)]
}

/// The item or the group to which a view is attached.
struct AttachmentPlace: Equatable {
    enum Host: Equatable {
        case item(Int)
        /// A group of the section, or a group inside it.
        case group(Int)
    }

    let section: Int
    let host: Host
    /// The number of views of the same kind that precede the view at the same item or group.
    let rank: Int

    /// The path of the item; nil for a group.
    var itemPath: IndexPath? {
        guard case .item(let item) = host else { return nil }
        return IndexPath(item: item, section: section)
    }
}
