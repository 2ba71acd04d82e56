import ModelcBase
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcStores

/// The stores of a run, with the version of each store and the results of the data checks.
struct PlanStores {
    private let stores: [IdentifiedStore]
    /// The errors from opening stores.
    let diagnostics: [Diagnostic]

    init(_ paths: [String], _ versions: PlannedVersions) {
        let candidates = paths.isEmpty ? [] : versions.all.map { $0.candidate(of: versions.bundle.path) }
        stores = paths.map { IdentifiedStore($0, among: candidates, in: versions.workspace) }
        diagnostics = stores.flatMap(\.diagnostics)
    }

    /// Returns the name of the version that a store matches best; nil if it matches none, or if it cannot be read.
    func version(ofStoreAt path: String) -> String? {
        stores.first { $0.path == path }?.identification.best?.versionName
    }

    /// Returns the names of all versions whose hashes match a store.
    func versions(ofStoreAt path: String) -> [String] {
        stores.first { $0.path == path }?.identification.matches.map(\.versionName) ?? []
    }

    func isRead(_ path: String) -> Bool { stores.contains { $0.path == path && $0.content != nil } }

    /// The readable stores, in the form of the report.
    var reported: [MigrationReport.Store] {
        stores.compactMap { store in
            store.content.map { content in
                let best = store.identification.best
                return MigrationReport.Store(
                    path: store.path, version: best?.versionName, method: store.identification.method,
                    nearest: store.identification.nearest?.versionName, distance: best?.distance.count,
                    frameworkVersion: content.metadata.frameworkVersion,
                    hasWriteAheadLog: content.hasWriteAheadLog)
            }
        }
    }

    /// Returns a finding for each readable store that matches no version of the model.
    func findings(_ lock: LockedState) -> [MigrationFinding] {
        stores.filter { $0.content != nil && $0.identification.best == nil }.map { store in
            let writer = store.content.flatMap(lock.writer)
            return MigrationFinding(
                .versionMissing, modelPath: "",
                reason: "it matches no version of this model, so that opening it fails with error "
                    + "\(DirectMigration.versionMissing)" + (writer.map(PlanStores.origin) ?? nearest(store)),
                fix: writer?.reason == nil
                    ? "restore the version that wrote it; \(ToolCommandName.identify) compares it with the other versions"
                    : LockedState.adviceForAcceptedHashes,
                subject: .store(store.path))
        }
    }

    private static func origin(_ writer: LockedWriter) -> String {
        writer.reason.map {
            "; it was written by \(writer.version) in another state, which the lock file accepts (\($0))"
        }
            ?? "; it was written by the shipped \(writer.version), which was removed or edited since"
    }

    private func nearest(_ store: IdentifiedStore) -> String {
        guard let nearest = store.identification.nearest else { return "" }
        let entities = nearest.differences.map(\.name)
        let difference = entities.isEmpty ? "" : ", with other \(TerminalText.list(entities))"
        return "; the nearest is \(nearest.versionName)\(difference)"
    }
}

extension PlanStores {
    /// A data check, and the index of its migration step in `report.steps`.
    private struct Location {
        var step: Int
        var inquiry: StoreInquiry
    }

    /// Runs the data checks on the stores. A step is checked on each store that has the step's source version. For a
    /// step without a matching store, only the SQL queries are added.
    ///
    /// - Returns: the report with the checks, and the errors from running them.
    func checked(
        _ unchecked: MigrationReport, _ versions: PlannedVersions, _ severities: MigrationSeverities,
        _ progress: PlanProgress?
    ) -> (report: MigrationReport, problems: [Diagnostic]) {
        var (report, problems) = (unchecked, [Diagnostic]())
        let models = Dictionary(
            versions.all.map { ($0.name, ResolvedModel($0.model)) }, uniquingKeysWith: { first, _ in first })
        let inquiries = report.steps.map { PlanStores.inquiries(of: $0, models) }
        for store in stores {
            guard let name = store.identification.best?.versionName, let model = models[name] else { continue }
            let places = report.steps.indices.filter { isSameSchema(report.steps[$0].from, name, report) }.flatMap {
                step in inquiries[step].map { Location(step: step, inquiry: $0) }
            }
            problems += ask(store, model, places, in: versions.workspace, &report, progress)
        }
        var newStores: [String: NewStore] = [:]
        for index in report.steps.indices where report.steps[index].checks.isEmpty && !inquiries[index].isEmpty {
            let name = report.steps[index].from
            guard let store = newStores[name] ?? models[name].map(NewStore.init) else { continue }
            newStores[name] = store
            report.steps[index].addQueries(inquiries[index], store)
        }
        for index in report.steps.indices { report.steps[index].raiseProvenIssues(severities) }
        return (report, problems)
    }

    private static func inquiries(
        of step: MigrationReport.Step, _ models: [String: ResolvedModel]
    ) -> [StoreInquiry] {
        guard let old = models[step.from], let new = models[step.to] else { return [] }
        return StoreInquirer(step.changes, from: old, to: new).inquiries()
    }

    private func isSameSchema(_ left: String, _ right: String, _ report: MigrationReport) -> Bool {
        func schema(_ name: String) -> String { report.version(named: name)?.sameSchemaAs ?? name }
        return schema(left) == schema(right)
    }

    /// Runs data checks on one store, and adds the results to the report.
    ///
    /// - Returns: the errors from running the checks.
    private func ask(
        _ store: IdentifiedStore, _ version: ResolvedModel, _ places: [Location], in workspace: Workspace,
        _ report: inout MigrationReport, _ progress: PlanProgress?
    ) -> [Diagnostic] {
        guard !places.isEmpty else { return [] }
        let examination = StoreExaminer(temporaryFolder: workspace.temporaryFolder).ask(
            places.map(\.inquiry.question), ofStoreAt: store.path, version: version
        ) { count in progress?(.checking(store: store.path, count: count, total: places.count)) }
        let steps = Set(places.map(\.step)).map { ($0, report.steps[$0].issuesByChange) }
        let issues = Dictionary(steps, uniquingKeysWith: { first, _ in first })
        for (place, answer) in zip(places, examination.answers) {
            guard let issues = issues[place.step] else { continue }
            report.steps[place.step].checks.append(
                report.steps[place.step].check(place.inquiry, answer, issues, store: store.path))
        }
        // Only errors are returned. Other messages have already been reported when the store was read for the first
        // time.
        return examination.diagnostics.filter { $0.severity == .error }
    }
}

extension MigrationReport.Step {
    fileprivate func check(
        _ inquiry: StoreInquiry, _ answer: StoreAnswer, _ issues: MigrationReport.IssuesByChange, store: String
    ) -> MigrationReport.Check {
        MigrationReport.Check(
            inquiry.check, code: issues[inquiry.change]?.finding.code, modelPath: inquiry.change.modelPath,
            detail: inquiry.change.detail, question: inquiry.question.words, store: store, outcome: answer.outcome,
            sql: answer.sql, sampleSQL: answer.sampleSQL, samples: answer.samples)
    }

    /// Adds the data checks of a step with their SQL queries, but without results. The queries are for a store that was
    /// created with the step's source version.
    fileprivate mutating func addQueries(_ inquiries: [StoreInquiry], _ store: NewStore) {
        let issues = issuesByChange
        checks += inquiries.map { inquiry in
            let query = StoreQuery(inquiry.question, version: store)
            return MigrationReport.Check(
                inquiry.check, code: issues[inquiry.change]?.finding.code, modelPath: inquiry.change.modelPath,
                detail: inquiry.change.detail, question: inquiry.question.words, store: nil, outcome: nil,
                sql: query?.count, sampleSQL: query?.sample)
        }
    }

    /// Raises warnings to errors if a data check proves that the migration of a store will fail. A severity that the
    /// user set is kept.
    fileprivate mutating func raiseProvenIssues(_ severities: MigrationSeverities) {
        let stops = Set(conditions.map(\.check))
        let proven = Set(checks.filter { ($0.count ?? 0) > 0 && stops.contains($0.check) }.map(ProvenLocation.init))
        for index in issues.indices {
            let finding = issues[index].finding
            guard finding.code.risk == .dataDependence, issues[index].level == .warning,
                severities.choices[finding.code] == nil, proven.contains(ProvenLocation(finding))
            else { continue }
            issues[index].level = .error
        }
    }
}

/// Identifies a change. A data check and a finding with equal values are about the same change.
private struct ProvenLocation: Hashable {
    var code: MigrationFindingCode?
    var modelPath: String
    var detail: String?

    init(_ check: MigrationReport.Check) {
        (code, modelPath, detail) = (check.code, check.modelPath, check.detail)
    }

    init(_ finding: MigrationFinding) {
        (code, modelPath, detail) = (finding.code, finding.modelPath, finding.detail)
    }
}
