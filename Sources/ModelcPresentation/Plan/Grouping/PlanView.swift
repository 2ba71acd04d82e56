import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPlans

/// The values that all parts of a plan's output share: the plan, the level of detail, and the names of options in the
/// text, such as `--store`.
struct PlanView {
    let report: MigrationReport
    /// Whether the output shows everything. Otherwise, long parts are shortened, replaced by a count, or collapsed.
    let showsDetails: Bool
    let wording: Wording
    let order: VersionSequence

    init(_ report: MigrationReport, showsDetails: Bool = false, wording: Wording = .plain) {
        self.report = report
        self.showsDetails = showsDetails
        self.wording = wording
        order = VersionSequence(report)
    }

    /// The result of a data check that was not run, such as `not checked (no --store)`. A store is used only for checks
    /// of steps from the store's own version.
    var notChecked: String { "not checked (\(missingStore { $0 }))" }

    /// Returns the reason why a data check was not run.
    ///
    /// - Parameter mark: adds markup to the name of an option.
    func missingStore(_ mark: (String) -> String) -> String {
        report.stores.isEmpty ? "no \(mark(wording[.store]))" : "no store of that version"
    }

    /// Returns the result of a data check in words, with the store, such as `14 in Prod.sqlite`.
    func answer(_ check: MigrationReport.Check) -> String {
        let place = check.store.map { " in \($0)" } ?? ""
        switch check.outcome {
        case nil: return notChecked
        case .count(let count): return "\(count)\(place)"
        case .unanswerable(let reason): return "cannot be checked\(place): \(reason)"
        }
    }
}

extension VersionSequence {
    init(_ report: MigrationReport) { self.init(report.versions.map(\.name)) }
}

extension Sequence {
    /// Returns the elements grouped by key. Groups are in the order of their first elements, and elements keep their
    /// order within a group. Each element is in exactly one group, and no group is empty.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var groups: [[Element]] = []
        var places: [Key: Int] = [:]
        for element in self {
            let key = key(element)
            if let place = places[key] {
                groups[place].append(element)
            } else {
                places[key] = groups.count
                groups.append([element])
            }
        }
        return groups
    }

    /// Returns the elements sorted by rank. Elements with equal ranks keep their order.
    func ranked<Rank: Comparable>(by rank: (Element) -> Rank) -> [Element] {
        // The standard library does not guarantee a stable sort.
        let ranked = enumerated().map { offset, element in (rank: rank(element), offset: offset, element: element) }
        return ranked.sorted { left, right in
            left.rank == right.rank ? left.offset < right.offset : left.rank < right.rank
        }.map { $0.element }
    }
}

extension MigrationReport.Store {
    /// The version of the store, and how it was identified, as a clause without a subject.
    var identity: String {
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
    /// The query as a shell command; nil if there is no query. If no store was given, `STORE` is a placeholder for its
    /// path.
    var command: String? {
        sql.map { "sqlite3 -readonly \(ShellWord.apostrophed(store ?? "STORE")) \(ShellWord.apostrophed($0))" }
    }
}

extension MigrationFlag {
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
    /// How the step is performed, as a clause without a subject, such as `uses the mapping model ToV4`.
    var meansText: String {
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
    /// The overall result, as one sentence.
    var verdict: String {
        let findings = Severity.allCases.filter { count($0) > 0 }.map { level in
            level.counted(groupedIssues.count { $0.issue.level == level })
        }
        if routes.isEmpty, groupedIssues.contains(where: { $0.issue.finding.code == .faultyVersion }) {
            return "Nothing is planned: a version has errors."
        }
        if routes.isEmpty, isWithoutPath { return "There is no migration path to \(target)." }
        let versions = routes.isEmpty ? "There is nothing to migrate." : routeCounts
        let baselined = baselinedCount == 0 ? [] : ["\(baselinedCount) in the baseline"]
        let all = findings + baselined
        return versions + (all.isEmpty ? "" : " " + all.joined(separator: ", ") + ".")
            + (settingThatFails.map { " " + $0 } ?? "")
    }

    /// The setting that makes the run fail because of warnings, as a sentence; nil if the run passes, or if it fails
    /// for another reason.
    var settingThatFails: String? {
        guard isFailed, !isBlocked, count(.error) == 0 else { return nil }
        let failed = groupedIssues.filter { fails($0.issue) }
        guard let first = failed.first?.issue.level else { return nil }
        let verb = failed.count == 1 ? "fails" : "fail"
        let setting =
            failing.map { $0 <= first } == true
            ? "fail-on is \(first.rawValue)" : "fail-on-risk is \(threshold.rawValue)"
        return "\(first.counted(failed.count)) \(verb) the run: \(setting)."
    }

    /// The number of versions per migration class. Versions that cannot be migrated come first.
    private var routeCounts: String {
        let blocked = routes.count { $0.migrationClass == .blocked }
        let classes = classCounts.reversed().filter { $0.migrationClass != .blocked }
            .map { "\($0.count) \($0.migrationClass.words)" }.joined(separator: ", ")
        let all = Counted.text(routes.count, "version")
        guard blocked > 0 else { return "\(all) to \(target): \(classes)." }
        guard blocked < routes.count else { return "\(all) cannot be migrated to \(target)." }
        return "\(blocked) of \(all) cannot be migrated to \(target). Others: \(classes)."
    }

    /// Whether there is an error that is not about a locked version, such as a missing migration path to the target.
    private var isWithoutPath: Bool {
        let ofLocks: Set<MigrationFindingCode> = [
            .lockedVersionChanged, .lockedVersionMissing, .versionNotLocked, .acceptedStateMissing,
        ]
        return groupedIssues.contains { $0.issue.level == .error && !ofLocks.contains($0.issue.finding.code) }
    }
}

extension MigrationClass {
    /// The class in a sentence that counts versions, such as `3 same schema, 1 data-loss`.
    var words: String { self == .none ? "same schema" : rawValue }
}
