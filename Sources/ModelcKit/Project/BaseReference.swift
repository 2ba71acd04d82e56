import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcGit
import ModelcSchema

/// The older state that models are compared with, as it is typed: a git revision (`main`, `v1.2`), a revision with the
/// model's path in it from the repository's root (`main:Old/Library.xcdatamodeld`), or the path of a copy.
struct BaseReference {
    /// A model in that state.
    struct Model {
        var files: ModelFiles
        /// The path in those files.
        var path: String
    }

    /// As the user wrote it.
    let text: String
    private let workspace: Workspace

    init(_ text: String, in workspace: Workspace) {
        self.text = text
        self.workspace = workspace
    }

    /// Whether the text can mean nothing but a path.
    var isPath: Bool {
        let starts = ["/", "./", "../"]
        return [".", ".."].contains(text) || starts.contains { text.hasPrefix($0) }
            || !text.contains(":") && BaseReference.isModel(text)
    }

    /// A model in this state; why there is none.
    ///
    /// - Parameter path: where the model is now.
    func model(for path: String) -> Result<Model, Refusal> {
        if isPath { return copy(for: path) }
        do throws(GitError) {
            return .success(try revision(for: path))
        } catch {
            // What is not a revision may be a folder beside the project.
            if case .notInRevision = error {
            } else if ExistingPath.mayExist(workspace.path(text)) {
                return copy(for: path)
            }
            return .failure(Refusal(diagnostic: error.diagnostic(workspace.wording)))
        }
    }

    /// Why a model cannot be had.
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

    /// The copy at the path, or in the folder at the path.
    private func copy(for path: String) -> Result<Model, Refusal> {
        let named = workspace.path(text)
        let place = BaseReference.isModel(named) ? named : (copy(of: path, in: named) ?? named)
        guard ExistingPath.mayExist(place), BaseReference.isModel(place) else {
            let isThere = ExistingPath.mayExist(named)
            return .failure(
                Refusal(
                    diagnostic: Diagnostic(
                        .noSuchPath, .error,
                        isThere ? "there is no copy of '\(path)' in '\(text)'" : "there is nothing at '\(text)'",
                        at: SourceLocation(path: named),
                        help: "give a branch, a tag or a commit of the models' repository, or the path of a copy")))
        }
        return .success(Model(files: workspace.files, path: place))
    }

    /// The bundle in a folder of copies: at the same path, or the only one of its name.
    func copy(of path: String, in folder: String) -> String? {
        let display = workspace.display.path(path)
        let same = folder + "/" + display
        if !display.hasPrefix("/"), ExistingPath.mayExist(same) { return same }
        let name = BaseReference.lastName(of: path)
        let named = ModelSearch(folder).models.filter { BaseReference.lastName(of: $0) == name }
        return named.count == 1 ? named.first : nil
    }

    static func isModel(_ path: String) -> Bool {
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        return path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel")
    }

    private static func lastName(of path: String) -> String? { path.split(separator: "/").last.map(String.init) }
}
