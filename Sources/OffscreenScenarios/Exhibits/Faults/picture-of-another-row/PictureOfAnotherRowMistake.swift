import UIKit

final class PictureOfAnotherRowMistake: WeatherController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        loadWeather(of: items[indexPath.row]) { picture in
            cell.imageView?.image = picture
        }
        return cell
    }
}
