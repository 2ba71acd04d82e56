import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// Finds the files of all versions of the models that Xcode would write differently, and writes them in Xcode's form.
package struct FormatModels: UseCase {
    private let request: FormatRequest
    private let workspace: Workspace

    package init(_ request: FormatRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageError` if it is not clear which models are meant, or if a file cannot be written.
    package func run() throws -> FormatOutcome {
        var outcome = FormatOutcome(
            changes: [], fileCount: 0, isRehearsal: request.isRehearsal, isCheck: request.isCheck, messages: [],
            sources: [:], ledger: RunLedger())
        let paths = try ChosenModels(in: workspace).every(request.paths)
        // An earlier run of modelc that was killed may have left a new version unfinished. If this run formatted it, it
        // would look as if the user had changed it.
        let lock = request.isRehearsal ? nil : try WriteLock.settling(paths, waiting: workspace.waiting)
        defer { lock?.release() }
        outcome.messages += lock?.messages(workspace.display) ?? []
        for path in paths { add(path, to: &outcome) }
        guard let lock else { return outcome }
        do throws(FileWritingError) {
            try FileWriter.change(outcome.changes, under: lock)
        } catch {
            throw RunFailure(lock.messages(workspace.display) + [error.diagnostic])
        }
        return outcome
    }

    private func add(_ path: String, to outcome: inout FormatOutcome) {
        let reading = workspace.reader.read(path, .all)
        outcome.ledger.enter(
            reading.diagnostics.filter(\.stopsReading), ofReading: path, isUsable: reading.model != nil)
        outcome.messages += reading.diagnostics.filter(\.stopsReading)
        for version in reading.model?.versions ?? [] {
            guard let model = version.model, let source = version.source else {
                if version.format == .binary { outcome.messages.append(binary(version)) }
                if let obstacle = EditAdvice.obstacle(version.format) {
                    outcome.add(notASource(version, obstacle))
                }
                continue
            }
            outcome.fileCount += 1
            outcome.sources[version.filePath] = source
            let conflicts = reading.diagnostics.filter {
                $0.id == .mergeConflictMarker && $0.location?.path == version.filePath
            }
            guard conflicts.isEmpty else {
                outcome.messages += conflicts
                continue
            }
            if let content = CanonicalForm.foreignContent(of: source) {
                outcome.messages.append(foreign(content, in: version))
                continue
            }
            let bytes = ModelWriter().contents(of: CanonicalForm.sorted(model))
            // Text editors end a file with a line feed, Xcode does not: both are accepted.
            let ending: [UInt8] = source.bytes.last == UInt8(ascii: "\n") ? [UInt8(ascii: "\n")] : []
            guard bytes + ending != source.bytes else { continue }
            outcome.changes.append(FileChange(path: version.filePath, old: source.bytes, new: bytes + ending))
        }
    }

    private func binary(_ version: ModelVersion) -> Diagnostic {
        Diagnostic(
            .commentsNotFormatted, .warning,
            "the file is \(EditAdvice.oldFormat) and is not changed",
            at: SourceLocation(path: version.filePath),
            help: EditAdvice.renewal
        )
    }

    /// Returns an error if the version is Swift source that the user named, because other tools format Swift.
    /// Otherwise returns a warning.
    private func notASource(_ version: ModelVersion, _ obstacle: String) -> Diagnostic {
        if version.format == .swift, !request.paths.isEmpty {
            return Diagnostic(
                .unusableInput, .error, "the file cannot be formatted, because \(obstacle)",
                at: SourceLocation(path: version.filePath), help: "use a tool for Swift source: 'swift format'")
        }
        return Diagnostic(
            .commentsNotFormatted, .warning, "the file is not changed: \(obstacle)",
            at: SourceLocation(path: version.filePath), help: EditAdvice.source(for: version.filePath))
    }

    private func foreign(_ content: CanonicalForm.ForeignContent, in version: ModelVersion) -> Diagnostic {
        Diagnostic(
            .commentsNotFormatted, .warning,
            "the file has \(content.rawValue), which Xcode's format does not allow: it is not changed",
            at: SourceLocation(path: version.filePath), help: content.remedy)
    }
}

extension FormatOutcome {
    /// Adds a message, which fails the run if it is an error. The message is added only once, because several
    /// versions in one file have the same messages.
    fileprivate mutating func add(_ message: Diagnostic) {
        guard !messages.contains(message) else { return }
        messages.append(message)
        ledger.enter(message)
    }
}

extension CanonicalForm.ForeignContent {
    /// Advice on what the user can do so that the file can be formatted.
    fileprivate var remedy: String {
        switch self {
        case .comments: "move them into user info, and run modelc again"
        case .text: "remove it: no tool reads it; then run modelc again"
        case .sections: "remove them: no tool reads them; then run modelc again"
        case .instructions: "remove them, and run modelc again"
        }
    }
}

extension DiagnosticID {
    static let commentsNotFormatted = DiagnosticID("comments-not-formatted")
}
