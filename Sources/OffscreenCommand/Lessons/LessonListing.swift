import OffscreenPictures

/// The parts of the demo screens' code that the lessons' players show. A test compares them with the code.
enum LessonSourceCode {
    /// The data source and the cell of the poster screen.
    static let posters = [posterScreen, posterCell]

    /// A layout that puts each item at a given place, and the poster screen.
    static let placed = [placedLayout, posterScreen]

    /// A layout with a coloured decoration behind each section, with its attributes and its decoration view.
    static let colors = [sectionColorLayout, sectionColorAttributes, sectionColorView]

    /// The collection view with the fix, and the card screen with its layout and its decoration view.
    static let cards = [cardCollectionView, sectionCardDecorationLayout, sectionCardDecorationView, cardScreen]

    private static let posterScreen = PlayerPage.Source(
        "PosterScreen.swift",
        #"""
        open func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath) as! PosterCell
            cell.label.text = sections[indexPath.section][indexPath.item]
            return cell
        }
        """#)

    private static let posterCell = PlayerPage.Source(
        "PosterCell.swift",
        #"""
        open override func prepareForReuse() {
            super.prepareForReuse()
            label.text = nil
        }
        """#)

    private static let placedLayout = PlayerPage.Source(
        "PlacedLayout.swift",
        #"""
        open override func prepare() {
            super.prepare()
            guard let collectionView else { return }
            var number = 0
            items = (0..<collectionView.numberOfSections).map { section in
                (0..<collectionView.numberOfItems(inSection: section)).map { item in
                    let path = IndexPath(item: item, section: section)
                    let place = places[path] ?? PlacedLayout.placeOnDiagonal(number)
                    number += 1
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                    attributes.frame = place.frame
                    attributes.zIndex = place.zIndex
                    attributes.alpha = place.alpha
                    attributes.isHidden = place.isHidden
                    return attributes
                }
            }
        }

        open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            items.joined().filter { $0.frame.intersects(rect) }
        }
        """#)

    private static let sectionColorLayout = PlayerPage.Source(
        "SectionColorLayout.swift",
        #"""
        open override func prepare() {
            super.prepare()
            planesBeforeUpdate = planes
            planes.removeAll()
            guard let collectionView else { return }
            for section in 0..<collectionView.numberOfSections {
                guard let color = color(of: section, in: collectionView), let frame = frameOfSection(section) else { continue }
                let plane = SectionColorAttributes(
                    forDecorationViewOfKind: SectionColorLayout.planeKind, with: IndexPath(item: 0, section: section))
                plane.frame = frame
                plane.zIndex = -1
                plane.color = color
                planes[section] = plane
            }
        }

        open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let visible = planes.keys.sorted().compactMap { planes[$0] }.filter { $0.frame.intersects(rect) }
            return (super.layoutAttributesForElements(in: rect) ?? []) + visible
        }
        """#)

    private static let sectionColorView = PlayerPage.Source(
        "SectionColorView.swift",
        #"""
        public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            backgroundColor = (layoutAttributes as? SectionColorAttributes)?.color
        }
        """#)

    private static let sectionColorAttributes = PlayerPage.Source(
        "SectionColorAttributes.swift",
        #"""
        public override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone) as! SectionColorAttributes
            copy.color = color
            return copy
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SectionColorAttributes else { return false }
            return color == other.color && super.isEqual(object)
        }
        """#)

    private static let cardScreen = PlayerPage.Source(
        "CardScreen.swift",
        #"""
        public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath) as! PosterCell
            cell.label.text = sections[indexPath.section][indexPath.item]
            configure?(cell, indexPath)
            return cell
        }
        """#)

    private static let sectionCardDecorationLayout = PlayerPage.Source(
        "SectionCardDecorationLayout.swift",
        #"""
        open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            var result = (super.layoutAttributesForElements(in: rect) ?? []).map(withZIndexOfCategory)
            for section in cards.keys.sorted() {
                if let card = cards[section], card.frame.intersects(rect) { result.append(card) }
                if let armband = armbands[section], armband.frame.intersects(rect) { result.append(armband) }
            }
            return result
        }
        """#)

    private static let sectionCardDecorationView = PlayerPage.Source(
        "SectionCardDecorationView.swift",
        #"""
        public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            layoutZIndex = layoutAttributes.zIndex
            guard let attributes = layoutAttributes as? SectionCardDecorationAttributes else { return }
            backgroundColor = attributes.cardColor
            layer.cornerRadius = attributes.cornerRadius
        }
        """#)

    private static let cardCollectionView = PlayerPage.Source(
        "CardCollectionView.swift",
        #"""
        open override func layoutSubviews() {
            super.layoutSubviews()
            let stacked = subviews.compactMap { $0 as? any LayoutZIndexed }
            // The sort is stable: views of one zIndex keep their order, so that overlapping decorations do not change places in every pass.
            let ascending = stacked.enumerated().sorted { ($0.element.layoutZIndex, $0.offset) < ($1.element.layoutZIndex, $1.offset) }
                .map(\.element)
            for view in ascending.reversed() where view.layoutZIndex < 0 { sendSubviewToBack(view) }
            for view in ascending where view.layoutZIndex > 0 { bringSubviewToFront(view) }
            if let backgroundView { sendSubviewToBack(backgroundView) }
        }
        """#)
}
