import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcMigration
import ModelcPlans

extension MappingShowOutcome {
    /// Returns the content of the mapping model, as text or as JSON.
    ///
    /// - Parameters:
    ///   - showsAll: whether the text contains every property mapping, and objects without effect.
    ///   - showsNotes: whether a JSON document contains notes too.
    package func text(
        _ format: OutputFormat, showsAll: Bool, showsNotes: Bool, style: TextStyle = .plain
    ) -> String {
        let inspector = MappingInspector(
            mapping, name: name, showsAll: showsAll, source: source, destination: destination)
        switch format {
        case .text: return style.outline(inspector.lines().map { $0 + "\n" }.joined())
        case .json:
            return ResultDocument("mapping show", messages, showsNotes: showsNotes, result: inspector.document()).text
        }
    }
}

extension MappingNewOutcome {
    /// The created mapping model, and the work that is left to the user.
    var text: String {
        let done = (isRehearsal ? action.wouldBe : nil) ?? action.rawValue
        let next = policyCommand.map { ["next: \($0)"] } ?? []
        let lines =
            ["\(done) \(TerminalText.escaped(bundle))"]
            + NewMappingText(composed: composed, inference: inference).lines + next
        return lines.map { $0 + "\n" }.joined()
    }
}

extension MappingRefreshOutcome {
    /// The result, or the planned result in a dry run.
    var text: String {
        var lines = sides.map(\.line)
        lines += refreshed.addedRows.map { "new row: \($0)" }
        lines += refreshed.vanishedRows.map { "kept: \($0), whose property is gone" }
        let action = !isChanged ? "unchanged" : isRehearsal ? "would update" : "updated"
        lines.append("\(action) \(filePath)")
        return lines.map { $0 + "\n" }.joined()
    }
}

/// The text about a new mapping model: the work that is left to the user.
struct NewMappingText {
    let composed: ComposedMapping
    /// The result of Core Data's mapping inference between the two versions, without the new mapping model.
    let inference: InferenceResult

    var lines: [String] { [counts] + policyLines + conditionLines + droppedLines + needLines }

    private var counts: String {
        let entities = composed.mapping.entityMappings
        let rows = entities.map { $0.attributeMappings.count + $0.relationshipMappings.count }.reduce(0, +)
        return "  \(Counted.text(entities.count, "entity mapping")), \(Counted.text(rows, "row"))"
    }

    private var policyLines: [String] {
        composed.policies.flatMap { policy in
            ["  write the policy \(TerminalText.name(policy.className)), a subclass of NSEntityMigrationPolicy:"]
                + policy.methods.map { method in
                    let path = "\(policy.destinationEntityName).\(method.property)"
                    return
                        "    \(TerminalText.name(method.selector)) for \(TerminalText.name(path)): \(TerminalText.escaped(method.reason))"
                }
        }
    }

    /// The conditions on the store that still apply, because a mapping model fails on the same objects as inference.
    private var conditionLines: [String] {
        preconditions.map { path, requirement in
            "  precondition for \(TerminalText.name(path)): \(TerminalText.escaped(requirement))"
        }
    }

    /// The conditions on the store that no method of the new migration policies handles, each with the path of its
    /// element.
    var preconditions: [(path: String, requirement: String)] {
        let made = Set(
            composed.policies.flatMap { policy in
                policy.methods.map { "\(policy.destinationEntityName).\($0.property)" }
            })
        return inference.conditions.compactMap { condition in
            let path = [condition.entity, condition.property].compactMap { $0 }.joined(separator: ".")
            guard !made.contains(path), condition.condition != .agreeingIdentifiers else { return nil }
            return (path, condition.requirement)
        }
    }

    private var droppedLines: [String] {
        composed.droppedEntities.isEmpty ? [] : ["  dropped: \(TerminalText.list(composed.droppedEntities))"]
    }

    private var needLines: [String] {
        inference.verdict == .inferable && composed.policies.isEmpty
            ? ["  Core Data infers this by itself: keep the mapping model only for code of your own"] : []
    }
}

extension MappingNewOutcome {
    /// Returns the created mapping model, and the work that is left to the user, as text or as JSON.
    ///
    /// - Parameter showsNotes: whether a JSON document contains notes too.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .text: text
        case .json:
            ResultDocument("mapping new", messages, showsNotes: showsNotes, result: json).text
        }
    }

    private var json: JSONValue {
        let entities = composed.mapping.entityMappings
        let rows = entities.map { $0.attributeMappings.count + $0.relationshipMappings.count }.reduce(0, +)
        let left = NewMappingText(composed: composed, inference: inference)
        return [
            "path": .string(bundle), "action": .string(action.rawValue), "isDryRun": .bool(isRehearsal),
            "entityMappings": .integer(entities.count), "rows": .integer(rows),
            "isInferable": .bool(inference.verdict == .inferable),
            "policies": .array(composed.policies.map(json)),
            "preconditions": .array(
                left.preconditions.map { ["modelPath": .string($0.path), "requirement": .string($0.requirement)] }),
            "droppedEntities": .array(composed.droppedEntities.map(JSONValue.string)),
        ]
    }

    private func json(_ policy: EntityPolicy) -> JSONValue {
        [
            "className": .string(policy.className), "destinationEntity": .string(policy.destinationEntityName),
            "methods": .array(
                policy.methods.map { method in
                    [
                        "property": .string(method.property), "selector": .string(method.selector),
                        "reason": .string(method.reason),
                    ]
                }),
        ]
    }
}

extension MappingRefreshOutcome {
    /// Returns the result, or the planned result in a dry run, as text or as JSON.
    ///
    /// - Parameter showsNotes: whether a JSON document contains notes too.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .text: text
        case .json: ResultDocument("mapping refresh", messages, showsNotes: showsNotes, result: json).text
        }
    }

    private var json: JSONValue {
        [
            "path": .string(filePath), "isDryRun": .bool(isRehearsal), "isChanged": .bool(isChanged),
            "isFound": .bool(isFound),
            "copies": .array(
                sides.map { side in
                    [
                        "side": .string(side.side), "path": .optional(side.path),
                        "staleEntities": .array(side.staleEntities.map(JSONValue.string)),
                    ]
                }),
            "addedRows": .array(refreshed.addedRows.map(JSONValue.string)),
            "keptRows": .array(refreshed.vanishedRows.map(JSONValue.string)),
        ]
    }
}
