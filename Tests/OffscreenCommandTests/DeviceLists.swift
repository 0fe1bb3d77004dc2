/// Recordings of a device that shows several collection views below each other. Each collection view
/// has two overlapping cells.
enum DeviceLists {
    /// The order of the two cells of a collection view.
    enum Order {
        case inOrder, outOfOrder, uncertain

        /// The last JSON field of each cell, back to front.
        var fields: [String] {
            switch self {
            case .inOrder: [#""z":0"#, #""z":1"#]
            case .outOfOrder: [#""z":1"#, #""z":0"#]
            case .uncertain: [#""doubt":"several""#, #""z":1"#]
            }
        }
    }

    static func json(_ orders: [Order]) -> String {
        let moments = (0..<3).map { number in
            let lists = orders.enumerated().map { index, order in
                let list =
                    #"{"view":"List#\#(index + 1)","level":1,"frame":[0,\#(index * 100),100,100],"#
                    + #""scroll":{"offset":[0,0],"content":[100,100],"inset":[0,0,0,0]}}"#
                let cells = order.fields.enumerated().map { item, field in
                    let element = #""element":{"category":"item","path":[0,\#(item)]}"#
                    let name = "Cell#\(index * 2 + item + 1)"
                    return #"{"view":"\#(name)","level":2,"frame":[0,\#(item * 10),50,50],\#(element),\#(field)}"#
                }
                return ([list] + cells).joined(separator: ",")
            }
            let window = #"{"view":"UIWindow#1","level":0,"frame":[0,0,100,200]}"#
            let nodes = ([window] + lists).joined(separator: ",")
            return #"{"tick":\#(number + 1),"time":\#(number),"what":"","nodes":[\#(nodes)]}"#
        }
        return """
            {"format":"offscreen-recording","version":1,"behavior":"iOS 12.0 on a device","seed":0,\
            "screen":[100,200],"scale":2,"device":{"system":"iOS 12.0","model":"iPhone","list":"A","layout":"B",\
            "texts":true,"questions":1,"dropped":0},"ticks":[\(moments.joined(separator: ","))]}
            """
    }
}
