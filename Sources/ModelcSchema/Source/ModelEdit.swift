import ModelcBase

/// A change of a model's file, in terms of its elements: the closed vocabulary of fixes.
///
/// An element is identified by the position of its `<` in the file, as in `SourceElement.position`. The code for the
/// file format converts changes to bytes.
package enum ModelEdit: Hashable, Sendable {
    /// Sets an attribute of an element to a value (unescaped); adds the attribute if the element does not have it.
    case setAttribute(of: SourcePosition, name: String, value: String)
    /// Removes an attribute of an element; has no effect if there is none.
    case removeAttribute(of: SourcePosition, name: String)
    /// Removes an element with its content.
    case removeElement(SourcePosition)
    /// Adds a child to an element, at its position in the order of the format.
    case insertElement(VerbatimElement, into: SourcePosition)
    /// Sets a key of an element's user info to a value; adds the entry, and the user info, if there is none.
    case setUserInfo(of: SourcePosition, key: String, value: String)
    /// Removes the entries of a key from an element's user info, and the user info if it becomes empty.
    case removeUserInfo(of: SourcePosition, key: String)

    /// The element that is changed.
    package var position: SourcePosition {
        switch self {
        case .setAttribute(let position, _, _), .removeAttribute(let position, _), .removeElement(let position),
            .insertElement(_, let position), .setUserInfo(let position, _, _), .removeUserInfo(let position, _):
            position
        }
    }
}

extension SourceElement {
    /// The edit that sets an attribute of this element to a value; none if the source has no positions.
    package func setting(_ name: String, to value: String) -> [ModelEdit] {
        position.map { [.setAttribute(of: $0, name: name, value: value)] } ?? []
    }

    /// The edit that removes an attribute of this element; none if the source has no positions.
    package func removing(_ name: String) -> [ModelEdit] {
        position.map { [.removeAttribute(of: $0, name: name)] } ?? []
    }

    /// The edit that removes this element; none if the source has no positions.
    package func removal() -> [ModelEdit] {
        position.map { [.removeElement($0)] } ?? []
    }
}
