import ModelcSchema

/// Values of one element that depend on each other, such as a type and the bounds of its values. If one side changes
/// the leading value and the other side changes any of the others, the results cannot be combined.
enum DependentValues {
    /// A group of attributes in the XML.
    private struct Group {
        var element: String
        /// The value that the others depend on.
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

    /// Returns the names of dependent attributes that both sides changed.
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

    /// Whether an integer type was changed to a wider one, which contains all values of the narrower one.
    ///
    /// - Parameter types: the types of the base, ours and theirs.
    private static func isWidened(_ types: [String?]) -> Bool {
        let integers = AttributeType.allCases.filter(\.isInteger)
        let widths = types.map { type in type.flatMap { name in integers.firstIndex { $0.rawValue == name } } }
        guard let old = widths[0], let mine = widths[1], let other = widths[2] else { return false }
        return mine >= old && other >= old && (mine == old || other == old)
    }
}
