import ModelcSchema

/// The path of an element in a model, starting below the root. Elements of two files with the same path are merged with
/// each other.
package struct MergePath: Hashable, Sendable {
    /// A step of a path: identifies one element among its siblings.
    package struct Step: Hashable, Sendable {
        /// The element's name in the XML: `entity`.
        package var element: String
        /// Distinguishes the element from its siblings: a name, a key, or its whole text. Empty if a parent contains
        /// the element at most once.
        package var key: String
        /// The index among siblings with the same key, from 0. It is above 0 only in an invalid model, for example with
        /// two entities of the same name.
        var number = 0

        init(_ element: String, _ key: String = "", number: Int = 0) {
            self.element = element
            self.key = key
            self.number = number
        }
    }

    package var steps: [Step]

    package init(_ steps: [Step] = []) { self.steps = steps }

    /// Returns the path of a property in an entity or a composite.
    static func property(_ kind: String, _ name: String, of owner: String) -> MergePath {
        MergePath([Step("entity", owner), Step(kind, name)])
    }

    static func entity(_ name: String) -> MergePath { MergePath([Step("entity", name)]) }

    func appending(_ step: Step) -> MergePath { MergePath(steps + [step]) }

    /// The name of the entity, composite, fetch request or configuration that contains the element; nil for the model
    /// itself.
    var owner: String? { steps.first?.key }

    /// The name of the property that the path points to or is inside of; nil for paths outside of a property.
    package var property: String? {
        guard steps.count > 1, MergePath.properties.contains(steps[1].element) else { return nil }
        return steps[1].key
    }

    /// The names of the XML elements for properties.
    package static let properties = ["attribute", "relationship", "fetchedProperty"]

    /// The path as messages show it: `Book.title`, `fetch request recent`, `index byTitle of Book`; `model` for the
    /// model itself.
    package var text: String {
        guard let first = steps.first else { return "model" }
        let noun = MergePath.nouns[first.element] ?? first.element
        let owner = noun.isEmpty ? first.key : "\(noun) \(first.key)"
        guard steps.count > 1 else { return owner }
        let rest = property.map { "\(owner).\($0)" } ?? owner
        let inner = steps.dropFirst(property == nil ? 1 : 2).filter(\.isReported)
        return (inner.reversed().map(\.text) + [rest]).joined(separator: " of ")
    }

    /// The nouns that messages use for XML elements, by element name. Empty for an entity or a composite, which
    /// messages show only by name.
    fileprivate static let nouns = [
        "entity": "", "composite": "", "attribute": "attribute", "relationship": "relationship",
        "fetchedProperty": "fetched property", "fetchIndex": "index", "fetchRequest": "fetch request",
        "configuration": "configuration", "memberEntity": "member", "entry": "user info",
        "compoundIndex": "compound index", "uniquenessConstraint": "uniqueness constraint", "element": "diagram of",
    ]
}

extension MergePath.Step {
    /// Whether messages mention the step. They mention neither containers nor the elements of an index or a
    /// constraint.
    fileprivate var isReported: Bool {
        guard !ElementIdentity.isGroup(element) else { return false }
        return !["fetchIndexElement", "constraint", "index"].contains(element) && !key.isEmpty
    }

    /// The kind and the name, if there is one: `attribute title`, `uniqueness constraint`.
    fileprivate var text: String {
        let noun = MergePath.nouns[element] ?? element
        return ElementIdentity.isContent(element) || key.isEmpty ? noun : "\(noun) \(key)"
    }
}

extension VerbatimElement {
    /// Returns the child elements that `other` does not have, named as in messages: `attribute title`. Diagrams are
    /// left out.
    func parts(without other: VerbatimElement) -> [String] {
        let known = Set(other.childSteps)
        return zip(childSteps, children).flatMap { step, child -> [String] in
            if step.element == "elements" { return [] }
            guard ElementIdentity.isGroup(step.element) else {
                return known.contains(step) ? [] : [child.partText(step)]
            }
            return child.parts(
                without: other.children.first { $0.name == child.name } ?? VerbatimElement(name: child.name))
        }
    }

    private func partText(_ step: MergePath.Step) -> String {
        if step.element == "entity" || step.element == "composite" { return "\(step.element) \(step.key)" }
        let members = children.compactMap { $0.value("value") }
        return members.isEmpty ? step.text : "\(step.text) on \(members.joined(separator: ", "))"
    }
}

extension VerbatimElement {
    /// Returns the value of an attribute; nil if there is none.
    func value(_ attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    /// The steps to the children, in document order.
    package var childSteps: [MergePath.Step] {
        var counts: [MergePath.Step: Int] = [:]
        return children.map { child in
            var step = MergePath.Step(child.name, child.key(in: name))
            let number = counts[step, default: 0]
            counts[step] = number + 1
            step.number = number
            return step
        }
    }

    private func key(in parent: String) -> String {
        switch ElementIdentity.of(name, in: parent) {
        case .named(let attribute): value(attribute) ?? ""
        case .single: ""
        case .content: signature
        }
    }

    /// The whole content of the element as text, independent of the order of attributes.
    var signature: String {
        let own = attributes.sorted { $0.name < $1.name }.map { " \($0.name)=\"\($0.value)\"" }.joined()
        return "<\(name)\(own)>\(text)\(children.map(\.signature).joined())</\(name)>"
    }

    /// Whether two elements have the same content, independent of the order of attributes.
    func says(_ other: VerbatimElement) -> Bool {
        guard name == other.name, text == other.text, children.count == other.children.count,
            attributes.count == other.attributes.count
        else { return false }
        let isSame = attributes == other.attributes || Set(attributes) == Set(other.attributes)
        return isSame && zip(children, other.children).allSatisfy { $0.says($1) }
    }

    /// Whether removing descendants from `other` gives this element. True if the elements are equal.
    func isReduced(from other: VerbatimElement) -> Bool {
        guard name == other.name, text == other.text, Set(attributes) == Set(other.attributes) else { return false }
        var rest = other.children[...]
        return children.allSatisfy { child in
            guard let index = rest.firstIndex(where: { child.isReduced(from: $0) }) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }
}
