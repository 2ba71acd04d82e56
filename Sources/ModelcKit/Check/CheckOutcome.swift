import ModelcDiagnostics
import ModelcDisk
import ModelcFindings
import ModelcText

/// What came of a check.
package struct CheckOutcome: RunOutcome {
    /// All parts, in their order.
    package var parts: [CheckedPart]
    /// The paths of the models that were checked.
    package var models: [String]
    /// Messages beside the findings, failures included.
    package var messages: [Diagnostic]
    /// Paths as reports show them.
    package var display: DisplayPath
    /// From which severity on findings are shown.
    package var shown: Severity

    /// Whether a part changed the baseline.
    package var hasWritten: Bool { parts.contains(where: \.hasWritten) }

    /// What could not be read.
    var ledger: RunLedger { CheckOutcome.ledger(of: parts) }

    private static func ledger(of parts: [CheckedPart]) -> RunLedger {
        parts.reduce(into: RunLedger()) { $0.enter($1.ledger) }
    }

    package var result: RunResult {
        if parts.contains(where: \.leavesUnread) { return .failed }
        return ledger.result(hasFindings: parts.contains(where: \.isFailed))
    }

    /// What could not be read and is also a finding in all formats but text.
    package var told: Set<Diagnostic> {
        parts.reduce(into: []) { told, part in
            if case .lint(let outcome) = part.content { told.formUnion(outcome.told) }
        }
    }

    /// The texts of the files that findings and messages point into, by path.
    package var sources: [String: SourceText] {
        parts.reduce(into: [:]) { $0.merge($1.sources) { first, _ in first } }
    }
}

extension CheckOutcome {
    /// The findings of all parts, each with its part as category.
    package var found: ProjectFindings { found(in: parts) }

    /// The findings of some parts.
    package func found(in parts: [CheckedPart]) -> ProjectFindings {
        var all = ProjectFindings(display)
        for part in parts { all.add(part.found) }
        // The findings of other parts can be in files that are not models.
        all.bundles.removeAll(where: \.versions.isEmpty)
        all.addBundles(models.map { ReadBundle(path: display.path($0)) })
        all.setFailures(CheckOutcome.ledger(of: parts).failures)
        all.exitCode = result.rawValue
        all.failing = parts.reduce(into: []) { $0.formUnion($1.failing) }
        return all
    }
}

/// A part of a check, and what came of it.
package struct CheckedPart {
    /// What the part found, in the words of its command.
    package enum Content {
        case notChecked(Omission)
        case lint(LintOutcome)
        /// One outcome for all models of the configuration, or one for each model that was named.
        case generated([GenerateOutcome])
        case lock(LockOutcome)
        case mappings(MappingCheckOutcome)
        /// One outcome for each bundle.
        case plan([PlanOutcome])
        /// It ended before it found anything; the ledger says why.
        case stopped
    }

    /// Why a part was not checked.
    package enum Omission: Hashable, Sendable {
        /// The request leaves it out.
        case leftOut
        /// No folder is named for the files of any model.
        case noOutput
        /// A plugin of the package generates the files in every build.
        case ofPlugin
        /// No model has a lock file.
        case noLockFile
        case noMappingModels
        /// The bundles have one version each, and there is no state to compare with.
        case oneVersion
        /// The models are new since the state that they are compared with.
        case newModels(base: String)
        /// The models cannot be used for it, and another part says why.
        case faultyModels
        /// No model could be read, as another part says.
        case unreadableModels
    }

    /// Whether anything is wrong.
    package enum State: String, Sendable {
        case notChecked = "not-checked"
        case passed
        case failed
        /// Something could not be read.
        case unreadable
    }

    package let part: CheckPart
    package var content: Content
    /// What the part found, with the part as category; at last without what another part says, too.
    package var found: ProjectFindings
    /// How many findings are left out of `found` because another part shows their cause, by that part.
    package var repeated: [CheckPart: Int] = [:]
    /// The findings of parts whose outcome has none in the form of a report: `generated`, `lock`.
    var diagnostics: [Diagnostic] = []
    /// From which severity on its findings are shown: what fails the part must be seen.
    var shown: Severity
    /// How many findings were turned off or left out.
    package var offCount = 0
    /// How many findings the baseline holds.
    package var baselinedCount = 0
    /// The severities of which findings fail the check.
    var failing: Set<Severity> = []
    /// Whether the part fails without a finding: a version has no migration path.
    var isBlocked = false
    /// Whether findings say that parts of a model could not be read.
    var leavesUnread = false
    /// Messages beside the findings.
    var messages: [Diagnostic] = []
    /// The texts of the files that findings and messages point into, by path.
    package var sources: [String: SourceText] = [:]
    /// What could not be read.
    package var ledger = RunLedger()

    /// - Parameters:
    ///   - found: what the part found; nothing for a part that was not checked.
    ///   - shown: from which severity on that is shown.
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
        case .generated, .lock, .notChecked, .stopped: false
        }
    }

    var isFailed: Bool { isBlocked || !failing.isEmpty }

    /// How many findings are warnings, without those that another part shows.
    var warningCount: Int { found.count(.warning) + (found.hidden[.warning] ?? 0) }

    /// Whether the part itself found what fails the check, besides what could not be read.
    package var hasFailed: Bool {
        switch state {
        case .failed: true
        case .unreadable: isBlocked || found.readable.contains { failing.contains($0.severity) }
        case .notChecked, .passed: false
        }
    }

    /// Whether it found an error, besides what could not be read.
    package var hasErrors: Bool { isBlocked || found.readable.contains { $0.severity == .error } }

    package var state: State {
        if !ledger.isEmpty || leavesUnread { return .unreadable }
        if case .notChecked = content { return .notChecked }
        return isFailed ? .failed : .passed
    }
}

extension CheckedPart {
    /// The part with those messages as findings that count, of which those at or above a severity fail the check.
    ///
    /// - Parameter shown: from which severity on they are shown.
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
