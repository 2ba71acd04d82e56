import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcStores

extension StoreDiffOutcome {
    /// Returns the differences as text or as a JSON document.
    ///
    /// - Parameters:
    ///   - showsSummary: whether the text contains only the numbers of removed, added and changed objects of each
    ///     entity.
    ///   - showsNotes: whether the JSON document also contains messages that are notes.
    package func text(_ format: OutputFormat, showsSummary: Bool, showsNotes: Bool) -> String {
        switch format {
        case .text: lines(showsSummary).map { $0 + "\n" }.joined()
        case .json: ResultDocument("store diff", messages, showsNotes: showsNotes, result: json).text
        }
    }

    private func lines(_ showsSummary: Bool) -> [String] {
        guard !changes.isEmpty else { return ["The stores have the same objects."] }
        return entities.flatMap { name in
            let own = changes.filter { $0.entity == name }
            return ["\(TerminalText.name(name)): \(StoreDiffOutcome.counts(own))"]
                + (showsSummary ? [] : own.flatMap(\.lines))
        }
    }

    /// The names of the entities with changes, in the order of the changes.
    private var entities: [String] {
        var seen: Set<String> = []
        return changes.map(\.entity).filter { seen.insert($0).inserted }
    }

    private static func counts(_ changes: [StoreObjectChange]) -> String {
        let counts = StoreObjectChange.Kind.allCases.map { kind in (kind, changes.count { $0.kind == kind }) }
        return counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
    }

    private var json: JSONValue {
        [
            "entities": .array(
                entities.map { name in
                    let own = changes.filter { $0.entity == name }
                    return .object(
                        [JSONMember(key: "name", value: .string(name))]
                            + StoreObjectChange.Kind.allCases.map { kind in
                                JSONMember(key: kind.rawValue, value: .integer(own.count { $0.kind == kind }))
                            })
                }),
            "changes": .array(changes.map(\.json)),
        ]
    }
}

extension StoreObjectChange {
    fileprivate enum Kind: String, CaseIterable {
        case removed
        case added
        case changed
    }

    fileprivate var kind: Kind {
        switch self {
        case .removed: .removed
        case .added: .added
        case .changed: .changed
        }
    }

    fileprivate var lines: [String] {
        switch self {
        case .removed(let id): ["  - \(TerminalText.escaped(id.text))"]
        case .added(let id): ["  + \(TerminalText.escaped(id.text))"]
        case .changed(_, let id, let values):
            ["  ~ \(TerminalText.escaped(id.text))"]
                + values.map { change in
                    let (old, new) = change.shown
                    return "      \(TerminalText.escaped(change.property)): \(old) -> \(new)"
                }
        }
    }

    fileprivate var json: JSONValue {
        func document(_ old: StoreObjectID?, _ new: StoreObjectID?, _ values: [StoreValueChange]) -> JSONValue {
            [
                "kind": .string(kind.rawValue), "entity": .string(entity), "old": .optional(old?.text),
                "new": .optional(new?.text),
                "properties": .array(
                    values.map {
                        let (old, new) = $0.json
                        return ["name": .string($0.property), "old": old, "new": new]
                    }),
            ]
        }
        switch self {
        case .removed(let id): return document(id, nil, [])
        case .added(let id): return document(nil, id, [])
        case .changed(let old, let new, let values): return document(old, new, values)
        }
    }
}
