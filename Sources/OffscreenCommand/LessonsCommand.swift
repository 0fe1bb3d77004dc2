import Foundation

enum LessonsCommand: Subcommand {
    static let name = "lessons"
    static let group = CommandGroup.see
    static let summary = "writes lessons with pictures, players and exercises, as a small site"
    static let calls = ["lessons --out FOLDER"]
    static let options = [CommandOption(name: "--out", value: "FOLDER", text: "where the site goes")]
    static let example = "lessons --out lessons"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let folder = try arguments.extractOutput(ofCommand: name, expecting: "a folder, such as --out lessons")
        try arguments.throwIfArgumentsRemain()
        for file in LessonSite(lessons: Lessons.all).files { try Output.write(file.text, to: file.name, in: folder) }
        try printText("open \(folder)/index.html\n")
        return 0
    }
}
