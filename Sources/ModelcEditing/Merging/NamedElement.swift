/// Identifies an element in an earlier and a later model.
struct NamedElement: Hashable {
    let step: MergePath.Step
    /// Its renaming identifier.
    let identifier: String?

    init(_ element: String, _ name: String, identifier: String?) {
        step = MergePath.Step(element, name)
        self.identifier = identifier.flatMap { $0.isEmpty || $0 == name ? nil : $0 }
    }

    /// The element of the earlier model that the identifier names.
    var origin: MergePath.Step? { identifier.map { MergePath.Step(step.element, $0) } }
}
