import ModelcBase
import ModelcSchema
import ModelcXML

/// Reads a group element, which only contains other elements (`<userInfo>`, `<uniquenessConstraints>`).
final class ContainerBuilder<Parent: SourceElement>: ElementBuilder {
    private let name: String
    private let childName: String
    private let parent: TypedElementBuilder<Parent>
    private let open: () -> any ElementBuilder
    private var position: SourcePosition?
    private var isEmpty = true
    /// Content of the group that is not part of the format.
    private var unknown: VerbatimElement

    /// - Parameter open: makes the builder of a child.
    init(name: String, childName: String, parent: TypedElementBuilder<Parent>, open: @escaping () -> any ElementBuilder)
    {
        self.name = name
        self.childName = childName
        self.parent = parent
        self.open = open
        unknown = VerbatimElement(name: name)
    }

    var pathComponent: String? { nil }
    var knownChildren: [String] { [childName] }

    func start(_ tag: borrowing XMLStartTag, _ context: ReadingContext) {
        let position = tag.position
        self.position = position
        if parent.opensAgain(group: name) {
            ElementReport(context, position).warning(
                .ignoredContent, "<\(name)> occurs more than once here; all of them are read",
                help: "merge them into one element")
        }
        tag.forEachAttribute { attribute, value in
            unknown.attributes.append(VerbatimAttribute(name: attribute, value: value))
            ElementReport(context, position).warning(
                .unknownXML, "unknown attribute '\(attribute)' of <\(name)> is kept and has no effect",
                attribute: attribute, help: nil)
        }
    }

    func child(named name: String, _ context: ReadingContext) -> (any ElementBuilder)? {
        guard name == childName else { return nil }
        isEmpty = false
        return open()
    }

    func keepUnknown(_ element: VerbatimElement) { unknown.children.append(element) }

    func text(_ text: String, at position: SourcePosition, _ context: ReadingContext) {
        ElementReport(context, self.position).ignoredText(text, at: position, in: name)
    }

    /// Ends the group. The schema has no object for a group that could preserve unknown content, so this content is
    /// passed to the parent, inside a copy of the group.
    func finish(_ context: ReadingContext) {
        if !unknown.attributes.isEmpty || !unknown.children.isEmpty {
            parent.keepUnknown(unknown)
        } else if isEmpty {
            parent.element.verbatim.addEmptyContainer(name)
        }
    }
}
