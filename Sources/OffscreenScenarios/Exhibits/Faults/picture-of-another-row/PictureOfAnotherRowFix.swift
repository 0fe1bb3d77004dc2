import UIKit

final class PictureOfAnotherRowFix: WeatherController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        let town = items[indexPath.row]
        cell.imageView?.image = nil
        loadWeather(of: town) { [weak self, weak tableView] picture in
            guard let self, let path = tableView?.indexPath(for: cell), items[path.row] == town else { return }
            cell.imageView?.image = picture
        }
        return cell
    }
}
