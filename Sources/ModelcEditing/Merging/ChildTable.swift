import ModelcSchema

/// The children of an element, each with its `MergePath.Step` (its XML name and its key).
struct ChildTable {
    let steps: [MergePath.Step]
    private let elements: [MergePath.Step: VerbatimElement]

    init(_ element: VerbatimElement?) {
        steps = element?.childSteps ?? []
        elements = Dictionary(zip(steps, element?.children ?? []), uniquingKeysWith: { first, _ in first })
    }

    subscript(step: MergePath.Step) -> VerbatimElement? { elements[step] }

    /// The steps of children that are matched by their whole content, because they have no name.
    var contents: Set<MergePath.Step> { Set(steps.filter { ElementIdentity.isContent($0.element) }) }
}
