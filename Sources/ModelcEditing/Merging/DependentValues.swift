import ModelcSchema

/// Attributes of one element that depend on each other, such as a type and the bounds of its values. If one side of the
/// merge changes the leading attribute and the other side changes any attribute of the group, the changes cannot be
/// combined.
enum DependentValues {
    /// A group of XML attributes that depend on each other.
    private struct Group {
        var element: String
        /// The attribute that the other attributes of the group depend on, such as `attributeType`.
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

    /// Returns the names of all attributes in the groups that both sides of the merge (ours and theirs) changed in
    /// contradicting ways.
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

    /// Whether one side of the merge changed an integer type to a wider one, and the other side left it unchanged. The
    /// wider type contains all values of the narrower one.
    ///
    /// - Parameter types: the types in the base, ours and theirs, in this order.
    private static func isWidened(_ types: [String?]) -> Bool {
        let integers = AttributeType.allCases.filter(\.isInteger)
        let widths = types.map { type in type.flatMap { name in integers.firstIndex { $0.rawValue == name } } }
        guard let old = widths[0], let mine = widths[1], let other = widths[2] else { return false }
        return mine >= old && other >= old && (mine == old || other == old)
    }
}
