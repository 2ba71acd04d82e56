import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcSettings

/// Fixes or suppresses the findings of one version, without disk access. In each pass: choose fixes that are
/// compatible, edit the text, read it again, compare it with the expected content, and find the remaining findings.
/// Passes repeat until nothing is left to do.
struct FixRun {
    let request: FixRequest
    let protection: VersionProtection
    /// The names of command-line options, as messages mention them.
    var wording = Wording.plain

    /// The maximum number of passes. Normally fewer are needed, because each pass fixes something.
    private static let passLimit = 10

    /// Returns the changes to write and the messages.
    func outcome(of target: FixTarget) -> FixOutcome {
        guard let name = request.newVersion(after: target.version, in: target.bundle) else {
            return outcomeInPlace(target)
        }
        guard let reason = reasonAgainstNewVersion(target) else { return outcome(of: target, inNewVersion: name) }
        var outcome = outcomeInPlace(target)
        if !outcome.made.isEmpty { outcome.diagnostics.append(notNeeded(name, target.version, because: reason)) }
        return outcome
    }

    private func outcomeInPlace(_ target: FixTarget) -> FixOutcome {
        let version = target.version
        // No store can have been created with a version that does not compile.
        let tiers = tiers(isNew: protection.isNew(version) || version.model?.lacksTypes ?? false)
        let wanted = wishCount(target, tiers)
        if wanted > 0, let reason = protection.reason(against: version) {
            return FixOutcome(diagnostics: [reason.diagnostic(version, fixCount: wanted, wording)])
        }
        var outcome = edited(target, tiers) { new in
            guard let old = version.source else { return [] }
            return [FileChange(path: version.filePath, old: old.bytes, new: new.bytes)]
        }
        let left = request.allowsUnsafe ? outcome.withheld.count : 0
        if left > 0, let reason = protection.hashReason(version) {
            outcome.diagnostics.append(reason.diagnostic(version, of: target.shownPath, fixCount: left, wording))
        }
        return outcome
    }

    /// Applies the fixes in a new version. The old version is not changed, even if there are stores of it.
    private func outcome(of target: FixTarget, inNewVersion name: String) -> FixOutcome {
        let maker = NewVersion(name: name, bundle: target.bundle, projects: target.projects, wording)
        if let problem = maker.problem(copying: target.version) { return FixOutcome(diagnostics: [problem]) }
        var outcome = edited(target, tiers(isNew: true), maker.changes)
        if let problem = maker.problem(writing: outcome.changes) { return FixOutcome(diagnostics: [problem]) }
        guard !outcome.changes.isEmpty else { return outcome }
        let isUnwritten = outcome.changes.contains { $0.old == nil && $0.path.hasPrefix(maker.folder + "/") }
        if isUnwritten { outcome.newFolder = maker.folder }
        let unrepeated = protection.base == nil ? outcome.left.count { $0.rule.category == .migration } : 0
        if unrepeated > 0 { outcome.diagnostics.append(notRepeated(unrepeated, name, target.version)) }
        return outcome
    }

    /// Returns the reason for not creating a new version for the fixes; nil if a new version is needed. For example, if
    /// the fixes change no hash, Core Data could not distinguish the new version from the old one.
    private func reasonAgainstNewVersion(_ target: FixTarget) -> String? {
        let version = target.version
        if protection.isNew(version) { return protection.noveltyText }
        let tried = edited(target, tiers(isNew: true)) { _ in [] }
        let isNeeded = tried.made.contains { $0.fix.tier == .schema } || !tried.diagnostics.isEmpty
        return isNeeded || protection.reason(against: version) != nil ? nil : "no fix changes a version hash"
    }

    private func wishCount(_ target: FixTarget, _ tiers: Set<FixTier>) -> Int {
        switch request.task {
        case .fix: FixPlan(target.findings, tiers: tiers).chosen.count
        case .suppress:
            target.version.model.map { SuppressionWriter.edits(suppressing: target.findings, in: $0).count } ?? 0
        }
    }

    private func tiers(isNew: Bool) -> Set<FixTier> {
        FixTier.allowed(unsafe: request.allowsUnsafe, inNewVersion: isNew)
    }

    private func edited(
        _ target: FixTarget, _ tiers: Set<FixTier>, _ changes: (SourceText) throws(EditPass.Failure) -> [FileChange]
    ) -> FixOutcome {
        guard let source = target.version.source, let model = target.version.model else { return FixOutcome() }
        var state = FixState(source: source, model: model, findings: target.findings)
        do throws(EditPass.Failure) {
            switch request.task {
            case .fix: try mend(&state, target, tiers)
            case .suppress(let reason): try suppress(&state, target, reason: reason)
            }
            state.outcome.left = state.findings
            if state.source.bytes != source.bytes { state.outcome.changes = try changes(state.source) }
            return state.outcome
        } catch {
            return FixOutcome(diagnostics: [failure(error.message, target)])
        }
    }

    private func mend(_ state: inout FixState, _ target: FixTarget, _ tiers: Set<FixTier>) throws(EditPass.Failure) {
        var seen: Set<[UInt8]> = [state.source.bytes]
        let hasHashes = !state.model.lacksTypes
        for _ in 0..<FixRun.passLimit {
            let plan = FixPlan(state.findings, tiers: tiers)
            state.outcome.withheld = plan.withheld
            guard !plan.chosen.isEmpty else { return }
            let keepsHashes = hasHashes && !plan.chosen.contains { $0.fix.tier == .schema }
            let pass = try EditPass(
                plan.chosen.map(\.fix.edits), of: state.source, state.model, path: target.version.filePath,
                keepsHashes: keepsHashes)
            // If the same text has occurred before, fixes undo each other.
            guard seen.insert(pass.source.bytes).inserted else { return state.contradict(plan.chosen, target) }
            state.take(pass, pass.made.map { plan.chosen[$0] }, lint: target.lint)
        }
        let left = FixPlan(state.findings, tiers: tiers).chosen
        if !left.isEmpty { state.contradict(left, target) }
    }

    private func suppress(
        _ state: inout FixState, _ target: FixTarget, reason: String?
    ) throws(EditPass.Failure) {
        let edits = SuppressionWriter.edits(suppressing: state.findings, in: state.model, reason: reason)
        guard !edits.isEmpty else { return }
        let pass = try EditPass(
            edits.map { [$0] }, of: state.source, state.model, path: target.version.filePath, keepsHashes: true)
        guard pass.made.count == edits.count else {
            throw EditPass.Failure(message: "a suppression cannot be written: XML does not allow its characters")
        }
        state.take(pass, [], lint: target.lint)
    }

    private func notNeeded(_ name: String, _ version: ModelVersion, because reason: String) -> Diagnostic {
        Diagnostic(
            .newVersionNotNeeded, .note,
            "no version '\(name)' is made: the fixes are in version '\(version.name)', because \(reason)",
            at: SourceLocation(path: version.filePath))
    }

    private func notRepeated(_ count: Int, _ name: String, _ version: ModelVersion) -> Diagnostic {
        let findings = Counted.text(count, "finding")
        return Diagnostic(
            .stepNotRepeated, .warning,
            "\(findings) about the changes of version '\(version.name)' will not be reported again: lint compares "
                + "'\(name)' with '\(version.name)'",
            at: SourceLocation(path: version.filePath),
            help:
                "'\(ToolCommandName.lint)' with \(wording[.allVersions]), and '\(ToolCommandName.plan)', also check the steps before"
        )
    }

    private func failure(_ message: String, _ target: FixTarget) -> Diagnostic {
        Diagnostic(
            .fixFailed, .error, "nothing was changed in version '\(target.version.name)': \(message)",
            at: SourceLocation(path: target.version.filePath), help: "make the changes by hand, and report this")
    }
}

/// The text and the findings of a version that is being fixed, between two passes.
struct FixState {
    var source: SourceText
    var model: ManagedObjectModel
    var findings: [JudgedFinding]
    var outcome = FixOutcome()

    init(source: SourceText, model: ManagedObjectModel, findings: [JudgedFinding]) {
        self.source = source
        self.model = model
        self.findings = findings
    }

    /// Replaces the text by the result of a pass, and records the fixes that the pass applied.
    mutating func take(_ pass: EditPass, _ chosen: [PlannedFix], lint: FixTarget.Check) {
        source = pass.source
        model = pass.model
        findings = lint(pass.model, pass.problems)
        outcome.made += chosen
    }

    /// Discards all changes of the version, because these fixes undo each other and it is not known which one is
    /// right.
    mutating func contradict(_ fixes: [PlannedFix], _ target: FixTarget) {
        let names = Set(fixes.map { "\($0.rule.id)" }).sorted().joined(separator: ", ")
        outcome = FixOutcome(
            withheld: outcome.withheld,
            diagnostics: [
                Diagnostic(
                    .fixesContradict, .error,
                    "nothing was changed in version '\(target.version.name)': the fixes of \(names) repeat without end",
                    at: SourceLocation(path: target.version.filePath), help: "leave out one of the rules")
            ])
        source = target.version.source ?? source
    }
}
