extension CGFloat {
    /// The number as reports print it: in the shortest form, with at most three decimals, and zero
    /// without a minus sign. Numbers with more than twelve digits before the decimal point are
    /// printed as Swift prints them.
    package var text: String {
        guard isFinite else { return if isNaN { "nan" } else if self < 0 { "-inf" } else { "inf" } }
        let thousandths = (self * 1000).rounded()
        guard Swift.abs(thousandths) < 1e15 else { return "\(Double(self))" }
        let value = Int(thousandths)
        let (whole, rest) = (Swift.abs(value) / 1000, Swift.abs(value) % 1000)
        let sign = value < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        var digits = String(1000 + rest).dropFirst()
        while digits.last == "0" { digits = digits.dropLast() }
        return "\(sign)\(whole).\(digits)"
    }
}

extension CGPoint {
    package var text: String { "(\(x.text),\(y.text))" }
}

extension CGSize {
    package var text: String { "\(width.text)x\(height.text)" }
}

extension CGRect {
    package var text: String { "[\(origin.x.text),\(origin.y.text) \(size.text)]" }
}

extension IndexPath {
    /// The path as reports print it: `0-3` for a section and an item, otherwise all indexes as in
    /// `[1,2,3]`.
    package var text: String {
        count == 2 ? "\(self[0])-\(self[1])" : "[\(map(String.init).joined(separator: ","))]"
    }
}
