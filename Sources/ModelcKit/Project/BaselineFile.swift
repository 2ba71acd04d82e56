import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSettings

/// The action that a run takes on the baseline.
package struct BaselineAction: Hashable, Sendable {
    /// Whether to write all findings into the baseline.
    package var writes = false
    /// Whether to remove entries that no longer match a finding.
    package var prunes = false
    /// Whether entries that no longer match a finding fail the run.
    package var isStrict = false

    package init() {}
}

/// The baseline file, which lists findings to tolerate. Reads the file, adds or removes entries if requested, and
/// determines which findings it hides.
struct BaselineFile {
    let path: String
    private let request: BaselineRequest
    private let wording: Wording
    private let waiting: WaitObserver?

    init(_ request: BaselineRequest, in workspace: Workspace) {
        self.request = request
        path = workspace.path(request.path)
        wording = workspace.wording
        waiting = workspace.waiting
    }

    private var action: BaselineAction { request.action }

    /// The folder that bundle paths in the file are relative to.
    var folder: String { PathText.folder(of: path) }

    /// Reads the file, and updates it if requested. An update holds the write lock from reading to writing, because
    /// another run may add findings to the same file. Throws an error if the file cannot be read or written.
    func apply(_ run: BaselineCandidates) throws -> BaselineResult {
        guard action.writes || action.prunes else { return try result(of: run) }
        let lock: WriteLock
        var made = FileWriter.NewFolders()
        defer { made.discardEmpty() }
        do throws(FileWritingError) {
            if action.writes { made = try FileWriter.makeFolder(folder) }
            lock = try WriteLock(of: [path], waiting: waiting)
        } catch {
            throw unwritable(error)
        }
        defer { lock.release() }
        return try result(of: run)
    }

    private func result(of run: BaselineCandidates) throws -> BaselineResult {
        let old = try read()
        guard run.isComplete else { return unwritten(old, run) }
        let baseline = action.writes ? merged(run, old) : old
        guard let baseline else {
            guard request.mayBeMissing, !action.prunes else { throw missing }
            return BaselineResult(
                isHidden: run.found.map { _ in false }, messages: run.hasOpen ? [unwrittenYet] : [])
        }
        let match = run.match(baseline)
        var result = BaselineResult(isHidden: match.isHidden, stale: match.stale.filter(run.includes))
        if action.writes {
            result.hasWritten = try write(baseline)
            result.messages.append(written("the baseline '\(path)' holds", baseline))
        }
        if action.prunes, !result.stale.isEmpty {
            let pruned = baseline.pruned(result.stale)
            result.hasWritten = try write(pruned) || result.hasWritten
            result.messages.append(written("the baseline '\(path)' now holds", pruned))
            result.stale = []
        }
        result.messages += result.stale.map(staleEntry)
        return result
    }

    /// Returns the new content: the findings of the run, and the existing entries that the run does not check.
    private func merged(_ run: BaselineCandidates, _ old: Baseline?) -> Baseline {
        let kept = (old?.counts ?? [:]).filter { !run.includes($0.key) }
        return Baseline(run.written + kept.flatMap { Array(repeating: $0.key, count: $0.value) })
    }

    /// Returns the result for a run that could not read all input. The file is not changed, and no entry is reported as
    /// out of date.
    private func unwritten(_ old: Baseline?, _ run: BaselineCandidates) -> BaselineResult {
        BaselineResult(
            isHidden: old.map { run.match($0).isHidden } ?? run.found.map { _ in false },
            messages: action.writes || action.prunes ? [notWritten] : [])
    }

    /// The size limit of a baseline in megabytes. One finding needs about a hundred bytes.
    private static let megabytes = 64

    private func read() throws -> Baseline? {
        let bytes: [UInt8]
        switch FileBytes.contents(of: path, megabytes: BaselineFile.megabytes) {
        case .success(let found): bytes = found
        case .failure(.missing): return nil
        case .failure(.unreadable(let reason)): throw unreadable("'\(path)' cannot be used: \(reason)")
        }
        do throws(BaselineError) {
            return try Baseline(parsing: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw unreadable("'\(path)' is not a baseline: \(error.message)")
        }
    }

    /// Writes the baseline to the file.
    ///
    /// - Returns: whether the file was changed.
    private func write(_ baseline: Baseline) throws -> Bool {
        do throws(FileWritingError) {
            return try FileWriter.write(baseline.text, to: path, replacing: Baseline.marker, isDurable: true)
        } catch {
            throw unwritable(error)
        }
    }

    private func unwritable(_ error: FileWritingError) -> any Error { RunFailure([error.diagnostic]) }
}

extension BaselineFile {
    private var missing: any Error {
        unreadable("there is no baseline at '\(path)'", help: "write it with \(wording[.baselineWriting])")
    }

    private var unwrittenYet: Diagnostic {
        Diagnostic(
            .noBaseline, .note, "there is no baseline yet: all findings count", at: SourceLocation(path: path),
            help: "to tolerate the existing findings: \(ToolCommandName.check) \(wording[.baselineWriting])")
    }

    private func unreadable(_ message: String, help: String? = nil) -> any Error {
        let help = help ?? "remove the file and write it again with \(wording[.baselineWriting])"
        return RunFailure([
            Diagnostic(.unreadableBaseline, .error, message, at: SourceLocation(path: path), help: help)
        ])
    }

    private var notWritten: Diagnostic {
        Diagnostic(
            .unwrittenBaseline, .error, "the baseline is not written: not everything could be read",
            at: SourceLocation(path: path), help: "correct the errors above, and run modelc again")
    }

    private func written(_ message: String, _ baseline: Baseline) -> Diagnostic {
        let count = Counted.text(baseline.counts.values.reduce(0, +), "finding")
        return Diagnostic(.writtenBaseline, .note, "\(message) \(count)", at: SourceLocation(path: path))
    }

    private func staleEntry(_ key: FindingKey) -> Diagnostic {
        let part = key.selector.isEmpty ? key.bundle : "\(key.selector) in \(key.bundle)"
        return Diagnostic(
            .staleBaselineEntry, action.isStrict ? .error : .note,
            "the baseline contains \(key.rule) at \(part), which is no longer found", at: SourceLocation(path: path),
            help: "remove it with \(wording[.baselinePruning])")
    }
}

extension DiagnosticID {
    static let unreadableBaseline = DiagnosticID("unreadable-baseline")
    package static let staleBaselineEntry = DiagnosticID("stale-baseline-entry")
    package static let noBaseline = DiagnosticID("no-baseline")
    static let unwrittenBaseline = DiagnosticID("unwritten-baseline")
    package static let writtenBaseline = DiagnosticID("written-baseline")
}
