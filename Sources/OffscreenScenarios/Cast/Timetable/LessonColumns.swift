/// Assigns a column to each lesson of a day, so that overlapping lessons are side by side.
///
/// Lessons that overlap, directly or through others, form a group. The columns of a group share the
/// width of the day evenly.
struct LessonColumns: Equatable {
    struct Place: Equatable {
        var column: Int
        /// The number of columns in the lesson's group.
        var columns: Int
    }

    let places: [Place]

    /// - Parameter times: the times of the lessons, in minutes since midnight.
    init(_ times: [Range<Int>]) {
        var places = times.map { _ in Place(column: 0, columns: 1) }
        var group: [Int] = []
        // The time from which each column of the group is free again.
        var ends: [Int] = []
        func finishGroup() {
            for lesson in group { places[lesson].columns = ends.count }
            group = []
            ends = []
        }
        let chronological = times.indices.sorted {
            (times[$0].lowerBound, -times[$0].upperBound, $0) < (times[$1].lowerBound, -times[$1].upperBound, $1)
        }
        for lesson in chronological {
            let time = times[lesson]
            if ends.allSatisfy({ $0 <= time.lowerBound }) { finishGroup() }
            if let free = ends.firstIndex(where: { $0 <= time.lowerBound }) {
                ends[free] = time.upperBound
                places[lesson].column = free
            } else {
                ends.append(time.upperBound)
                places[lesson].column = ends.count - 1
            }
            group.append(lesson)
        }
        finishGroup()
        self.places = places
    }
}
