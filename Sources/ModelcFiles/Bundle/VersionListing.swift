import ModelcDiagnostics
import ModelcSchema

/// What the disk says about one version before it is read.
enum VersionListing {
    /// The version in a folder, with what is odd about the folder.
    static func version(
        at path: ModelPath, isCurrent: Bool, in files: ModelFiles
    ) -> (version: ModelVersion, diagnostics: [Diagnostic]) {
        let formats = ModelFormat.allCases.filter { files.kind(of: path.text + "/" + $0.fileName) != .missing }
        let version = ModelVersion(name: path.stem, path: path.text, format: formats.first, isCurrent: isCurrent)
        guard formats.count > 1 else { return (version, []) }
        let twoForms = Diagnostic(
            .ignoredContent, .warning, "'\(path.text)' holds both contents and elements; contents is read",
            at: SourceLocation(path: path.text), help: "remove elements, the form of before Xcode 4")
        return (version, [twoForms])
    }

    /// Why a folder without a model file cannot be read.
    static func missingFile(of version: ModelVersion, in files: ModelFiles) -> Diagnostic {
        Diagnostic(
            .unreadableModel, .error, "'\(version.path)' holds neither contents nor elements",
            at: SourceLocation(path: version.path), help: help(for: version, in: files))
    }

    private static func help(for version: ModelVersion, in files: ModelFiles) -> String {
        switch files.kind(of: version.path) {
        case .inaccessible(let reason): return "the folder cannot be read: \(reason)"
        case .file, .folder, .other, .missing: break
        }
        let names = (try? files.entries(of: version.path)) ?? []
        let misnamed = names.first { $0.lowercased().hasPrefix("contents.") }
        return misnamed.map { "there is a '\($0)': did you mean 'contents'?" }
            ?? "restore the file from version control"
    }
}
