import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// The result of a check.
package struct CheckOutcome: RunOutcome {
    /// All parts of the check (such as `lint` or `lock`), in the order in which they are shown.
    package var parts: [CheckedPart]
    /// The paths of the models that were checked.
    package var models: [String]
    /// All messages that are not findings, including failures.
    package var messages: [Diagnostic]
    /// Converts paths to the form shown in reports.
    package var display: DisplayPath
    /// The lowest severity of the findings to show.
    package var shown: Severity

    /// Whether any part of the check (such as `lint`) changed the baseline.
    package var hasWritten: Bool { parts.contains(where: \.hasWritten) }

    /// The failures to read something, collected from all parts of the check.
    var ledger: RunLedger { CheckOutcome.ledger(of: parts) }

    private static func ledger(of parts: [CheckedPart]) -> RunLedger {
        parts.reduce(into: RunLedger()) { $0.enter($1.ledger) }
    }

    package var result: RunResult {
        if parts.contains(where: \.leavesUnread) { return .failed }
        return ledger.result(hasFindings: parts.contains(where: \.isFailed))
    }

    /// Failures to read something that are also findings of lint. All output formats except text show them as findings.
    package var reported: Set<Diagnostic> {
        parts.reduce(into: []) { reported, part in
            if case .lint(let outcome) = part.content { reported.formUnion(outcome.reported) }
        }
    }

    /// The texts of the files that findings and messages refer to, by path.
    package var sources: [String: SourceText] {
        parts.reduce(into: [:]) { $0.merge($1.sources) { first, _ in first } }
    }
}

extension CheckOutcome {
    /// The findings of all parts of the check. The category of each finding is the name of its part, such as `lint`.
    package var found: ProjectFindings { found(in: parts) }

    /// Returns the findings of some parts of the check, such as `lint`.
    package func found(in parts: [CheckedPart]) -> ProjectFindings {
        var all = ProjectFindings(display)
        for part in parts { all.add(part.found) }
        // Parts other than lint can have findings in files that are not models; such files are not listed as bundles.
        all.bundles.removeAll(where: \.versions.isEmpty)
        all.addBundles(models.map { ReadBundle(path: display.path($0)) })
        all.setFailures(CheckOutcome.ledger(of: parts).failures)
        all.exitCode = result.rawValue
        all.failing = parts.reduce(into: []) { $0.formUnion($1.failing) }
        return all
    }
}

/// A part of a check and its result.
package struct CheckedPart {
    /// The outcome of the command that a part of the check runs.
    package enum Content {
        case notChecked(Omission)
        case lint(LintOutcome)
        /// One outcome for all models of the configuration, or one for each model that the request names.
        case generated([GenerateOutcome])
        case lock(LockOutcome)
        case mappings(MappingCheckOutcome)
        /// One outcome for each bundle.
        case plan([PlanOutcome])
        /// One outcome for each model.
        case cloudKit([CloudKitCheckOutcome])
        /// The part of the check stopped before it had a result; the reason is in `ledger`.
        case stopped
    }

    /// The reason why a part was not checked.
    package enum Omission: Hashable, Sendable {
        /// The request excludes this part of the check.
        case leftOut
        /// The configuration sets no output folder for the generated files of any model.
        case noOutput
        /// A plugin of the package generates the files in every build.
        case ofPlugin
        /// No model has a lock file.
        case noLockFile
        case noMappingModels
        /// Each bundle has only one version, and there is no git revision or copy to compare with.
        case oneVersion
        /// The models do not exist in `base`, the git revision or copy to compare with.
        case newModels(base: String)
        /// The models have errors that another part of the check reports.
        case faultyModels
        /// No model could be read; another part of the check reports why.
        case unreadableModels
    }

    /// Whether a part was checked, and whether it passed.
    package enum State: String, Sendable {
        case notChecked = "not-checked"
        case passed
        case failed
        /// Something could not be read.
        case unreadable
    }

    package let part: CheckPart
    package var content: Content
    /// The findings of this part of the check. Their category is the part. After `RepeatedFindings.remove(from:)`,
    /// findings that another part also shows are not included.
    package var found: ProjectFindings
    /// The number of findings that are not in `found`, because another part shows their cause. The key is the part that
    /// shows the cause.
    package var repeated: [CheckPart: Int] = [:]
    /// The findings of the parts `generated` and `lock` as diagnostics. Unlike the outcomes of the other parts, the
    /// outcomes of these two have no report with findings.
    var diagnostics: [Diagnostic] = []
    /// The lowest severity of the findings to show. Findings that fail the part are always shown.
    var shown: Severity
    /// The number of findings that were turned off or excluded.
    package var offCount = 0
    /// The number of findings in the baseline.
    package var baselinedCount = 0
    /// The severities of this part's findings that fail the check.
    var failing: Set<Severity> = []
    /// Whether this part of the check fails because a version has no migration path, even if none of its findings is
    /// severe enough to fail it.
    var isBlocked = false
    /// Whether findings report that parts of a model could not be read.
    var leavesUnread = false
    /// Messages that are not findings.
    var messages: [Diagnostic] = []
    /// The texts of the files that findings and messages refer to, by path.
    package var sources: [String: SourceText] = [:]
    /// The failures to read something.
    package var ledger = RunLedger()

    /// - Parameters:
    ///   - found: the findings of the part; empty for a part that was not checked.
    ///   - shown: the lowest severity of the findings to show.
    init(
        _ part: CheckPart, _ content: Content, found: ProjectFindings = ProjectFindings(DisplayPath()),
        shown: Severity = .note
    ) {
        self.part = part
        self.content = content
        self.found = found.filed(under: part.rawValue)
        self.shown = shown
    }

    fileprivate var hasWritten: Bool {
        switch content {
        case .lint(let outcome): outcome.hasWritten
        case .mappings(let outcome): outcome.hasWritten
        case .plan(let outcomes): outcomes.contains(where: \.hasWritten)
        case .generated, .lock, .cloudKit, .notChecked, .stopped: false
        }
    }

    var isFailed: Bool { isBlocked || !failing.isEmpty }

    /// The number of warnings, including hidden ones, but without warnings that another part shows.
    var warningCount: Int { found.count(.warning) + (found.hidden[.warning] ?? 0) }

    /// Whether this part of the check has findings that fail the check, apart from failures to read something.
    package var hasFailed: Bool {
        switch state {
        case .failed: true
        case .unreadable: isBlocked || found.readable.contains { failing.contains($0.severity) }
        case .notChecked, .passed: false
        }
    }

    /// Whether this part of the check has errors, apart from failures to read something.
    package var hasErrors: Bool { isBlocked || found.readable.contains { $0.severity == .error } }

    package var state: State {
        if !ledger.isEmpty || leavesUnread { return .unreadable }
        if case .notChecked = content { return .notChecked }
        return isFailed ? .failed : .passed
    }
}

extension CheckedPart {
    /// Returns a copy of the part with these messages as its findings. Messages at or above `failing` fail the check.
    ///
    /// - Parameter shown: the lowest severity of the findings to show.
    func with(
        _ messages: [Diagnostic], chosenBy selection: CheckSelection, shown: Severity, failing: Severity?,
        display: DisplayPath
    ) -> CheckedPart {
        var copy = self
        let diagnostics = selection.chosen(messages, of: part)
        copy.diagnostics = diagnostics
        copy.offCount = messages.count - diagnostics.count
        copy.found = ProjectFindings(
            diagnostics.filter { $0.severity >= shown }, category: part.rawValue, sources: sources, display: display)
        copy.found.hide(diagnostics.map(\.severity).filter { $0 < shown })
        if let failing { copy.failing = Set(diagnostics.map(\.severity).filter { $0 >= failing }) }
        return copy
    }
}
