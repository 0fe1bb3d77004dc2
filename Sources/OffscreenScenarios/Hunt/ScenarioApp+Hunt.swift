import Offscreen
import UIKit

extension ScenarioApp: PreparedApp {
    func huntSubject(acts: [HuntAct]) -> HuntSubject {
        var subject = HuntSubject(collectionView, model: puzzle == nil ? self : nil, companions: [self])
        subject.acts = acts
        subject.newTitle = { [unowned self] in model.makeTitle() }
        subject.beginTap = { [unowned self] in notices.makeTapCheck(isSteady: $0) }
        subject.takeFindings = { [unowned self] in notices.takeFindings() }
        // An app with the feature "unstable-sizes" must return stable sizes before it is compared
        // with a fresh app.
        if features.contains(.unstableSizes) || acts.contains(where: { $0.line == "app unstable-sizes" }) {
            subject.settlingActs = ["app unstable-sizes=off", "reload"]
        }
        subject.makeAgain = { [unowned self] in
            let twin = ScenarioApp(currentSetting)
            twin.model.names = model.names
            return twin.subject
        }
        return subject
    }

    /// The setting for a second app like this one: the current layout, features, fixes and
    /// numbers of items, with the default titles.
    private var currentSetting: AppSetting {
        var setting = setting
        setting.layout = choice
        setting.features = features
        setting.fixes = fixes
        setting.items = sections.map(\.count)
        setting.titles = [:]
        return setting
    }
}
