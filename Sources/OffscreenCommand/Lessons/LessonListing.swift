import OffscreenDeviceText
import OffscreenPictures

/// The parts of the demo screens' code that the lessons' players show, read from the source files.
struct LessonSourceCode {
    /// The name of a source file without its extension.
    let file: String
    /// Words of the first line of each function, such as a parameter's label.
    let functions: [String]

    /// The data source and the cell of the poster screen.
    static let posters = [posterScreen, LessonSourceCode("PosterCell", "prepareForReuse")].map(\.listing)

    /// A layout that puts each item at a given place, and the poster screen.
    static let placed = [LessonSourceCode("PlacedLayout", "prepare()", "ForElements"), posterScreen].map(\.listing)

    /// A layout with a coloured decoration behind each section, with its attributes and its decoration view.
    static let colors = [
        LessonSourceCode("SectionColorLayout", "prepare()", "ForElements"),
        LessonSourceCode("SectionColorAttributes", "copy(", "isEqual("), LessonSourceCode("SectionColorView", "apply("),
    ].map(\.listing)

    /// The collection view with the fix, and the card screen with its layout and its decoration view.
    static let cards = [
        LessonSourceCode("CardCollectionView", "layoutSubviews"), LessonSourceCode("SectionCardDecorationLayout", "ForElements"),
        LessonSourceCode("SectionCardDecorationView", "apply("), LessonSourceCode("CardScreen", "cellForItemAt"),
    ].map(\.listing)

    private static let posterScreen = LessonSourceCode("PosterScreen", "numberOfSections(", "numberOfItemsInSection", "cellForItemAt")

    init(_ file: String, _ functions: String...) { (self.file, self.functions) = (file, functions) }

    private var listing: PlayerPage.Source {
        // The files are resources of the package, and the command's tests make every lesson, so that none of the calls fails.
        let text = try! DeviceText.files(in: ["Cast", "Screens"]).first { $0.name == "\(file).swift" }!.text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let parts = functions.map { function in
            let start = lines.firstIndex { $0.hasPrefix("    ") && $0.contains("func ") && $0.contains(function) }!
            let end = lines[start].hasSuffix("{") ? lines[start...].firstIndex(of: "    }")! : start
            return lines[start...end].map { $0.dropFirst(4) }.joined(separator: "\n")
        }
        return PlayerPage.Source("\(file).swift", parts.joined(separator: "\n\n"))
    }
}
