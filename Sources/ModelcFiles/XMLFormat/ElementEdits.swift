import ModelcSchema

// Makes the edits from two values: an element as it was read, and its new value.
extension XMLElementFormat where Element: SourceElement {
    /// The edits that change an element of the source file to a new value.
    func edits(from old: Element, to new: Element) -> [ModelEdit] {
        guard let position = old.position else { return [] }
        let attributes = fields.compactMap { field -> ModelEdit? in
            let text = field.text(of: new)
            guard text != field.text(of: old) else { return nil }
            guard let text else { return .removeAttribute(of: position, name: field.name) }
            return .setAttribute(of: position, name: field.name, value: text)
        }
        return attributes + children.flatMap { $0.edits(old, new) }
    }

    /// Returns the XML of an element with its content, to be inserted as a new element.
    func element(_ element: Element) -> VerbatimElement {
        let attributes = fields.compactMap { field in
            field.text(of: element).map { VerbatimAttribute(name: field.name, value: $0) }
        }
        return VerbatimElement(
            name: name, attributes: attributes + element.verbatim.unknownAttributes,
            children: children.flatMap { $0.elements(element) } + element.verbatim.unknownElements)
    }

    /// Changes the positions of an element and its content after it moved in the file.
    func move(_ element: inout Element, by shift: PositionShift) {
        guard !shift.isNone else { return }
        element.position = element.position.map(shift.moved)
        for child in children { child.move(&element, shift) }
    }
}
