/// The lines of a section whose items may differ in size. The size of each item is stored, and the
/// first item and the offset of each line.
struct MixedLines: LinesOfUnequalItems {
    let axis: LayoutAxis
    let sizes: ContiguousArray<CGSize>
    /// The first item of each line.
    private(set) var starts: ContiguousArray<Int> = []
    private var offsets: ContiguousArray<CGFloat> = []
    private(set) var length: CGFloat = 0
    let spacing: CGFloat
    let lineLength: CGFloat

    init(
        axis: LayoutAxis, sizes: ContiguousArray<CGSize>, itemSpacing: CGFloat, lineSpacing: CGFloat,
        lineLength: CGFloat
    ) {
        self.axis = axis
        self.sizes = sizes
        self.spacing = itemSpacing
        self.lineLength = lineLength
        var item = 0
        while item < sizes.count {
            let line = itemCountAndThickness(ofLineFrom: item)
            if !starts.isEmpty { length += lineSpacing }
            starts.append(item)
            offsets.append(length)
            length += line.thickness
            item += line.count
        }
    }

    var count: Int { sizes.count }
    var lineCount: Int { starts.count }

    func size(ofItem item: Int) -> CGSize { sizes[item] }

    func items(inLine line: Int) -> Range<Int> {
        starts[line]..<(line + 1 < starts.count ? starts[line + 1] : sizes.count)
    }

    func line(ofItem item: Int) -> Int { starts.firstPosition { $0 > item } - 1 }

    func offset(ofLine line: Int) -> CGFloat { offsets[line] }
}
