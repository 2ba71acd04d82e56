import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// Copies a version inside its bundle.
struct VersionCopy {
    private let source: ModelVersion

    init(of source: ModelVersion) { self.source = source }

    /// Returns the content of the version's file. Throws an error if the version cannot be copied.
    func text(in bundle: VersionedModel) throws(RunFailure) -> SourceText {
        let refusal = { (reason: String, help: String) in
            Versions.refusal("'\(source.name)' cannot be copied: \(reason)", at: bundle.path, help: help)
        }
        let whatIsWrong = "'\(ToolCommandName.lint)' says what is wrong with it"
        guard source.format == .xml, let contents = source.source else {
            guard source.format == .binary else { throw refusal("it cannot be read", whatIsWrong) }
            throw refusal("it is \(EditAdvice.oldFormat)", EditAdvice.renewal)
        }
        guard ConflictMarks.places(in: contents).isEmpty else {
            throw refusal(
                "it has merge conflicts that are not resolved", "'\(ToolCommandName.lint)' shows where they are")
        }
        guard source.model != nil else { throw refusal("it cannot be read as a model", whatIsWrong) }
        return contents
    }

    /// Returns the changes that copy the version's files into a new folder. Nil if the folder must be moved instead: it
    /// contains other files, or the file system ignores letter case and treats both names as the same folder.
    func files(in folder: String) -> [FileChange]? {
        guard !FileSystem.isSame(folder, source.path), let names = UnfinishedVersion.files(of: source.path) else {
            return nil
        }
        var copies: [FileChange] = []
        for name in names {
            let bytes = try? FileSystem.bytes(of: source.path + "/" + name, megabytes: ModelFiles.largestMegabytes)
            guard let bytes else { return nil }
            copies.append(FileChange(path: folder + "/" + name, old: nil, new: bytes))
        }
        return copies.isEmpty ? nil : copies
    }
}
