import ModelcSettings
import ModelcSourceCode

/// Copies the files of a bundled set of templates to a folder. Existing files are not changed.
package struct TemplateCopy: UseCase {
    private let request: TemplateCopyRequest
    private let workspace: Workspace

    package init(_ request: TemplateCopyRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if a file cannot be written.
    package func run() throws(RunFailure) -> TemplateCopyOutcome {
        let files = request.set.templateFiles.map { GeneratedFile(path: $0.name, text: $0.text, policy: .human) }
        let writer = FileWriter(folders: OutputFolders(machine: workspace.path(request.folder)), markers: { _ in [] })
        do throws(FileWritingError) {
            let planned = try writer.plan(files)
            try FileWriter.write(planned)
            return TemplateCopyOutcome(files: planned)
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }
}

/// The files of a set, and the action taken on each.
package struct TemplateCopyOutcome: SilentOutcome {
    package var files: [PlannedFile]

    package var hasWritten: Bool { files.contains { $0.action.writes } }
}
