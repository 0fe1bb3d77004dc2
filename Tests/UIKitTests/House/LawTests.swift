import Testing

/// Laws of the engine that `private` cannot keep, because more than one file has to see what they are about.
@Suite("Laws of the engine")
struct LawTests {
    private let files: [SourceScan.File]
    private let engine: [SourceScan.File]

    init() throws {
        files = try SourceScan.shared.get().files
        engine = files.filter { $0.path.hasPrefix("CollectionViews/Engine/") }
    }

    /// Files that use one of some words, by that word.
    private func users(of words: Set<Substring>, in files: [SourceScan.File]) -> [String: Set<Substring>] {
        var users: [String: Set<Substring>] = [:]
        for file in files {
            let used = file.words.intersection(words)
            if !used.isEmpty { users[file.path] = used }
        }
        return users
    }

    private func clients(_ name: String) -> String { "CollectionViews/Engine/Clients/\(name).swift" }

    @Test func `There is an engine to look at`() {
        #expect(engine.count > 40)
        #expect(engine.contains { $0.path == clients("LayoutClient") })
    }

    @Test func `The data source is asked and told in one file of the engine`() {
        let questions: Set<Substring> = [
            "UICollectionViewDataSource", "prefetchDataSource", "numberOfItemsInSection", "cellForItemAt",
            "viewForSupplementaryElementOfKind", "canMoveItemAt", "moveItemAt", "prefetchItemsAt", "cancelPrefetchingForItemsAt",
        ]
        var users = users(of: questions, in: engine)
        #expect(users.removeValue(forKey: clients("DataSourceClient")) == questions)
        #expect(users.keys.sorted() == [])
        #expect(filesWith("view", "dataSource") == [clients("DataSourceClient")])
    }

    @Test func `The delegate is asked and told in one file of the engine`() {
        let questions: Set<Substring> = [
            "UICollectionViewDelegate", "forItemAt", "willDisplaySupplementaryView", "didEndDisplayingSupplementaryView",
            "shouldHighlightItemAt", "didHighlightItemAt", "didUnhighlightItemAt", "shouldSelectItemAt", "shouldDeselectItemAt",
            "didSelectItemAt", "didDeselectItemAt", "canEditItemAt", "canPerformPrimaryActionForItemAt", "performPrimaryActionForItemAt",
            "targetContentOffsetForProposedContentOffset", "targetIndexPathForMoveFromItemAt", "transitionLayoutForOldLayout",
        ]
        var users = users(of: questions, in: engine)
        #expect(users.removeValue(forKey: clients("DelegateClient")) == questions)
        #expect(users.keys.sorted() == [])
        #expect(filesWith("view", "delegate") == [clients("DelegateClient")])
    }

    @Test func `The layout is asked and told in one file of the engine`() {
        let questions: Set<Substring> = [
            "layoutAttributesForElements", "layoutAttributesForItem", "layoutAttributesForSupplementaryView",
            "layoutAttributesForDecorationView", "collectionViewContentSize", "shouldInvalidateLayout", "invalidationContext",
            "makeInvalidationContext", "initialLayoutAttributesForAppearingItem", "finalLayoutAttributesForDisappearingItem",
            "indexPathsToInsertForSupplementaryView", "indexPathsToDeleteForDecorationView", "forCollectionViewUpdates",
            "finalizeCollectionViewUpdates", "finalizeLayoutTransition", "prepareForTransition", "forInteractivelyMovingItem",
            "layoutAttributesForInteractivelyMovingItem", "developmentLayoutDirection",
        ]
        var users = users(of: questions, in: engine)
        #expect(users.removeValue(forKey: clients("LayoutClient")) == questions)
        #expect(users.keys.sorted() == [])
    }

    @Test func `Views are moved among their siblings in one file of the engine`() {
        let moves: Set<Substring> = ["moveSubview", "moveChild", "insertSubview", "bringSubviewToFront", "sendSubviewToBack"]
        #expect(users(of: moves, in: engine).keys.sorted() == ["CollectionViews/Engine/Commit/SiblingPlacement.swift"])
    }

    @Test func `A view becomes live in one file of the engine`() {
        let changes = engine.filter { file in
            file.lines.contains { line in
                line.count == 4 && line.suffix(3).elementsEqual(["standing", "state", "live"]) && line[0] != "guard"
            }
        }
        #expect(changes.map(\.path) == ["CollectionViews/Engine/Commit/CollectionEngine+Views.swift"])
    }

    /// Where words stand that the compiler does not check, and what each use spares.
    private static let unsafeFiles = [
        "CollectionViews/Engine/Commit/CollectionEngine+Views.swift":
            "a request refers to attributes that whoever asks keeps; casts of views known as cells",
        "CollectionViews/Engine/Commit/SelfSizing.swift": "casts of views whose class was compared",
        "CollectionViews/Engine/Commit/SiblingPlacement.swift": "casts of siblings that say that they are reusable views",
        "CollectionViews/Engine/CollectionEngine+Queries.swift": "casts of views that say that they are reusable",
        "CollectionViews/Engine/CollectionEngine+Selection.swift": "casts of views that say that they are cells",
        "CollectionViews/Engine/Journal.swift": "the way back to the view, and to the tape: no counts on the way of a bind",
        "CollectionViews/Engine/State/KnownAttributes.swift":
            "entries refer to attributes that the map keeps: no counts when they are merged and compared",
        "CollectionViews/Engine/State/ReusableViewState.swift": "a view refers to its pool: two counts a bind",
        "CollectionViews/Engine/State/ReusePools.swift": "a view refers to its pool: two counts a bind",
        "Observation/CollectionAudit.swift": "casts of views that say what they are",
        "Observation/Scene.swift": "the views of a scene are visited without counting: 7 us a recorded page",
        "Observation/SceneFilm.swift": "nodes of two scenes are compared as bytes",
        "Support/Borrowed.swift": "the handle by which the others borrow",
        "Support/ClassMaker.swift": "makes a view from its class",
        "Views/Layers/CALayer.swift": "a layer refers to its view and its superlayer",
    ]

    @Test func `Unsafe words stand in the files that are listed, and in no other`() {
        let words: Set<Substring> = ["Unmanaged", "unsafeDowncast", "unsafeBitCast", "memcmp", "withMemoryRebound"]
        #expect(users(of: words, in: files).keys.sorted() == Self.unsafeFiles.keys.sorted())
    }

    /// Files in which two words follow each other.
    private func filesWith(_ first: Substring, _ second: Substring) -> [String] {
        engine.filter { file in file.lines.contains { line in zip(line, line.dropFirst()).contains { $0 == first && $1 == second } } }.map(
            \.path)
    }
}
