import ModelcDiagnostics
import ModelcDisk
import ModelcLint

/// What a run does with the baseline.
package struct BaselineAction: Hashable, Sendable {
    /// Whether all findings are written into it.
    package var writes = false
    /// Whether entries go for which nothing is found any more.
    package var prunes = false
    /// Whether such entries fail the run.
    package var isStrict = false

    package init() {}
}

/// What the baseline leaves of a run's findings.
package struct BaselineOutcome {
    var issues: [FoundIssue]
    /// Entries for which nothing was found any more.
    var stale: [FindingKey] = []
}

/// Reads the baseline, puts into it or takes out of it what was requested, and marks the findings that it hides.
struct BaselineStage {
    /// The baseline's path; nil if there is none.
    let path: String?
    let action: BaselineAction
    /// From which severity on findings are written into it.
    let shown: Severity
    let wording: Wording
    /// Whether it may be missing: the configuration of a new project names a file that does not exist yet.
    var mayBeMissing = false

    /// Ends the command where the file cannot be read or written. Who writes reads and writes alone: other runs may put their
    /// own findings into the same file.
    func apply(to run: inout LintSession) throws -> BaselineOutcome {
        guard let path, action.writes || action.prunes else { return try outcome(of: &run) }
        let folder = PathText.folder(of: path)
        let result: Result<BaselineOutcome, any Error>
        do throws(FileWritingError) {
            if action.writes { try FileWriter.makeFolder(folder) }
            result = try FolderLock.holding(folder, for: path) { Result { try outcome(of: &run) } }
        } catch {
            throw unwritable(error)
        }
        return try result.get()
    }

    private func outcome(of run: inout LintSession) throws -> BaselineOutcome {
        let issues = run.issues
        guard let path else { return BaselineOutcome(issues: issues) }
        let scope = BaselineScope(run, folder: PathText.folder(of: path))
        let old = try read(path)
        // What was not read can have findings that the baseline lists.
        guard run.ledger.isEmpty, !issues.contains(where: \.leavesUnread) else {
            return unwritten(old, issues, scope, &run)
        }
        let baseline = action.writes ? scope.baseline(of: issues, shown: shown, besides: old) : old
        guard let baseline else {
            guard mayBeMissing, !action.prunes else { throw missing(path) }
            if issues.contains(where: { $0.isOpen && $0.isBaselined && $0.judged.severity >= shown }) {
                run.addMessage(unwrittenYet(path))
            }
            return BaselineOutcome(issues: issues)
        }
        var outcome = scope.outcome(of: baseline, issues)
        if action.writes {
            try write(baseline, path)
            run.addMessage(written("the baseline '\(path)' holds \(Self.counted(baseline))", path))
        }
        if action.prunes, !outcome.stale.isEmpty {
            let pruned = baseline.pruned(outcome.stale)
            try write(pruned, path)
            run.addMessage(written("the baseline '\(path)' now holds \(Self.counted(pruned))", path))
            outcome.stale = []
        }
        for key in outcome.stale { run.addMessage(staleEntry(key, path)) }
        return outcome
    }

    /// What the baseline hides in a run that could not read everything; the file stays as it is, and none of its entries is
    /// called stale.
    private func unwritten(
        _ old: Baseline?, _ issues: [FoundIssue], _ scope: BaselineScope, _ run: inout LintSession
    ) -> BaselineOutcome {
        if action.writes || action.prunes { run.addMessage(notWritten) }
        guard let old else { return BaselineOutcome(issues: issues) }
        var outcome = scope.outcome(of: old, issues)
        outcome.stale = []
        return outcome
    }

    private static func counted(_ baseline: Baseline) -> String {
        let count = baseline.counts.values.reduce(0, +)
        return "\(count) finding\(count == 1 ? "" : "s")"
    }

    /// How large a baseline may be: a finding takes about a hundred bytes.
    private static let megabytes = 64

    private func read(_ path: String) throws -> Baseline? {
        let bytes: [UInt8]
        switch FileBytes.contents(of: path, megabytes: BaselineStage.megabytes) {
        case .success(let found): bytes = found
        case .failure(.missing): return nil
        case .failure(.unreadable(let reason)): throw unreadable("'\(path)' cannot be used: \(reason)", path)
        }
        do throws(BaselineError) {
            return try Baseline(parsing: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw unreadable("'\(path)' is not a baseline: \(error.message)", path)
        }
    }

    private func write(_ baseline: Baseline, _ path: String) throws {
        do throws(FileWritingError) {
            try FileWriter.write(baseline.text, to: path, replacing: Baseline.marker, isDurable: true)
        } catch {
            throw unwritable(error)
        }
    }

    private func unwritable(_ error: FileWritingError) -> any Error { RunFailure([error.diagnostic]) }
}

extension BaselineStage {
    private func missing(_ path: String) -> any Error {
        unreadable("there is no baseline at '\(path)'", path, help: "write it with \(wording[.baselineWriting])")
    }

    private func unwrittenYet(_ path: String) -> Diagnostic {
        Diagnostic(
            .noBaseline, .note, "there is no baseline yet: all findings count", at: SourceLocation(path: path),
            help: "to tolerate those that exist today: modelc lint \(wording[.baselineWriting])")
    }

    private func unreadable(_ message: String, _ path: String, help: String? = nil) -> any Error {
        let help = help ?? "remove the file and write it again with \(wording[.baselineWriting])"
        return RunFailure([
            Diagnostic(.unreadableBaseline, .error, message, at: SourceLocation(path: path), help: help)
        ])
    }

    private var notWritten: Diagnostic {
        Diagnostic(
            .unwrittenBaseline, .error, "the baseline is not written: not everything could be read",
            at: path.map { SourceLocation(path: $0) }, help: "correct the errors above, and run modelc again")
    }

    private func written(_ message: String, _ path: String) -> Diagnostic {
        Diagnostic(.writtenBaseline, .note, message, at: SourceLocation(path: path))
    }

    private func staleEntry(_ key: FindingKey, _ path: String) -> Diagnostic {
        let part = key.selector.isEmpty ? key.bundle : "\(key.selector) in \(key.bundle)"
        return Diagnostic(
            .staleBaselineEntry, action.isStrict ? .error : .note,
            "the baseline holds \(key.rule) at \(part), which is not found any more", at: SourceLocation(path: path),
            help: "remove it with \(wording[.baselinePruning])")
    }
}

extension DiagnosticID {
    package static let unreadableBaseline = DiagnosticID("unreadable-baseline")
    package static let staleBaselineEntry = DiagnosticID("stale-baseline-entry")
    package static let noBaseline = DiagnosticID("no-baseline")
    package static let unwrittenBaseline = DiagnosticID("unwritten-baseline")
    package static let writtenBaseline = DiagnosticID("written-baseline")
}
