/// The time of a layer. Not modelled: animations of every layer run by the clock of the stage.
extension CALayer {
    /// The speed at which the time of the layer passes. Not modelled: stored, and a value other
    /// than 1 is reported in the trace.
    public var speed: Float {
        get { rareValues.speed }
        set {
            mutableRareValues.speed = newValue
            if newValue != 1 { World.recordNotModelled("CALayer.speed") }
        }
    }

    /// The offset of the time of the layer, in seconds. Not modelled: stored, and a value other
    /// than 0 is reported in the trace.
    public var timeOffset: CFTimeInterval {
        get { rareValues.timeOffset }
        set {
            mutableRareValues.timeOffset = newValue
            if newValue != 0 { World.recordNotModelled("CALayer.timeOffset") }
        }
    }

    /// The time at which the time of the layer begins, in seconds. Not modelled: stored, and a
    /// value other than 0 is reported in the trace.
    public var beginTime: CFTimeInterval {
        get { rareValues.beginTime }
        set {
            mutableRareValues.beginTime = newValue
            if newValue != 0 { World.recordNotModelled("CALayer.beginTime") }
        }
    }

    /// Returns the time itself, because the time of every layer is that of the stage.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

    /// Returns the time itself, because the time of every layer is that of the stage.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
