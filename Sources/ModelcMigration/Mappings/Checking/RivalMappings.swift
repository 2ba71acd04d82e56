import ModelcSchema
import ModelcText

/// MM609: two mapping models that fit the same versions. Core Data takes one of them, and nothing says which.
package enum RivalMappings {
    /// - Parameters:
    ///   - other: the path of the other mapping model.
    ///   - pairs: the versions that both fit: `V1 -> V2`.
    ///   - position: the mapping model's object.
    package static func finding(_ other: String, _ pairs: [String], at position: SourcePosition?) -> MappingFinding {
        MappingFinding(
            .rivalMappings,
            "'\(other)' fits \(pairs.joined(separator: ", ")) as well, and it is not known which of the two Core Data takes",
            help: "remove one of them from the app, or choose one in code", at: position)
    }
}
