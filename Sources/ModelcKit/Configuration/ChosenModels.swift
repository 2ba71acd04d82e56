import ModelcBase
import ModelcFiles
import ModelcSettings

/// Chooses the models that a command works on, by the same rule for all commands. If the user names a model, this
/// model is used; if the user names a folder, the only model below it. Otherwise, the models in the setting `models`
/// are used or, if it lists none, the only model below the working folder.
package struct ChosenModels {
    private let workspace: Workspace

    init(in workspace: Workspace) { self.workspace = workspace }

    /// Returns the model of a command that works on one model.
    ///
    /// - Parameter path: the path that the user named; nil or empty for none.
    func one(_ path: String?) throws -> String {
        if let path, !path.isEmpty { return try only(at: path) }
        let found = try configured() ?? [try only(at: ".")]
        guard let only = found.first, found.count == 1 else {
            throw UsageError(choosing: found.map(workspace.display.path), in: nil, Count.one.advice)
        }
        return only
    }

    /// Returns the models of a command that works on any number of models.
    func all(_ paths: [String]) throws -> [String] {
        if !paths.isEmpty { return try paths.map { try only(at: $0, of: .any) } }
        return try configured() ?? [try only(at: ".", of: .any)]
    }

    /// Returns the models of a command that works on each model separately. Unlike in `all`, every model below a
    /// folder is used, not only a single one.
    func every(_ paths: [String]) throws -> [String] {
        if paths.isEmpty, let configured = try configured() { return configured }
        var found: [String] = []
        for named in paths.isEmpty ? ["."] : paths {
            let path = workspace.path(named)
            guard named != StandardInput.argument, ModelSearch.isSearched(path) else {
                found.append(try only(at: named))
                continue
            }
            found += try models(below: path, isNamed: named != ".")
        }
        var seen: Set<String> = []
        return found.filter { seen.insert(PathText.absolute($0)).inserted }
    }

    /// Returns the models of the effective configuration; nil if it lists none.
    private func configured() throws -> [String]? {
        let paths = configured(try LoadedConfiguration(in: workspace).configuration)
        return paths.isEmpty ? nil : paths
    }

    /// Returns the paths of the models of a configuration, without duplicates, in the order of the file.
    func configured(_ configuration: Configuration?) -> [String] {
        var seen: Set<String> = []
        return (configuration?.models ?? []).map { workspace.path($0.path.path) }.filter {
            seen.insert(PathText.absolute($0)).inserted
        }
    }

    /// The number of models that a command accepts.
    package enum Count {
        case one
        case any

        /// The advice for a message that several models were found although none was named, such as `name one`.
        fileprivate var advice: String {
            switch self {
            case .one: "name one"
            case .any: "name one or several"
            }
        }
    }

    /// Returns the path itself if it is a model; if it is another folder, returns the only model below it.
    ///
    /// - Parameter count: the number of models that the command accepts, for the advice in an error.
    func only(at named: String, of count: Count = .one) throws -> String {
        if named == StandardInput.argument {
            guard workspace.readsStandardInput else {
                throw UsageError("'-': this command does not read a model from standard input; name a path")
            }
            return StandardInput.model
        }
        let path = workspace.path(named)
        guard ModelSearch.isSearched(path) else { return path }
        let models = try models(below: path, isNamed: named != ".")
        guard let first = models.first, models.count == 1 else {
            throw UsageError(
                choosing: models.map(workspace.display.path), in: named == "." ? nil : named, count.advice)
        }
        return first
    }

    /// Returns the data models below a folder. If there are none, returns the SwiftData source in the folder. If
    /// there is no SwiftData source either, and the user named the folder, returns the compiled models in it, such as
    /// those of an app.
    private func models(below path: String, isNamed: Bool) throws(RunFailure) -> [String] {
        let (models, problems) = ModelSearch(path).orOther(below: path, isNamed: isNamed)
        guard problems.isEmpty else { throw RunFailure(problems) }
        return models
    }
}
