import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The use case of converting a folder of mogenerator templates to modelc templates, with a manifest for each
/// language.
package struct TemplatesConvert: UseCase {
    private let request: TemplatesConvertRequest
    private let workspace: Workspace

    package init(_ request: TemplatesConvertRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if there is no template, or if a file cannot be written; `UsageError` for an unknown
    ///   release.
    package func run() throws -> TemplatesConvertOutcome {
        guard let release = MogeneratorRelease(request.release ?? "master") else {
            throw UsageError("'\(request.release ?? "")' is not a release of mogenerator; name one such as 1.31")
        }
        var outcome = TemplatesConvertOutcome()
        let converter = TemplateConversion.converter(release)
        var files: [GeneratedFile] = []
        for source in try sources() {
            outcome.sources[source.path] = source.text
            let name = PathText.name(of: source.path)
            if MiscMergeConverter.isConverted(source.text.bytes) {
                outcome.messages.append(alreadyConverted(source.path))
                continue
            }
            let (text, notes) = converter.convert(source)
            outcome.messages += notes
            files.append(GeneratedFile(path: name, text: text, policy: request.replaces ? .machine : .never))
        }
        files += manifests(besides: files)
        try write(files, &outcome)
        if outcome.result == .done, outcome.messages.contains(where: { $0.severity >= .warning }) {
            outcome.result = .findings
        }
        return outcome
    }

    private func sources() throws -> [TemplateSource] {
        let folder = workspace.path(PathText.trimmed(request.folder))
        let names: [String]
        do throws(FileProblem) {
            names = try FolderListing.names(in: folder).filter { $0.hasSuffix(".motemplate") }
        } catch {
            throw RunFailure([unreadable(folder, error.isMissing ? "there is no such folder" : error.reason)])
        }
        if names.isEmpty { throw RunFailure([unreadable(folder, "it has no file that ends in .motemplate")]) }
        return try names.inByteOrder().map { name in
            let path = PathText.joined(folder, name)
            switch TemplateFile(path: path).read() {
            case .source(let source): return source
            case .folder: throw RunFailure([unreadable(path, "it is a folder")])
            case .unreadable(let reason): throw RunFailure([unreadable(path, reason)])
            }
        }
    }

    /// Returns the manifest of each language whose templates are complete.
    private func manifests(besides files: [GeneratedFile]) -> [GeneratedFile] {
        let names = Set(files.map(\.path))
        return OutputLanguage.allCases.filter { names.isSuperset(of: MogeneratorTemplates.names($0)) }.map { language in
            let manifest = TemplateConversion.manifest(for: language)
            return GeneratedFile(
                path: manifest.name, text: manifest.text, policy: request.replaces ? .machine : .never)
        }
    }

    private func write(_ files: [GeneratedFile], _ outcome: inout TemplatesConvertOutcome) throws(RunFailure) {
        let writer = FileWriter(
            folders: OutputFolders(machine: workspace.path(request.output)), overwritesForeignFiles: request.replaces)
        do throws(FileWritingError) {
            outcome.files = try writer.plan(files)
            let refused = outcome.files.filter { $0.action == .refuse }
            guard refused.isEmpty else {
                outcome.messages += refused.map { inTheWay($0.path) }
                outcome.files = []
                outcome.result = .findings
                return
            }
            if !request.isRehearsal { try FileWriter.write(outcome.files) }
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }

    private func inTheWay(_ path: String) -> Diagnostic {
        Diagnostic(
            .foreignFile, .error, "'\(path)' exists already and differs", at: SourceLocation(path: path),
            help: "move it, choose another folder, or pass \(workspace.wording[.replacement]) to replace it")
    }

    private func unreadable(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .unreadableTemplates, .error, "templates of '\(path)' cannot be read: \(reason)",
            at: SourceLocation(path: path), help: "name the folder with mogenerator's .motemplate files")
    }

    private func alreadyConverted(_ path: String) -> Diagnostic {
        Diagnostic(
            .convertedTemplates, .note, "'\(path)' is already a template of modelc", at: SourceLocation(path: path),
            help: "nothing has to be done")
    }
}
