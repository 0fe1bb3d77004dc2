import OffscreenDeviceText
import OffscreenPictures

/// Functions in a source file of the demo screens. A lesson shows their code beside its recording.
struct LessonSourceCode {
    /// The name of a source file without its extension.
    let file: String
    /// For each function, a text that occurs in its first line, such as its name or a parameter's label.
    let functions: [String]

    /// The code of the demo screen with posters: its data source, and how its cell prepares for reuse.
    static let posters = [posterScreen, LessonSourceCode("PosterCell", "prepareForReuse")].map(\.listing)

    /// The code of the demo screen with posters, and of a layout that puts each item at a given place.
    static let placed = [LessonSourceCode("PlacedItemsLayout", "prepare()", "ForElements"), posterScreen].map(\.listing)

    /// The code of a layout with a coloured decoration behind each section, of its attributes and of its decoration view.
    static let colors = [
        LessonSourceCode("SectionColorLayout", "prepare()", "ForElements"),
        LessonSourceCode("SectionColorAttributes", "copy(", "isEqual("), LessonSourceCode("SectionColorView", "apply("),
    ].map(\.listing)

    /// The code of the collection view with the fix for the ordering bug, and of the layout, the decoration view and the demo screen that
    /// show the bug.
    static let cards = [
        LessonSourceCode("CardCollectionView", "layoutSubviews"), LessonSourceCode("SectionCardDecorationLayout", "ForElements"),
        LessonSourceCode("SectionCardDecorationView", "apply("), LessonSourceCode("CardScreen", "cellForItemAt"),
    ].map(\.listing)

    private static let posterScreen = LessonSourceCode("PosterScreen", "numberOfSections(", "numberOfItemsInSection", "cellForItemAt")

    init(_ file: String, _ functions: String...) { (self.file, self.functions) = (file, functions) }

    private var listing: PlayerPage.Source {
        // The force-unwraps cannot fail in practice: the files are resources of the package, and the command's tests build every lesson.
        let text = try! DeviceSources.files(in: ["Cast", "Screens"]).first { $0.name == "\(file).swift" }!.text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let parts = functions.map { function in
            let start = lines.firstIndex { $0.hasPrefix("    ") && $0.contains("func ") && $0.contains(function) }!
            let end = lines[start].hasSuffix("{") ? lines[start...].firstIndex(of: "    }")! : start
            return lines[start...end].map { $0.dropFirst(4) }.joined(separator: "\n")
        }
        return PlayerPage.Source("\(file).swift", parts.joined(separator: "\n\n"))
    }
}
