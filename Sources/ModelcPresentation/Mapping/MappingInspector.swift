import ModelcBase
import ModelcPlans
import ModelcSchema

/// Formats the content of a mapping model, as JSON or as lines of text. It does not print anything.
///
/// The text is for review: each entity mapping with its property mappings. Property mappings that only copy a property
/// of the same name are combined into one line. The JSON document contains every property mapping with its value.
package struct MappingInspector: Sendable {
    private let resolved: ResolvedMapping
    private let name: String
    private let showsAll: Bool
    private let source: CopyFreshness?
    private let destination: CopyFreshness?

    /// - Parameters:
    ///   - mapping: the mapping model.
    ///   - name: the name of the bundle, for the first line.
    ///   - showsAll: whether the text contains a line for every property mapping, and unreachable objects.
    ///   - source: whether the copy of the source model is up to date; nil if it is not requested.
    ///   - destination: whether the copy of the destination model is up to date; nil if it is not requested.
    package init(
        _ mapping: MappingModel, name: String, showsAll: Bool = false, source: CopyFreshness? = nil,
        destination: CopyFreshness? = nil
    ) {
        resolved = ResolvedMapping(mapping)
        self.name = name
        self.showsAll = showsAll
        self.source = source
        self.destination = destination
    }

    /// Returns the JSON document. All keys are always present and in the same order; the value of a missing element is
    /// null.
    package func document() -> JSONValue { resolved.json(name: name, source, destination) }

    /// Returns the lines of the text, without line ends.
    package func lines() -> [String] {
        let mapping = resolved.mapping
        let names = "\(mapping.source.shownName) → \(mapping.destination.shownName)"
        var lines = ["\(TerminalText.name(name))   \(names)\(freshness)"]
        for entityMapping in mapping.entityMappings {
            lines += EntityMappingText(mapping: entityMapping, resolved: resolved, showsAll: showsAll).lines
        }
        let dropped = resolved.droppedEntities.map { TerminalText.name($0.name) }
        lines.append("dropped: \(dropped.isEmpty ? "–" : dropped.joined(separator: ", "))")
        if showsAll, !mapping.unreachableObjects.isEmpty { lines += orphanLines(of: mapping) }
        return lines
    }

    private var freshness: String {
        guard let source, let destination else { return "" }
        return "   " + CopyFreshness.text(source: source, destination: destination)
    }

    private func orphanLines(of mapping: MappingModel) -> [String] {
        let types = mapping.unreachableObjects.compactMap { object in
            object.attributes.first { $0.name == "type" }?.value
        }
        let counts = Dictionary(types.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
        return [
            "without effect: "
                + counts.map { "\($0.value) \(TerminalText.name($0.key))" }.joined(separator: ", ")
        ]
    }
}

extension EmbeddedModel {
    /// The name of the version, or `?` if it is unknown.
    fileprivate var shownName: String { versionName.map(TerminalText.name) ?? "?" }
}

extension CopyFreshness {
    /// Returns whether the copies of both versions in the mapping model are up to date, such as `fresh` or `stale:
    /// source differs in Book`.
    static func text(source: CopyFreshness, destination: CopyFreshness) -> String {
        if source == .fresh, destination == .fresh { return "fresh" }
        let parts = [source.text(side: "source"), destination.text(side: "destination")].compactMap { $0 }
        return parts.joined(separator: "; ")
    }

    private func text(side: String) -> String? {
        switch self {
        case .fresh: nil
        case .stale(let entities): "stale: \(side) differs in \(TerminalText.list(entities))"
        case .unknown: "\(side) not compared"
        }
    }

    /// The name of the state in JSON documents, such as `stale`.
    var jsonName: String {
        switch self {
        case .fresh: "fresh"
        case .stale: "stale"
        case .unknown: "unknown"
        }
    }

    var staleEntities: [String] {
        switch self {
        case .stale(let entities): entities
        case .fresh, .unknown: []
        }
    }
}

/// Formats one entity mapping as lines: a heading, the settings that differ from the default, and its property
/// mappings.
struct EntityMappingText {
    let mapping: EntityMapping
    let resolved: ResolvedMapping
    let showsAll: Bool

    /// The maximum length of expressions and filters in a line, in characters.
    private static let longestText = 400
    /// The maximum width of a line of names, in characters. Longer lists are continued on the next line.
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

    /// The attributes that are copied from an attribute of the same name, combined into one line.
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
