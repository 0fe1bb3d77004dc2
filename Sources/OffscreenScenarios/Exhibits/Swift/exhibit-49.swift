import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake49Controller: ButtonController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "button", for: path) as! ButtonCell
        cell.button.addAction(UIAction { [weak self] _ in self?.like(path.item) }, for: .touchUpInside)
        return cell
    }
}

// MARK: Without the mistake

final class Fix49Controller: ButtonController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "button", for: path) as! ButtonCell
        cell.onTap = { [weak self] in self?.like(path.item) }  // the button's only action, which init adds, calls onTap
        return cell
    }
}

// MARK: Check of the symptom

/// A cell whose button has one action from the beginning, which calls `onTap`.
class ButtonCell: UICollectionViewCell {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var onTap = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }
}

class ButtonController: ListController {
    private(set) var likes = 0

    func like(_ item: Int) { likes += 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(ButtonCell.self, forCellWithReuseIdentifier: "button")
        collectionView.isPrefetchingEnabled = false
    }
}

extension SymptomCheck {
    /// Whether one tap is counted several times or not at all.
    static let exhibit49 = SymptomCheck(49, mistake: Mistake49Controller(), fix: Fix49Controller()) {
        (list: ButtonController) in
        let stage = showOnNewStage(list)
        stage.scroll(list.collectionView, by: 440)
        stage.run { (list.collectionView.visibleCells.first as? ButtonCell)?.button.sendActions(for: .touchUpInside) }
        return list.likes != 1
    }
}
