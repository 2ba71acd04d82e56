import ModelcPlans
import ModelcSchema

/// Checks a mapping model: is it outdated -> does it also fit other versions -> do its names exist, and are numbers and
/// names unique -> do relationships and their inverses agree -> is anything missing -> do its policy classes exist ->
/// is it needed (FormatMappingModel §9, FormatMigrationFacts §9, MigrationFindings).
///
/// Compares with the current versions. If a version is not known, the copy in the mapping model is used.
package struct MappingChecker: Sendable {
    /// The codes of the findings that this checker reports, in the order of reports.
    package static let codes: [MigrationFindingCode] = [
        .staleMapping, .ambiguousMapping, .orphanedMappings, .unknownPolicy, .unknownInMapping, .inverseRowsDisagree,
        .mappingUnneeded, .propertyWithoutRow, .rivalMappings, .repeatedMappingNumber, .repeatedMappingName,
        .entityOmittedByMapping,
    ]

    /// The codes of findings that a plan can report more often than this checker. Only a plan compares all mapping
    /// models that fit the same versions, and determines which objects a migration step with a mapping model loses.
    package static let codesOfPlans: Set<MigrationFindingCode> = [.rivalMappings, .entityOmittedByMapping]

    package init() {}

    /// Returns all findings, ordered by their position in the mapping model's file.
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
