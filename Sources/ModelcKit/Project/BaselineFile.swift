import ModelcDiagnostics
import ModelcDisk
import ModelcLint
import ModelcSettings
import ModelcText

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

/// The baseline of a run.
struct BaselineRequest: Hashable, Sendable {
    /// The path from the working folder.
    var path: String
    var action = BaselineAction()
    /// Whether there need not be a file: the configuration of a new project names one that does not exist yet.
    var mayBeMissing = false

    init(path: String) { self.path = path }
}

/// Which baseline a request asks for, and what is done with it.
package struct BaselineChoice: Hashable, Sendable {
    /// The file; nil for the one that the configuration names.
    package var file: String?
    package var action = BaselineAction()

    /// The file of a baseline that is written where none is named.
    private static let standardName = ".modelc-baseline"

    package init() {}

    /// The baseline of the run; nil where there is none.
    ///
    /// - Parameter configured: the settings of lint that the configuration has.
    /// - Throws: `UsageFault` where something is to be done with a baseline that nobody names.
    func request(_ configured: LintConfiguration, _ wording: Wording) throws(UsageFault) -> BaselineRequest? {
        let named = completing(configured).baseline
        guard let path = named?.value.path ?? (action.writes ? BaselineChoice.standardName : nil) else {
            guard !action.prunes, !action.isStrict else {
                throw UsageFault("no baseline is set: pass \(wording[.baseline]) PATH, or set 'baseline' under 'lint'")
            }
            return nil
        }
        var request = BaselineRequest(path: path)
        request.action = action
        request.mayBeMissing = named?.isOfFile ?? false
        return request
    }

    /// The settings with the file that the request names.
    func completing(_ configured: LintConfiguration) -> LintConfiguration {
        var settings = configured
        if let file { settings.baseline = .flag(ConfiguredPath(file)) }
        return settings
    }
}

/// What a run found, as a baseline sees it.
struct BaselineCandidates {
    /// The findings that a baseline may hold, in their order.
    var found: [FindingKey]
    /// Those of them that are severe enough to be written.
    var written: [FindingKey]
    /// Whether any of them counts where there is no baseline.
    var hasOpen: Bool
    /// Whether everything could be read: what was not can have findings that the baseline lists.
    var isComplete: Bool
    /// Whether the run would have found the finding of an entry.
    var includes: (FindingKey) -> Bool
    /// Which of `found` a baseline hides, and which of its entries have nothing for them.
    var match: (Baseline) -> BaselineMatch
}

/// What a baseline leaves of a run's findings.
struct BaselineResult {
    /// Of each candidate in `found`, whether it is hidden.
    var isHidden: [Bool]
    /// Entries for which nothing was found any more.
    var stale: [FindingKey] = []
    /// Whether the file was changed.
    var hasWritten = false
    var messages: [Diagnostic] = []
}

/// The file of findings to tolerate: reads it, puts into it or takes out of it what was requested, and says which findings it hides.
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

    /// The folder that the bundles in the file count from.
    var folder: String { PathText.folder(of: path) }

    /// Ends the command where the file cannot be read or written. Who writes reads and writes alone: other runs may put their
    /// own findings into the same file.
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

    /// The findings of the run, with what the file says of what the run did not look at.
    private func merged(_ run: BaselineCandidates, _ old: Baseline?) -> Baseline {
        let kept = (old?.counts ?? [:]).filter { !run.includes($0.key) }
        return Baseline(run.written + kept.flatMap { Array(repeating: $0.key, count: $0.value) })
    }

    /// What the file hides in a run that could not read everything; it stays as it is, and none of its entries is called stale.
    private func unwritten(_ old: Baseline?, _ run: BaselineCandidates) -> BaselineResult {
        BaselineResult(
            isHidden: old.map { run.match($0).isHidden } ?? run.found.map { _ in false },
            messages: action.writes || action.prunes ? [notWritten] : [])
    }

    /// How large a baseline may be: a finding takes about a hundred bytes.
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
    static let noBaseline = DiagnosticID("no-baseline")
    static let unwrittenBaseline = DiagnosticID("unwritten-baseline")
    package static let writtenBaseline = DiagnosticID("written-baseline")
}
