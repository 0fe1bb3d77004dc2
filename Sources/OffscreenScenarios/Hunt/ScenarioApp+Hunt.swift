import Offscreen
import UIKit

extension ScenarioApp {
    /// The app as a subject for a hunt.
    var subject: HuntSubject { subject(acts: []) }

    func subject(acts: [HuntAct]) -> HuntSubject {
        var subject = HuntSubject(collectionView, model: puzzle == nil ? self : nil, companions: [self])
        subject.acts = acts
        subject.newTitle = { [unowned self] in newTitle() }
        subject.beginTap = { [unowned self] in beginTap(isSteady: $0) }
        subject.takeFindings = { [unowned self] in
            defer { remarks.removeAll { $0.hasPrefix(ScenarioApp.finding) } }
            return remarks.filter { $0.hasPrefix(ScenarioApp.finding) }
        }
        // An app with the habit "moody" gives steady answers first.
        if habits.contains(.moody) || acts.contains(where: { $0.line == "app moody" }) { subject.calming = ["app moody=off", "reload"] }
        subject.again = { [unowned self] in
            let twin = ScenarioApp(self.setting)
            twin.sectionNames = sectionNames
            return twin.subject
        }
        return subject
    }

    /// The setting of a screen that would look as this one does now, except for the titles.
    private var setting: ScenarioRunner.Setting {
        var setting = made
        setting.layout = choice
        setting.habits = habits
        setting.workarounds = workarounds
        setting.sections = sections.map(\.count)
        setting.titles = [:]
        return setting
    }
}
