import ModelcBase

/// A change of a model's file, expressed as a change of its XML elements. Every fix consists of these changes.
///
/// An element is identified by the position of its `<` in the file, as in `SourceElement.position`. The code for the
/// file format converts changes to bytes.
package enum ModelEdit: Hashable, Sendable {
    /// Sets an attribute of an element to an unescaped value. Adds the attribute if the element does not have it.
    case setAttribute(of: SourcePosition, name: String, value: String)
    /// Removes an attribute of an element. Has no effect if the element does not have it.
    case removeAttribute(of: SourcePosition, name: String)
    /// Removes an element with its content.
    case removeElement(SourcePosition)
    /// Adds a child to an element, at the position that the order of the format requires.
    case insertElement(VerbatimElement, into: SourcePosition)
    /// Sets a key of an element's user info to a value. Adds the entry or the user info if it is missing.
    case setUserInfo(of: SourcePosition, key: String, value: String)
    /// Removes all entries with a key from an element's user info. Removes the user info if it becomes empty.
    case removeUserInfo(of: SourcePosition, key: String)

    /// The position of the element that is changed.
    package var position: SourcePosition {
        switch self {
        case .setAttribute(let position, _, _), .removeAttribute(let position, _), .removeElement(let position),
            .insertElement(_, let position), .setUserInfo(let position, _, _), .removeUserInfo(let position, _):
            position
        }
    }
}

extension SourceElement {
    /// The edit that sets an attribute of this element to a value. Empty if the model has no positions, as in the
    /// binary form.
    package func setting(_ name: String, to value: String) -> [ModelEdit] {
        position.map { [.setAttribute(of: $0, name: name, value: value)] } ?? []
    }

    /// The edit that removes an attribute of this element. Empty if the model has no positions, as in the binary form.
    package func removing(_ name: String) -> [ModelEdit] {
        position.map { [.removeAttribute(of: $0, name: name)] } ?? []
    }

    /// The edit that removes this element. Empty if the model has no positions, as in the binary form.
    package func removal() -> [ModelEdit] {
        position.map { [.removeElement($0)] } ?? []
    }
}
