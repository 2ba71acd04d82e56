/// An element with the data to match it between an earlier and a later model.
struct NamedElement: Hashable {
    let step: MergePath.Step
    /// The element's renaming identifier; nil if it has none.
    let identifier: String?

    init(_ element: String, _ name: String, identifier: String?) {
        step = MergePath.Step(element, name)
        self.identifier = identifier.flatMap { $0.isEmpty || $0 == name ? nil : $0 }
    }

    /// The element in the earlier model that the renaming identifier names; nil if there is no identifier.
    var origin: MergePath.Step? { identifier.map { MergePath.Step(step.element, $0) } }
}
