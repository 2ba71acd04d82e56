import ModelcSchema
import ModelcSourceCode

/// Makes documentation comments of what the author wrote about an element (code-generation §5.2), and, where asked for,
/// of what the model says about it.
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

    /// The lines of a text without empty ones at both ends.
    private func paragraph(_ text: String?) -> [String] {
        guard let text else { return [] }
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { DocumentationPlanner.withoutTrailingBlanks(SwiftText.comment(String($0))) }[...]
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines)
    }

    private static func withoutTrailingBlanks(_ line: String) -> String {
        guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(line[...last])
    }
}
