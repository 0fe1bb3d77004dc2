#if !_runtime(_ObjC)

    extension Timer {
        /// Creates a timer that calls a method of the target and keeps the target alive.
        ///
        /// Approximated: `userInfo` is dropped, unlike in `scheduledTimer`, and a selector without
        /// a method calls nothing.
        public convenience init(
            timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) {
            self.init(timeInterval: interval, repeats: repeats, block: Timer.makeBlock(calling: selector, on: target))
        }

        /// Creates a timer that calls a method of the target at a date, and if `repeats` is true,
        /// again after each interval.
        ///
        /// Approximated: `userInfo` is not kept, and a selector without a method calls nothing.
        public convenience init(
            fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) {
            self.init(
                fire: date, interval: interval, repeats: repeats, block: Timer.makeBlock(calling: selector, on: target))
        }
    }

#endif
