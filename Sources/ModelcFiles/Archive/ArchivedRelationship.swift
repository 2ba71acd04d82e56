import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcSchema

/// The settings that only relationships have (model-format §9.4, `XD_PR_Stereotype`).
struct ArchivedRelationship {
    private let settings: Stereotype
    private let report: ArchiveReport

    init(_ settings: Stereotype, _ report: ArchiveReport) {
        self.settings = settings
        self.report = report
    }

    func read(into relationship: inout RelationshipDescription) {
        relationship.destinationName = settings.object("XD_PRK_destination").flatMap(report.name(of:))
        readInverse(into: &relationship)
        relationship.deleteRule = deleteRule()
        relationship.isOrdered = settings.flag("XD_PRK_ordered")
        let maximum = settings.integer("XD_PRK_maxCount")
        relationship.isToMany = settings.optionalFlag("XD_PRK_isToMany") ?? (maximum.map { $0 != 1 } ?? false)
        // 0 is "no limit" here and not written at all in the XML form.
        relationship.maximumCount = maximum.flatMap { $0 == 0 ? nil : $0 }
        relationship.minimumCount = settings.integer("XD_PRK_minCount").flatMap { $0 == 0 ? nil : $0 }
    }

    private func readInverse(into relationship: inout RelationshipDescription) {
        guard let inverse = settings.object("XD_PRK_inverseRelationship") else { return }
        relationship.inverseName = report.name(of: inverse)
        let owner = report.attempt { () throws(KeyedArchiveError) in try inverse.object("_owner") }
        relationship.inverseEntityName = owner.flatMap(report.name(of:))
    }

    private func deleteRule() -> DeleteRule? {
        guard let code = settings.integer("XD_PRK_deleteRule") else { return nil }
        if let rule = DeleteRule(code: code) { return rule }
        report.warning(
            .ignoredContent, "the delete rule \(code) is unknown; Nullify is read",
            help: "choose the rule in the editor")
        return nil
    }
}
