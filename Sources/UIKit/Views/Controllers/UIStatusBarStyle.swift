public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
