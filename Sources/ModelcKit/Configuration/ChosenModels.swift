import ModelcBase
import ModelcFiles
import ModelcSettings

/// The models that a command works on, by one rule for all: the one that is named, where a folder stands for the only one
/// below it; else those of `models` in the configuration; else the only one below the working folder.
package struct ChosenModels {
    private let workspace: Workspace

    init(in workspace: Workspace) { self.workspace = workspace }

    /// The model of a command that works on one.
    ///
    /// - Parameter path: what the user named; nil or empty for nothing.
    func one(_ path: String?) throws -> String {
        if let path, !path.isEmpty { return try only(at: path) }
        let found = try configured() ?? [try only(at: ".")]
        guard let only = found.first, found.count == 1 else { throw ChosenModels.several(found, "", .one) }
        return only
    }

    /// The models of a command that works on any number of them.
    func all(_ paths: [String]) throws -> [String] {
        if !paths.isEmpty { return try paths.map { try only(at: $0, of: .any) } }
        return try configured() ?? [try only(at: ".", of: .any)]
    }

    /// The models of a command that treats each alone: as `all`, where a folder stands for every model below it.
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

    /// The models of the configuration that holds; nil where it has none.
    private func configured() throws -> [String]? {
        let paths = configured(try LoadedConfiguration(in: workspace).configuration)
        return paths.isEmpty ? nil : paths
    }

    /// The paths of the models of a configuration, each once, in the order of the file.
    func configured(_ configuration: Configuration?) -> [String] {
        var seen: Set<String> = []
        return (configuration?.models ?? []).map { workspace.path($0.path.path) }.filter {
            seen.insert(PathText.absolute($0)).inserted
        }
    }

    /// How many models a command takes.
    package enum Count {
        case one
        case any

        /// What to do where there are several, and none is chosen.
        fileprivate var advice: String {
            switch self {
            case .one: "name one"
            case .any: "name one or several"
            }
        }
    }

    /// The model at a path, or the only one below it where it is a folder of something else.
    ///
    /// - Parameter count: how many models the command takes.
    func only(at named: String, of count: Count = .one) throws -> String {
        if named == StandardInput.argument {
            guard workspace.readsStandardInput else {
                throw UsageFault("'-': this command does not read a model from standard input; name a path")
            }
            return StandardInput.model
        }
        let path = workspace.path(named)
        guard ModelSearch.isSearched(path) else { return path }
        let models = try models(below: path, isNamed: named != ".")
        guard let first = models.first, models.count == 1 else {
            throw ChosenModels.several(models, named == "." ? "" : " in '\(named)'", count)
        }
        return first
    }

    /// The models below a folder; where there is no source, the compiled ones of a folder that is named, such as an app.
    private func models(below path: String, isNamed: Bool) throws(RunFailure) -> [String] {
        let search = ModelSearch(path)
        let (models, problems) = isNamed ? search.orCompiled(below: path) : (search.models, search.problems)
        guard problems.isEmpty else { throw RunFailure(problems) }
        return models
    }

    /// So many models are listed where one is to be named.
    private static let mostListed = 20

    private static func several(_ paths: [String], _ place: String, _ count: Count) -> UsageFault {
        let rest = paths.count - mostListed
        let list = paths.prefix(mostListed) + (rest > 0 ? ["and \(rest) more"] : [])
        return UsageFault("found \(paths.count) models\(place); \(count.advice):" + list.map { "\n  " + $0 }.joined())
    }
}
