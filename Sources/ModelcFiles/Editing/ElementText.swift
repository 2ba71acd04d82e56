import ModelcSchema

/// A new element as Xcode would write it, but with the indentation and the line ends of the file that it goes into.
struct ElementText {
    let escaping: XMLEscaping
    /// The line end; nil where everything stands on one line.
    let newline: String?
    /// What each level is indented by.
    let unit: String

    /// The element without white space around it.
    ///
    /// - Parameter indent: the white space before its line.
    func text(of element: VerbatimElement, _ shape: XMLElementShape, indent: String) -> String {
        let start = "<" + element.name + attributes(of: element, shape)
        guard !element.children.isEmpty else {
            return element.text.isEmpty
                ? start + "/>" : "\(start)>\(escaping.text(element.text))</\(element.name)>"
        }
        let children = inOrder(element.children, shape).map { child in
            line(indent + unit)
                + text(of: child, shape.child(named: child.name)?.element ?? .unknown, indent: indent + unit)
        }
        let content = element.text.isEmpty ? "" : line(indent + unit) + escaping.text(element.text)
        return "\(start)>\(content)\(children.joined())\(line(indent))</\(element.name)>"
    }

    /// What comes before something on a line of its own.
    func line(_ indent: String) -> String { newline.map { $0 + indent } ?? "" }

    private func attributes(of element: VerbatimElement, _ shape: XMLElementShape) -> String {
        let order = shape.attributeOrder(element.attributes)
        let ranked = element.attributes.enumerated().sorted { left, right in
            let rank = { (name: String) in order.firstIndex(of: name) ?? order.count }
            return (rank(left.element.name), left.offset) < (rank(right.element.name), right.offset)
        }
        return ranked.map { " \($0.element.name)=\"\(escaping.text($0.element.value))\"" }.joined()
    }

    /// Elements in the order of the format; of one kind by name where Xcode sorts them, else as they are given.
    func inOrder(_ elements: [VerbatimElement], _ parent: XMLElementShape) -> [VerbatimElement] {
        elements.enumerated().sorted { left, right in
            let (one, other) = (parent.rank(of: left.element.name), parent.rank(of: right.element.name))
            if one != other { return one < other }
            guard let key = parent.child(named: left.element.name)?.sortKey else { return left.offset < right.offset }
            let (name, otherName) = (left.element.value(key), right.element.value(key))
            if CanonicalNameOrder.areInOrder(name, otherName) { return true }
            return !CanonicalNameOrder.areInOrder(otherName, name) && left.offset < right.offset
        }.map(\.element)
    }
}

extension VerbatimElement {
    /// The value of an attribute; empty where there is none.
    func value(_ attribute: String) -> String { attributes.first { $0.name == attribute }?.value ?? "" }
}
