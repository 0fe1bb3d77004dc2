import OffscreenDeviceText
import OffscreenPictures

/// Code from the source files of the demo screens. A lesson shows it beside its recording.
enum LessonSourceCode {
    /// The code of the demo screen with posters: its data source, and how its cell prepares for
    /// reuse.
    static let posters = [posterScreen, listing(ofFile: "PosterCell", functions: "prepareForReuse")]

    /// The code of the demo screen with posters, and of a layout that puts each item at a given
    /// place.
    static let placed = [listing(ofFile: "PlacedItemsLayout", functions: "prepare()", "ForElements"), posterScreen]

    /// The code of a layout with a coloured decoration behind each section, of its attributes and
    /// of its decoration view.
    static let colors = [
        listing(ofFile: "SectionColorLayout", functions: "prepare()", "ForElements"),
        listing(ofFile: "SectionColorAttributes", functions: "copy(", "isEqual("),
        listing(ofFile: "SectionColorView", functions: "apply("),
    ]

    /// The code of the collection view with the fix for the ordering bug, and of the layout, the
    /// decoration view and the demo screen that show the bug.
    static let cards = [
        listing(ofFile: "CardCollectionView", functions: "layoutSubviews"),
        listing(ofFile: "SectionCardDecorationLayout", functions: "ForElements"),
        listing(ofFile: "SectionCardDecorationView", functions: "apply("),
        listing(ofFile: "CardScreen", functions: "cellForItemAt"),
    ]

    /// The code of the demo screen with bills, of its cell, and of two cells without the mistake of
    /// that cell.
    static let bills = [
        listing(ofFile: "BillScreen", functions: "numberOfRowsInSection", "cellForRowAt"),
        listing(ofFile: "BillCell", functions: "show("),
        listing(ofFile: "ResettingBillCell", functions: "prepareForReuse"),
        listing(ofFile: "CompleteBillCell", functions: "show("),
    ]

    private static let posterScreen = listing(
        ofFile: "PosterScreen", functions: "numberOfSections(", "numberOfItemsInSection", "cellForItemAt")

    /// - Parameters:
    ///   - file: the name of a source file without its extension.
    ///   - functions: for each function, a text that occurs in its first line, such as its name or
    ///     a parameter's label.
    private static func listing(ofFile file: String, functions: String...) -> PlayerPage.Source {
        // The force-unwraps cannot fail in practice: the files are resources of the package, and
        // the command's tests build every lesson.
        let text = try! DeviceSources.files(in: ["Cast", "Screens"]).first { $0.name == "\(file).swift" }!.text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let parts = functions.map { function in
            let start = lines.firstIndex { $0.hasPrefix("    ") && $0.contains("func ") && $0.contains(function) }!
            // A declaration can have several lines before its body.
            let isOneLine = lines[start].hasSuffix("}")
            let end = isOneLine ? start : lines[start...].firstIndex(of: "    }")!
            return lines[start...end].map { $0.dropFirst(4) }.joined(separator: "\n")
        }
        return PlayerPage.Source("\(file).swift", parts.joined(separator: "\n\n"))
    }
}
