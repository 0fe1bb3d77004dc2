import Offscreen
import UIKit

extension AppModel {
    mutating func apply(_ edits: [ModelEdit]) {
        names = ModelEdit.applyingSectionEdits(in: edits, toSectionNumbers: names)
        sections = ModelEdit.applying(edits, to: sections)
    }

    /// Returns the titles of the items that edits reload or reconfigure, for a snapshot.
    func titlesOfReloads(in edits: [ModelEdit]) -> (reloaded: [String], reconfigured: [String]) {
        var titles: (reloaded: [String], reconfigured: [String]) = ([], [])
        for edit in edits {
            switch edit {
            case .reloadItem(let path) where hasItem(at: path): titles.reloaded.append(self[path])
            case .reloadSection(let section) where sections.indices.contains(section):
                titles.reloaded += sections[section]
            case .reconfigureItem(let path) where hasItem(at: path): titles.reconfigured.append(self[path])
            default: break
            }
        }
        return titles
    }
}
