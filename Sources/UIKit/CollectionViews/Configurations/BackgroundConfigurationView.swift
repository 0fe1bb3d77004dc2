/// The view that shows the background configuration of a cell, behind its content.
final class BackgroundConfigurationView: UIView {
    var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { showConfiguration(replacing: oldValue) } }
    }
    private var imageView: UIImageView?

    init(configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        showConfiguration(replacing: nil)
    }

    required init?(coder: NSCoder) {
        configuration = .clear()
        super.init(coder: coder)
    }

    private func showConfiguration(replacing old: UIBackgroundConfiguration?) {
        backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        layer.cornerRadius = configuration.cornerRadius
        layer.borderWidth = configuration.strokeWidth
        layer.borderColor =
            configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tintColor).cgColor : nil
        layer.shadowColor = configuration.shadowProperties.color.cgColor
        layer.shadowOpacity = Float(configuration.shadowProperties.opacity)
        layer.shadowRadius = configuration.shadowProperties.radius
        layer.shadowOffset = configuration.shadowProperties.offset
        if configuration.visualEffect != nil { world.recordNotModelled("UIBackgroundConfiguration.visualEffect") }
        if configuration.strokeOutset != 0 { world.recordNotModelled("UIBackgroundConfiguration.strokeOutset") }
        updateImageView()
        guard old?.customView !== configuration.customView else { return }
        old?.customView?.removeFromSuperview()
        if let view = configuration.customView { insertFillingSubview(view) }
    }

    private func updateImageView() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(image: nil)
        if imageView == nil {
            imageView = view
            insertFillingSubview(view)
        }
        view.image = image
        view.contentMode = configuration.imageContentMode
    }
}
