import ModelcSchema

/// The versions with what Core Data knows them by.
struct PlanPageVersions {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    var markup: Markup? {
        PlanPageWords.table(
            ["Version", "File", "Checksum"],
            report.versions.map { version in
                [name(version), PlanPageWords.code(version.file), checksum(version)]
            })
    }

    private func name(_ version: MigrationReport.Version) -> Markup {
        let words = [
            version.isCurrent ? "current" : nil, version.isLocked ? "shipped" : nil,
            version.sameSchemaAs.map { "same schema as \($0)" },
        ].compactMap { $0 }
        let details: Markup = words.isEmpty ? .nothing : " <span class=\"soft\">\(words.joined(separator: ", "))</span>"
        return "\(PlanPageWords.name(version.name))\(details)"
    }

    private func checksum(_ version: MigrationReport.Version) -> Markup {
        guard let checksum = version.checksum else { return "none" }
        let doubt: Markup = version.isHashUnverified ? " <em>(unverified)</em>" : .nothing
        return "\(PlanPageWords.code(checksum.base64))\(doubt)"
    }
}
