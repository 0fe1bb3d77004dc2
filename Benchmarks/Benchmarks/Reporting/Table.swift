/// Rows of words in columns. The first column is aligned to the left, and the others to the right.
struct Table {
    var rows: [[String]]

    var text: String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, word in
                let space = String(repeating: " ", count: widths[column] - word.count)
                return column == 0 ? word + space : space + word
            }.joined(separator: "  ") + "\n"
        }.joined()
    }
}
