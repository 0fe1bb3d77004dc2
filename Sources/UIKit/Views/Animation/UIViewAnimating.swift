public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
