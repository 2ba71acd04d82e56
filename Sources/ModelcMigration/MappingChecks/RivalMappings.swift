import ModelcBase
import ModelcPlans
import ModelcSchema

/// Reports two mapping models that fit the same versions (finding MM609). Core Data uses one of them; which one is
/// undefined.
package enum RivalMappings {
    /// - Parameters:
    ///   - other: the path of the other mapping model.
    ///   - pairs: the pairs of versions that both mapping models fit, such as `V1 -> V2`.
    ///   - isSamePurpose: whether both were made for the same versions, so that the app needs only one of them.
    ///   - position: the position of the mapping model's object in its file.
    package static func finding(
        _ other: String, _ pairs: [String], isSamePurpose: Bool, at position: SourcePosition?
    ) -> MappingFinding {
        let removal = isSamePurpose ? "remove one of them from the app, or " : ""
        return MappingFinding(
            .rivalMappings,
            "'\(other)' also fits \(pairs.joined(separator: ", ")); which of the two Core Data uses is unknown",
            help: "\(removal)choose in code which one is used, \(MigrationFindingCode.rivalMappings.acceptance)",
            at: position)
    }
}
