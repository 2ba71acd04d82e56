import ModelcPlans
import ModelcSchema

/// Says what is wrong with a mapping model: is it outdated -> does it fit other versions too -> are its names known -> do
/// the directions of relationships agree -> is anything left out -> are its policies there -> is it needed
/// (FormatMappingModel §9, FormatMigrationFacts §9, MigrationFindings).
///
/// Looks at the versions as they are now; where one is not known, at the copy in the mapping model.
package struct MappingChecker: Sendable {
    package init() {}

    /// Everything that is to be said, in the order of the mapping model's file.
    package func findings(in subject: MappingCheckSubject) -> [MappingFinding] {
        let mapping = CheckedMapping(subject)
        let inverses = InverseRowCheck(mapping)
        let all =
            StaleCopyCheck.findings(in: subject) + AmbiguousMappingCheck.findings(in: subject)
            + UnknownNameCheck(mapping).findings() + inverses.findings
            + MissingRowCheck(mapping, reported: inverses.missingRows).findings()
            + PolicyClassCheck.findings(in: subject) + NeedCheck.findings(in: mapping)
        return all.sorted()
    }
}
