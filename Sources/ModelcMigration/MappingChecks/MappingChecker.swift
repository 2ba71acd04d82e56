import ModelcPlans
import ModelcSchema

/// Checks a mapping model: is it outdated -> does it fit other versions too -> are its names known, and its numbers
/// and names unique -> do the directions of relationships agree -> is anything missing -> do its policies exist -> is
/// it needed (FormatMappingModel §9, FormatMigrationFacts §9, MigrationFindings).
///
/// Uses the current versions; if one is not known, the copy in the mapping model.
package struct MappingChecker: Sendable {
    /// The codes of findings in mapping models, in the order in which reports list them.
    package static let codes: [MigrationFindingCode] = [
        .staleMapping, .ambiguousMapping, .orphanedMappings, .unknownPolicy, .unknownInMapping, .inverseRowsDisagree,
        .mappingUnneeded, .propertyWithoutRow, .rivalMappings, .repeatedMappingNumber, .repeatedMappingName,
        .entityOmittedByMapping,
    ]

    /// Codes for which a plan can find more: it also knows which mapping models fit the same versions although they
    /// were made for others, and what is lost in a step that uses one of those. Only a plan can conclude that there
    /// are no such findings.
    package static let codesOfPlans: Set<MigrationFindingCode> = [.rivalMappings, .entityOmittedByMapping]

    package init() {}

    /// Returns all findings, in the order of the mapping model's file.
    package func findings(in subject: MappingCheckSubject) -> [MappingFinding] {
        let mapping = CheckedMapping(subject)
        let inverses = InverseRowCheck(mapping)
        let all =
            StaleCopyCheck.findings(in: subject) + AmbiguousMappingCheck.findings(in: subject)
            + UnknownNameCheck(mapping).findings() + RepeatedMappingCheck.findings(in: subject.mapping)
            + inverses.findings
            + MissingRowCheck(mapping, reported: inverses.missingRows).findings()
            + PolicyClassCheck.findings(in: subject) + NeedCheck.findings(in: mapping)
        return all.sorted()
    }
}
