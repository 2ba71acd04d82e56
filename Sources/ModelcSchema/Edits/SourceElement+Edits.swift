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
