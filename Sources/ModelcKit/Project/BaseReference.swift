import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcGit
import ModelcSettings

/// The older state to compare models with, as the user wrote it: a git revision (`main`, `v1.2`), a revision with the model's
/// path from the repository's root (`main:Old/Library.xcdatamodeld`), or the path of a copy: a source model, a compiled
/// model, a store, or a folder that contains a model, such as an app.
struct BaseReference {
    /// A model as it is in the older state.
    struct Model {
        var files: ModelFiles
        /// The path of the model in `files`.
        var path: String
    }

    /// The text as the user wrote it.
    let text: String
    private let workspace: Workspace

    init(_ text: String, in workspace: Workspace) {
        self.text = text
        self.workspace = workspace
    }

    /// Checks that an older state to compare with is given if the request states that it has been released.
    ///
    /// - Throws: `UsageError` if none is given.
    static func require(
        _ isReleased: Bool, _ settings: LintConfiguration, _ wording: Wording
    ) throws(UsageError) {
        guard isReleased, settings.against == nil else { return }
        throw UsageError("\(wording[.releasedBase]) needs \(wording[.base])")
    }

    /// Whether the text can only be a path, and not a git revision.
    var isPath: Bool {
        let starts = ["/", "./", "../"]
        return [".", ".."].contains(text) || starts.contains { text.hasPrefix($0) }
            || !text.contains(":") && ModelKind(named: text) != nil || ModelKind(at: workspace.path(text)) == .store
    }

    /// Returns the model in the older state, or the reason why it cannot be read.
    ///
    /// - Parameter path: the path of the current model.
    func model(for path: String) -> Result<Model, Refusal> {
        if isPath { return copy(for: path) }
        do throws(GitError) {
            return .success(try revision(for: path))
        } catch {
            // If the text is not a git revision, it may be the path of a folder.
            if case .notInRevision = error {
            } else if ExistingPath.mayExist(workspace.path(text)) {
                return copy(for: path)
            }
            return .failure(Refusal(diagnostic: error.diagnostic(workspace.wording)))
        }
    }

    /// The reason why the model in the older state cannot be read.
    struct Refusal: Error {
        var diagnostic: Diagnostic
    }

    private func revision(for path: String) throws(GitError) -> Model {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let (repository, own) = try workspace.repository(containing: path)
        let commit = try repository.commit(parts[0])
        let (files, place) = try repository.model(at: parts.count == 2 ? parts[1] : own, in: commit)
        return Model(files: .memory(files), path: place)
    }

    /// Returns the copy at the given path, or the copy inside the folder at the given path. The copy is a source model
    /// or a compiled model.
    ///
    /// - Parameter path: the path of the current model.
    /// - Returns: the copy, or the reason why there is none. Without an error, a missing copy would look as if nothing
    ///   had changed.
    func copy(for path: String) -> Result<Model, Refusal> {
        let named = workspace.path(text)
        guard ExistingPath.mayExist(named) else {
            return refused(named, "there is nothing at '\(text)'", BaseReference.help)
        }
        guard ModelKind(at: named) == nil else { return .success(Model(files: workspace.files, path: named)) }
        let name = workspace.display.path(path)
        let copies = copies(of: path, in: named)
        if let copy = copies.first, copies.count == 1 {
            return .success(Model(files: workspace.files, path: copy))
        }
        guard copies.isEmpty else {
            let list = TerminalText.list(copies.map(workspace.display.path))
            return refused(
                named, "there are \(copies.count) copies of '\(name)' in '\(text)': \(list)", "name one of them")
        }
        if let unread = ModelSearch(named).problems.first(where: { $0.id != .noModels }) {
            return .failure(Refusal(diagnostic: unread))
        }
        return refused(named, "there is no copy of '\(name)' in '\(text)'", BaseReference.help)
    }

    private func refused(_ path: String, _ message: String, _ help: String) -> Result<Model, Refusal> {
        .failure(
            Refusal(diagnostic: Diagnostic(.noSuchPath, .error, message, at: SourceLocation(path: path), help: help)))
    }

    private static let help = "give a branch, a tag or a commit of the models' repository, or the path of a copy"

    /// Returns the paths of the copies of a bundle in a folder: the bundle at the same relative path, or all bundles
    /// with the same name. Compiled models are used only if the folder has no source model of that name.
    private func copies(of path: String, in folder: String) -> [String] {
        let display = workspace.display.path(path)
        let same = folder + "/" + display
        if !display.hasPrefix("/"), ExistingPath.mayExist(same) { return [same] }
        let name = PathText.name(of: PathText.trimmed(path))
        let sources = ModelSearch(folder).models.filter { PathText.name(of: $0) == name }
        guard sources.isEmpty else { return sources }
        let stem = BaseReference.stem(of: name)
        return CompiledModelSearch(folder).models.filter { BaseReference.stem(of: PathText.name(of: $0)) == stem }
    }

    private static let endings = [".xcdatamodeld", ".xcdatamodel", ".momd", ".mom"]

    /// Returns the name of a source model or compiled model without its extension, for example `Library` for
    /// `Library.momd`.
    private static func stem(of name: String) -> String {
        endings.first { name.hasSuffix($0) }.map { PathText.dropping($0, from: name) } ?? name
    }
}
