import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcText

extension MigrationReport.Store {
    /// Which version the store is of, and how that is known; a clause without subject.
    package var identity: String {
        let log = hasWriteAheadLog ? ", read with its write-ahead log" : ""
        guard let version, let method else {
            return "matches no version of this model" + (nearest.map { "; the nearest is \($0)" } ?? "") + log
        }
        let means =
            switch method {
            case .hash: "version hashes"
            case .checksum: "checksum"
            case .structure: "tables, distance \(distance ?? 0)"
            }
        return "matches \(version) (\(means))" + log
    }
}

extension MigrationReport.Check {
    /// The query as a command for a shell; nil if there is none. Without a store `STORE` means its path.
    package var command: String? {
        sql.map { "sqlite3 -readonly \(ShellText.quoted(store ?? "STORE")) \(ShellText.quoted($0))" }
    }
}

extension MigrationFlag {
    /// The flag in words.
    var words: String {
        switch self {
        case .destructive: "drops values"
        case .dataDependent: "depends on data"
        case .needsDefault: "needs a default"
        case .lossy: "may lose precision or links"
        case .cloudKitForbidden: "not allowed by CloudKit"
        case .forcedByModifier: "forced by a hash modifier"
        case .indexNotBuilt: "index not built"
        case .hashUnverified: "hash unverified"
        }
    }
}

extension MigrationReport.Step {
    /// How the step is taken, as a clause without subject: `uses the mapping model ToV4`.
    package var meansText: String {
        switch means {
        case .inference?: "Core Data infers the mapping"
        case .mapping(let name)?: "uses the mapping model \(name)"
        case .stage(let number, let runsCode)?: "stage \(number)\(runsCode ? ", with code of the app" : "")"
        case nil where migrationClass == .none: "same schema: opens as it is"
        case nil: "what Core Data tries by itself: \(direct?.phrase ?? "nothing"); not recommended"
        }
    }
}

extension MigrationReport {
    /// What it comes to, as one sentence.
    package var verdict: String {
        let findings = Severity.allCases.filter { count($0) > 0 }.map { level in
            level.counted(groupedIssues.count { $0.issue.level == level })
        }
        if routes.isEmpty, groupedIssues.contains(where: { $0.issue.finding.code == .faultyVersion }) {
            return "Nothing is planned: a version has errors."
        }
        if routes.isEmpty, isWithoutPath { return "There is no migration path to \(target)." }
        let classes = classCounts.reversed().map { "\($0.count) \($0.migrationClass.words)" }.joined(separator: ", ")
        let versions =
            routes.isEmpty
            ? "There is nothing to migrate."
            : "\(Counted.text(routes.count, "version")) to \(target): \(classes)."
        let baselined = baselinedCount == 0 ? [] : ["\(baselinedCount) in the baseline"]
        let all = findings + baselined
        return versions + (all.isEmpty ? "" : " " + all.joined(separator: ", ") + ".")
    }

    /// Whether an error is about the way to the target. That a locked version was edited is none.
    private var isWithoutPath: Bool {
        let ofLocks: Set<MigrationFindingCode> = [.lockedVersionChanged, .lockedVersionMissing, .versionNotLocked]
        return groupedIssues.contains { $0.issue.level == .error && !ofLocks.contains($0.issue.finding.code) }
    }
}

extension MigrationClass {
    /// The class in a sentence that counts versions: `3 same schema, 1 data-loss`.
    var words: String { self == .none ? "same schema" : rawValue }
}

/// Text of a model inside of shell commands.
enum ShellText {
    /// The text in single quotes, so that a shell takes it as it is.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
