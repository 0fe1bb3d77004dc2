/// Gives unique names to the views of one `World`: `PosterCell#3` is the third view in that world
/// whose class has the name "PosterCell". A view that joins another world gets a new name there.
@MainActor
package final class ViewNames {
    private var classNumbers: [ObjectIdentifier: Int32] = [:]
    private var numbersByName: [String: Int32] = [:]
    private var classNames: [String] = []
    private var lastSerials: [Int32] = []

    func makeName(for type: UIView.Type) -> ViewName {
        let number = classNumber(of: type)
        lastSerials[Int(number)] += 1
        return ViewName(classNumber: number, serial: lastSerials[Int(number)])
    }

    package func text(of name: ViewName) -> String { "\(className(of: name))#\(name.serial)" }

    package func className(of name: ViewName) -> String { classNames[Int(name.classNumber)] }

    private func classNumber(of type: UIView.Type) -> Int32 {
        if let known = classNumbers[ObjectIdentifier(type)] { return known }
        let name = String(describing: type)
        let number = numbersByName[name] ?? Int32(classNames.count)
        if number == classNames.count {
            classNames.append(name)
            lastSerials.append(0)
            numbersByName[name] = number
        }
        classNumbers[ObjectIdentifier(type)] = number
        return number
    }
}

/// A view's name in its world: a number for the name of its class, and its serial among the views
/// with that class name.
package struct ViewName: Hashable, Sendable {
    package let classNumber: Int32
    package let serial: Int32
}
