import ModelcBase
import ModelcCodegen
import ModelcKit

extension GenerationReport {
    /// A line for each model with `@Model` classes: how many version hashes are equal to those of the model, different,
    /// or not verified. Empty if there are no such classes.
    var swiftDataSummary: String {
        swiftData.map { model, hashes in
            let counts = SwiftDataEntityHash.Verdict.allCases.compactMap { verdict in
                let count = hashes.count { $0.verdict == verdict }
                return count == 0 ? nil : "\(count) \(verdict.phrase)"
            }
            return "version hashes in SwiftData: \(counts.joined(separator: ", "))\n"
        }.joined()
    }

    /// The version hash of each `@Model` class, and the result of comparing it with the model, as a JSON array.
    var swiftDataJSON: JSONValue {
        .array(swiftData.flatMap { model, hashes in hashes.map { $0.json(ofModel: model) } })
    }
}

extension SwiftDataEntityHash.Verdict {
    fileprivate var phrase: String {
        switch self {
        case .same: "as in the model"
        case .unverified: "not verified"
        case .differs: "different"
        }
    }
}

extension SwiftDataEntityHash {
    fileprivate func json(ofModel model: String) -> JSONValue {
        [
            "model": .string(model), "entity": .string(entityName), "verdict": .string(verdict.rawValue),
            "hash": hash.map { .string($0.hexadecimal) } ?? .null,
            "modelHash": modelHash.map { .string($0.hexadecimal) } ?? .null,
            "reasons": .array(reasons.map(JSONValue.string)),
        ]
    }
}
