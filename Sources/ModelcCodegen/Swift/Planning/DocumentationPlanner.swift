import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Makes documentation comments from the author's text about an element and, if requested, from the model's facts about
/// it.
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

    /// Summary, an empty line, and the discussion.
    func lines(_ userInfo: UserInfo, facts: [String] = []) -> [String] {
        let paragraphs = [paragraph(userInfo[.documentation]), paragraph(userInfo[.discussion]), facts]
        return Array(paragraphs.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    /// The lines of a text without empty lines at both ends.
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
    /// The model's facts about the attribute except its type, one per line.
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
    /// The model's facts about the relationship except its destination, one per line.
    var facts: [String] {
        [
            "- Delete rule: \(effectiveDeleteRule.rawValue)",
            inverseName.map { "- Inverse: `\(SwiftText.comment((destinationName ?? "") + "." + $0))`" },
        ].compactMap { $0 }
    }
}
