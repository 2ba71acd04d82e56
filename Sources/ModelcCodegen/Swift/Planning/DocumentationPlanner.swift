import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Creates doc comments from the documentation in the user info and, if requested, from facts in the model.
struct DocumentationPlanner {
    let includesFacts: Bool

    func lines(of attribute: AttributeDescription) -> [String] {
        if attribute.userInfo.isEmpty, !includesFacts { return [] }
        return lines(attribute.userInfo, facts: includesFacts ? attribute.facts : [])
    }

    func lines(of relationship: RelationshipDescription) -> [String] {
        if relationship.userInfo.isEmpty, !includesFacts { return [] }
        return lines(relationship.userInfo, facts: includesFacts ? relationship.facts : [])
    }

    /// The lines of the comment: the summary, an empty line, and the discussion.
    func lines(_ userInfo: UserInfo, facts: [String] = []) -> [String] {
        let paragraphs = [paragraph(userInfo[.documentation]), paragraph(userInfo[.discussion]), facts]
        return Array(paragraphs.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    /// The lines of a text without empty lines at the start and the end.
    private func paragraph(_ text: String?) -> [String] {
        guard let text else { return [] }
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { SwiftText.comment(String($0)).trimmedEnd }[...]
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines)
    }
}

extension AttributeDescription {
    /// Lines for the doc comment, each with one fact about the attribute other than its type.
    var facts: [String] {
        let limits = [minimumValueText.map { "at least \($0)" }, maximumValueText.map { "at most \($0)" }]
        let what = type == .string ? "Length" : "Value"
        return [
            defaultValueText.map { "- Default: `\(SwiftText.comment($0))`" },
            limits.contains { $0 != nil }
                ? "- \(what): " + SwiftText.comment(limits.compactMap { $0 }.joined(separator: ", ")) : nil,
            regularExpression.map { "- Regular expression: `\(SwiftText.comment($0))`" },
            derivationExpression.map { "- Derived from: `\(SwiftText.comment($0))`" },
            isTransient ? "- Transient: not in the store." : nil,
        ].compactMap { $0 }
    }
}

extension RelationshipDescription {
    /// Lines for the doc comment, each with one fact about the relationship other than its destination.
    var facts: [String] {
        [
            "- Delete rule: \(effectiveDeleteRule.rawValue)",
            inverseName.map { "- Inverse: `\(SwiftText.comment((destinationName ?? "") + "." + $0))`" },
        ].compactMap { $0 }
    }
}
