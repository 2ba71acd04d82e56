import ModelcKeyedArchive
import ModelcPredicates
import ModelcSchema
import ModelcText

/// Fetch requests (FormatCompiledModel §4).
extension CompiledModelWriter {
    /// The templates by name; nil where the model has none.
    mutating func fetchRequestTemplates() -> ArchiveGraph.Value {
        let sorted = resolved.model.fetchRequests.sorted { $0.name.isBefore($1.name) }
        var entries: [(key: String, value: ArchiveGraph.Value)] = []
        for request in sorted where entries.last?.key != request.name {
            output.begin(request.name, at: request)
            if let archived = fetchRequest(request) { entries.append((request.name, archived)) }
        }
        return entries.isEmpty ? .null : output.dictionary(entries)
    }

    /// A request; nil, with a note, where it has what no known file shows.
    mutating func fetchRequest(_ request: FetchRequestDescription) -> ArchiveGraph.Value? {
        if request.effectiveResultType == .count { output.note(.countRequest) }
        guard let flags = request.compiledFlags else {
            output.note(.fetchFlags)
            return nil
        }
        guard request.effectiveResultType != .count, let predicate = predicate(request.predicate) else { return nil }
        let (limit, batch) = (request.fetchLimit ?? 0, request.fetchBatchSize ?? 0)
        if limit != 0 || batch != 0 { output.note(.fetchLimits) }
        let node = output.graph.add(classChain: CompiledClass.fetchRequest)
        output.set("NSEntity", of: node, to: entity(named: request.entityName))
        output.set("NSPredicate", of: node, to: predicate)
        for key in Self.nilKeys { output.set(key, of: node, to: .null) }
        output.set("NSFetchLimit", of: node, to: output.number(limit))
        output.set("NSFetchOffset", of: node, to: output.number(0))
        output.set("NSBatchSize", of: node, to: output.number(batch))
        output.set("NSAllocationType", of: node, to: output.number(0))
        output.set("NSResultType", of: node, to: output.number(request.effectiveResultType.rawValue))
        output.set("NSHasFetchRequestFlags", of: node, to: .inline(.boolean(true)))
        output.set("NSFetchRequestFlags", of: node, to: output.number(flags.rawValue))
        return .node(node)
    }

    /// What the editor cannot set; nil in every known request.
    private static let nilKeys: [StaticString] = [
        "NSSortDescriptors", "NSValuesToFetch", "NSValuesToGroupBy", "NSHavingPredicate",
        "NSRelationshipKeyPathsForPrefetching",
    ]

    /// A predicate, or the nil of a request without one. Nil, with a note, for a predicate whose form is not known.
    private mutating func predicate(_ text: String?) -> ArchiveGraph.Value? {
        guard let text, !text.isEmpty else { return .null }
        guard let predicate = try? PredicateParser().predicate(from: text) else {
            output.note(.unreadablePredicate, detail: text)
            return nil
        }
        return output.attempt(.unsupportedPredicate) { graph throws(UnsupportedForm) in
            try graph.add(predicate)
        }.map(ArchiveGraph.Value.node)
    }
}

extension FetchRequestDescription {
    /// The flags; nil where they ask for one of the two bits that are only seen together.
    fileprivate var compiledFlags: CompiledFetchFlags? {
        guard effectiveIncludesSubentities == effectiveReturnsObjectsAsFaults else { return nil }
        var flags: CompiledFetchFlags = []
        if effectiveIncludesSubentities { flags.insert(.subentitiesAndFaults) }
        if effectiveReturnsDistinctResults { flags.insert(.distinctResults) }
        if effectiveIncludesPropertyValues { flags.insert(.propertyValues) }
        if effectiveIncludesPendingChanges { flags.insert(.pendingChanges) }
        return flags
    }
}
