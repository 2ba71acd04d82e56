import ModelcSchema
import ModelcText

/// The lines that show one entity mapping: a head, what is special about it, its rows.
struct EntityMappingText {
    let mapping: EntityMapping
    let resolved: ResolvedMapping
    let showsAll: Bool

    /// Expressions and filters may be of any length; a line is for people.
    private static let longestText = 400
    /// How wide the line of names may get before it is continued.
    private static let longestNames = 100

    var lines: [String] {
        [head] + filterLines + sameLines + attributeLines + relationshipLines + userInfoLines
    }

    private var head: String {
        var parts = ["\(mapping.number) \(TerminalText.name(mapping.effectiveName))"]
        switch (mapping.sourceEntityName, mapping.destinationEntityName) {
        case (let source?, let destination?):
            parts.append("\(TerminalText.name(source)) → \(TerminalText.name(destination))")
        case (nil, _): parts.append("(add)")
        case (_, nil): parts.append("(remove)")
        }
        if let policy = mapping.policyClass { parts.append("policy \(TerminalText.name(policy))") }
        return parts.joined(separator: "  ")
    }

    private var filterLines: [String] {
        var lines = mapping.sourceFilter.map { ["    only where \(EntityMappingText.shown($0))"] } ?? []
        if let expression = mapping.sourceExpression {
            lines.append("    objects from \(EntityMappingText.shown(expression.text))")
        }
        return lines
    }

    /// The attributes that are copied from one of the same name, together.
    private var sameLines: [String] {
        let names = mapping.attributeMappings.filter { isSame($0) && !showsAll && !$0.name.isEmpty }.map(\.name)
        guard !names.isEmpty else { return [] }
        var lines: [String] = []
        var line = "   "
        for name in names {
            if line.count > EntityMappingText.longestNames {
                lines.append(line)
                line = "   "
            }
            line += " " + TerminalText.name(name)
        }
        return lines + [line + "  = $source.<same>"]
    }

    private func isSame(_ row: AttributeMapping) -> Bool {
        row.valueExpression == nil && row.userInfo == nil
            && resolved.automaticValue(of: row, in: mapping) == .sameProperty
    }

    private var attributeLines: [String] {
        mapping.attributeMappings.filter { showsAll || (!isSame($0) && !$0.name.isEmpty) }.flatMap { row in
            let value = resolved.automaticValue(of: row, in: mapping)
            return lines(of: row, automatic: text(of: value, name: row.name, keyPath: nil))
        }
    }

    private var relationshipLines: [String] {
        mapping.relationshipMappings.filter { showsAll || !$0.name.isEmpty }.flatMap { row in
            let value = resolved.automaticValue(of: row, in: mapping)
            return lines(of: row, automatic: text(of: value, name: row.name, keyPath: row.sourceKeyPath))
        }
    }

    private func lines(of row: some PropertyMapping, automatic: String) -> [String] {
        let own = row.valueExpression.map { "= " + EntityMappingText.shown($0.text) }
        let line = "    \(TerminalText.name(row.name)) \(own ?? automatic)"
        return [line] + EntityMappingText.userInfoLines(row.userInfo, indent: "        ")
    }

    private func text(of value: AutomaticValue, name: String, keyPath: String?) -> String {
        let from = keyPath.map { " of \(EntityMappingText.shown($0))" } ?? ""
        return switch value {
        case .sameProperty: "= $source.\(TerminalText.escaped(name))"
        case .mapping(let mapping): "→ \(TerminalText.name(mapping))\(from)"
        case .anyMapping(let mappings): "→ \(mappings.map(TerminalText.name).joined(separator: " | "))\(from)"
        case .noMapping: "→ (no mapping makes such objects)\(from)"
        case .nothing: "(nil)"
        case .unknown: "(automatic)\(from)"
        }
    }

    private var userInfoLines: [String] { EntityMappingText.userInfoLines(mapping.userInfo, indent: "    ") }

    private static func userInfoLines(_ info: MappingUserInfo?, indent: String) -> [String] {
        (info?.userInfo.entries ?? []).map { entry in
            "\(indent)user info \(TerminalText.name(entry.key)): \(shown(entry.value))"
        }
    }

    private static func shown(_ text: String) -> String {
        let escaped = TerminalText.escaped(String(text.prefix(longestText)))
        return text.dropFirst(longestText).isEmpty ? escaped : escaped + "…"
    }
}
