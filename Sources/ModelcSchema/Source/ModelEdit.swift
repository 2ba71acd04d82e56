import ModelcBase

/// A change of a model's file, in terms of its elements: the closed vocabulary of fixes.
///
/// An element is named by the place of its `<` in the file, as `SourceElement.position` has it. How a change becomes
/// bytes is the business of whoever owns the file format.
package enum ModelEdit: Hashable, Sendable {
    /// Gives an attribute of an element a value (unescaped); adds the attribute where the element does not have it.
    case setAttribute(of: SourcePosition, name: String, value: String)
    /// Removes an attribute of an element; nothing happens where there is none.
    case removeAttribute(of: SourcePosition, name: String)
    /// Removes an element with all that is in it.
    case removeElement(SourcePosition)
    /// Adds a child to an element, at its place in the order of the format.
    case insertElement(VerbatimElement, into: SourcePosition)
    /// Gives a key of an element's user info a value; adds the entry, and the user info, where there is none.
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
    /// The edit that gives an attribute of this element a value; none where the source has no places.
    package func setting(_ name: String, to value: String) -> [ModelEdit] {
        position.map { [.setAttribute(of: $0, name: name, value: value)] } ?? []
    }

    /// The edit that removes an attribute of this element; none where the source has no places.
    package func removing(_ name: String) -> [ModelEdit] {
        position.map { [.removeAttribute(of: $0, name: name)] } ?? []
    }

    /// The edit that removes this element; none where the source has no places.
    package func removal() -> [ModelEdit] {
        position.map { [.removeElement($0)] } ?? []
    }
}
