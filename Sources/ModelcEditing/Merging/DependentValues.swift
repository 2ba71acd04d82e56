import ModelcSchema

/// Values of one element that go together: a type and the bounds of its values, for instance. A change of the first on one side,
/// and of any of the others on the other side, do not make a value together.
enum DependentValues {
    /// A group of attributes in the XML.
    private struct Group {
        var element: String
        /// The one that the others depend on.
        var leader: String
        var followers: [String]

        var names: [String] { [leader] + followers }
    }

    private static let groups = [
        Group(
            element: "attribute", leader: "attributeType",
            followers: [
                "defaultValueString", "defaultDateTimeInterval", "minValueString", "maxValueString",
                "minDateTimeInterval",
                "maxDateTimeInterval", "usesScalarValueType", "regularExpressionString", "valueTransformerName",
                "customClassName", "allowsExternalBinaryDataStorage", "composite", "derived", "derivationExpression",
            ]),
        Group(element: "relationship", leader: "toMany", followers: ["minCount", "maxCount", "ordered"]),
        Group(element: "relationship", leader: "destinationEntity", followers: ["inverseName", "inverseEntity"]),
        Group(element: "fetchRequest", leader: "entity", followers: ["predicateString"]),
    ]

    /// The names of attributes that are one value together, of which both sides have changed something.
    static func contested(
        _ base: VerbatimElement, _ ours: VerbatimElement, _ theirs: VerbatimElement
    ) -> [String] {
        groups.filter { $0.element == ours.name && isContested($0, base, ours, theirs) }.flatMap(\.names)
    }

    private static func isContested(
        _ group: Group, _ base: VerbatimElement, _ ours: VerbatimElement, _ theirs: VerbatimElement
    ) -> Bool {
        let leaders = [base, ours, theirs].map { $0.value(group.leader) }
        guard leaders[1] != leaders[2], !isWidened(leaders) else { return false }
        let values = { (element: VerbatimElement) in group.names.map { element.value($0) } }
        return values(base) != values(ours) && values(base) != values(theirs)
    }

    /// A wider type of integers has all values of the narrower one.
    ///
    /// - Parameter types: those of the base, ours and theirs.
    private static func isWidened(_ types: [String?]) -> Bool {
        let integers = AttributeType.allCases.filter(\.isInteger)
        let widths = types.map { type in type.flatMap { name in integers.firstIndex { $0.rawValue == name } } }
        guard let old = widths[0], let mine = widths[1], let other = widths[2] else { return false }
        return mine >= old && other >= old && (mine == old || other == old)
    }
}
