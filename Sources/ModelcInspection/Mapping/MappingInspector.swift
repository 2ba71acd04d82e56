import ModelcJSON
import ModelcSchema
import ModelcText

/// Shows what a mapping model does, as a JSON document for programs or as lines of text for people. Prints nothing.
///
/// The text is made for review: each entity mapping with its rows, those that only copy a property of the same name
/// together in one line. The document holds every row with what it gives.
package struct MappingInspector: Sendable {
    private let resolved: ResolvedMapping
    private let name: String
    private let showsAll: Bool
    private let source: CopyFreshness?
    private let destination: CopyFreshness?

    /// - Parameters:
    ///   - mapping: the mapping model.
    ///   - name: the name of the bundle, for the first line.
    ///   - showsAll: whether the text has a line for every row, and for what nothing leads to.
    ///   - source: whether the copy of the source model is up to date; nil where nobody asked.
    ///   - destination: likewise.
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

    /// The document. Every key is always present, in the same order; null stands for "absent".
    package func document() -> JSONValue { resolved.json(name: name, source, destination) }

    /// The text, line by line without line ends.
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
    /// The version's name, or a mark for one that has none.
    fileprivate var shownName: String { versionName.map(TerminalText.name) ?? "?" }
}

/// Whether the copy of a version in a mapping model is still the version, as Core Data tells versions apart.
package enum CopyFreshness: Hashable, Sendable {
    case fresh
    /// The entities that differ, in byte order.
    case stale([String])
    /// The version is not found, so that nothing can be said.
    case unknown

    /// What is to be said behind the names of the versions.
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

    /// The name in documents.
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
