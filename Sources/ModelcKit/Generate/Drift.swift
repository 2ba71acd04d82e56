import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles

/// The differences between the files on disk and the files that a run would generate.
package struct Drift {
    package let files: [PlannedFile]
    /// The paths of machine files (generated files that are rewritten in each run) of entities that no longer exist.
    package let orphans: [String]

    /// Whether there is a difference that makes `generate --check` fail. A missing human file (the file for the user's
    /// own code) does not.
    package var isThere: Bool {
        !orphans.isEmpty
            || files.contains { ($0.file.policy != .human || $0.action == .refuse) && $0.action.isDrift }
    }

    /// Returns the differences, in the order of the files. A missing human file (the file for the user's own code) is
    /// not an error, although a run would write it.
    ///
    /// - Parameter isConfigured: whether the output folder is from the configuration.
    package func diagnostics(_ wording: Wording, isConfigured: Bool = false) -> [Diagnostic] {
        files.compactMap { diagnostic($0, wording, help(isConfigured)) }
            + orphans.map { path in
                let (message, help) = OrphanedFiles.problem(path, besides: files, wording)
                return Diagnostic(
                    .orphanedFile, .error, message, at: SourceLocation(path: path),
                    help: help ?? "remove it: \(ToolCommandName.generate) \(wording[.removal])")
            }
    }

    /// Returns the advice for a file that is missing or differs. If no file was generated yet, the project may have no
    /// use for them.
    private func help(_ isConfigured: Bool) -> String {
        let help = "run \(ToolCommandName.generate) and commit the file"
        guard isConfigured, files.allSatisfy({ $0.action == .create }) else { return help }
        return help + "; without generated classes, remove 'output' from \(ConfigurationReader.fileName)"
    }

    private func diagnostic(_ file: PlannedFile, _ wording: Wording, _ help: String) -> Diagnostic? {
        guard file.action.isDrift else { return nil }
        if file.action == .refuse { return file.refusal(wording) }
        let isHuman = file.file.policy == .human
        let isMissing = file.action == .create
        let place = "'\(file.path)'"
        return Diagnostic(
            isMissing ? .missingOutput : .outdatedOutput, isHuman ? .note : .error,
            isMissing
                ? place + (isHuman ? " is missing; once written, it is yours" : " is missing")
                : "\(place) differs from what modelc generates now", at: SourceLocation(path: file.path),
            help: help)
    }
}
