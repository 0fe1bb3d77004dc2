import Offscreen
import UIKit

extension TableApp: PreparedApp {
    func huntSubject(acts: [HuntAct]) -> HuntSubject {
        var subject = HuntSubject(tableView, model: self, companions: [self])
        subject.acts = acts
        subject.newTitle = { [unowned self] in model.makeTitle() }
        subject.makeAgain = { [unowned self] in
            let twin = TableApp(currentSetting)
            twin.model.names = model.names
            return twin.subject
        }
        return subject
    }

    /// The setting for a second app like this one: the current features and numbers of rows, with the
    /// default titles.
    private var currentSetting: AppSetting {
        var setting = setting
        setting.features = features
        setting.items = sections.map(\.count)
        setting.titles = [:]
        return setting
    }
}
