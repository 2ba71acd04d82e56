import ModelcSchema
import ModelcText

extension FetchRequestDescription {
    /// What is fetched.
    var entityText: String { "-> " + (entityName.map(TerminalText.name) ?? "nothing") }

    /// Which objects are fetched and how, as far as the model says.
    var conditionText: String {
        let options = optionTexts.joined(separator: ", ")
        let condition = predicate.map(TerminalText.escaped) ?? "all objects"
        return options.isEmpty ? condition : "\(condition)  (\(options))"
    }

    private var optionTexts: [String] {
        [
            resultType.map(\.text),
            fetchLimit.flatMap { $0 == 0 ? nil : "limit \($0)" },
            fetchBatchSize.flatMap { $0 == 0 ? nil : "batches of \($0)" },
            includesSubentities.map { $0 ? "with subentities" : "without subentities" },
            includesPropertyValues.map { $0 ? "with values" : "without values" },
            includesPendingChanges.map { $0 ? "with pending changes" : "without pending changes" },
            returnsObjectsAsFaults.map { $0 ? "as faults" : "not as faults" },
            returnsDistinctResults.map { $0 ? "distinct" : "not distinct" },
        ].compactMap { $0 }
    }
}

extension FetchResultType {
    fileprivate var text: String {
        switch self {
        case .managedObjects: "objects"
        case .managedObjectIDs: "object IDs"
        case .dictionaries: "dictionaries"
        case .count: "count"
        }
    }
}
