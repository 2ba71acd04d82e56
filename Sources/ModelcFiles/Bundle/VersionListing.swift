import ModelcDiagnostics
import ModelcSchema

/// Finds the files of one version on disk before it is read.
enum VersionListing {
    /// Finds the version in a folder. Returns it with diagnostics about the folder and its files.
    static func version(
        at path: ModelPath, isCurrent: Bool, in files: ModelFiles
    ) -> (version: ModelVersion, diagnostics: [Diagnostic]) {
        let kinds = ModelFormat.allCases.compactMap { format in
            format.fileName.map { (format, files.kind(of: path.text + "/" + $0)) }
        }
        let formats = kinds.filter { $0.1 != .missing }
        let version = ModelVersion(name: path.stem, path: path.text, format: formats.first?.0, isCurrent: isCurrent)
        guard formats.count > 1 else { return (version, []) }
        // Only the file that is not read (`elements`) is reported here. Problems with the other file are reported when
        // it is read.
        if case .inaccessible(let problem)? = formats.last?.1 { return (version, [problem.diagnosticOfModel]) }
        let twoForms = Diagnostic(
            .ignoredContent, .warning, "'\(path.text)' holds both contents and elements; contents is read",
            at: SourceLocation(path: path.text), help: "remove elements, the format used before Xcode 4")
        return (version, [twoForms])
    }

    /// The diagnostic for a version's folder that contains no model file.
    static func missingFile(of version: ModelVersion, in files: ModelFiles) -> Diagnostic {
        Diagnostic(
            .unreadableModel, .error, "'\(version.path)' holds neither contents nor elements",
            at: SourceLocation(path: version.path), help: help(for: version, in: files))
    }

    private static func help(for version: ModelVersion, in files: ModelFiles) -> String {
        switch files.kind(of: version.path) {
        case .inaccessible(let problem): return "the folder cannot be read: \(problem.reason)"
        case .file, .folder, .other, .missing: break
        }
        let names = (try? files.entries(of: version.path)) ?? []
        let misnamed = names.first { $0.lowercased().hasPrefix("contents.") }
        return misnamed.map { "there is a '\($0)': did you mean 'contents'?" }
            ?? "restore the file from version control"
    }
}
