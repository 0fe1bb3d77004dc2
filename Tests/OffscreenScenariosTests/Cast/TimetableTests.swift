import Offscreen
import Testing
import UIKit

@testable import OffscreenScenarios

@MainActor struct TimetableTests {
    private let stage = Stage(width: 280, height: 204)
    private let screen = TimetableScreen(days: [
        ["8:00-9:00 Maths", "8:30-10:00 Art", "9:00-10:00 French", "11:00-12:00 Sport"], ["8:00-9:30 Music"], [],
    ])
    private var view: UICollectionView { screen.collectionView }

    init() {
        screen.layout.now = 8 * 60 + 45
        stage.show(screen.collectionView)
    }

    private func frame(_ item: Int, _ day: Int) -> CGRect? { view.layoutAttributesForItem(at: path(item, day))?.frame }

    @Test
    func `In a timetable days are columns, time runs from top to bottom, and overlapping lessons share a day's width`()
    {
        #expect(frame(0, 0) == CGRect(x: 40, y: 24, width: 60, height: 60))
        #expect(frame(1, 0) == CGRect(x: 100, y: 54, width: 60, height: 90))
        #expect(
            frame(2, 0) == CGRect(x: 40, y: 84, width: 60, height: 60),
            "a lesson after the first is in the first's column")
        #expect(
            frame(3, 0) == CGRect(x: 40, y: 204, width: 120, height: 60),
            "a lesson that overlaps none has the whole width")
        #expect(frame(0, 1) == CGRect(x: 160, y: 24, width: 120, height: 90))
        #expect(view.contentSize == CGSize(width: 400, height: 624))
    }

    @Test
    func `While a timetable scrolls, its headings stay at the edges, and its lessons keep their attributes objects`() {
        let lesson = screen.layout.layoutAttributesForItem(at: path(0))
        stage.scroll(view, by: CGPoint(x: 30, y: 50))
        let day = view.supplementaryView(forElementKind: TimetableLayout.dayKind, at: path(0))
        let hour = view.supplementaryView(forElementKind: TimetableLayout.hourKind, at: path(1))
        #expect(day?.frame.origin == CGPoint(x: 40, y: 50))
        #expect(hour?.frame.origin == CGPoint(x: 30, y: 84))
        #expect(screen.layout.layoutAttributesForItem(at: path(0)) === lesson)
        #expect(stage.stacking(of: view).inversions.isEmpty)
    }

    @Test
    func
        `A timetable's line lies at the current time in front of the lessons, and goes to its reuse pool outside the timetable's hours`()
    {
        #expect(stage.tree["NowLineView#1"]?.line == "NowLineView#1 [40,68 360x2] decoration now 0 z 1 untouchable")
        stage.act("later") { screen.layout.now = 9 * 60 }
        #expect(stage.tree["NowLineView#1"]?.frame.minY == 83)
        stage.act("night") { screen.layout.now = 3 * 60 }
        #expect(stage.tree["NowLineView#1"]?.dormant != nil)
    }

    @Test func `A lesson inserted so that it overlaps a single lesson of full width takes half of that lesson's width`()
    {
        stage.batch(view) {
            screen.sections[1].append("9:00-10:00 Latin")
            view.insertItems(at: [path(1, 1)])
        }
        #expect(frame(0, 1)?.width == 60)
        #expect(frame(1, 1)?.origin == CGPoint(x: 220, y: 84))
    }

    @Test(arguments: [
        ("9:00-10:30 Maths", TimetableLesson("Maths", from: 540, to: 630)),
        ("0:00-24:00", TimetableLesson("", from: 0, to: 1440)),
        ("10:00-9:00 Maths", nil), ("9-10 Maths", nil), ("9:60-10:00 x", nil), ("Maths", nil), ("", nil),
    ]) func `A lesson's times are read from its title, and a title without valid times gives nil`(
        text: String, lesson: TimetableLesson?
    ) {
        #expect(TimetableLesson(text) == lesson)
    }

    @Test func `In random timetables overlapping lessons lie in different columns, and in as few columns as possible`()
    {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<300 {
            let times = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
                let start = Int.random(in: 0..<20, using: &generator)
                return start..<start + Int.random(in: 1...6, using: &generator)
            }
            let places = LessonColumns(times).places
            for a in times.indices {
                #expect(places[a].column < places[a].columns)
                for b in times.indices where a != b && times[a].overlaps(times[b]) {
                    #expect(places[a].column != places[b].column && places[a].columns == places[b].columns, "\(times)")
                }
            }
            let most = (0..<30).map { minute in times.filter { $0.contains(minute) }.count }.max() ?? 0
            #expect((places.map(\.columns).max() ?? 0) == most, "\(times)")
        }
    }
}
