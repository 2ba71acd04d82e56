import ArgumentParser
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles

/// The models that a command works on, by one rule for all: the one that is named, where a folder stands for the only one
/// below it; else those of `models` in the configuration; else the only one below the working folder.
enum ChosenModels {
    /// The model of a command that works on one.
    ///
    /// - Parameters:
    ///   - path: what the user named; nil or empty for nothing.
    ///   - printsDocument: whether standard output is to get a document where nothing can be read.
    static func one(_ path: String?, printsDocument: Bool = false) throws -> String {
        if let path, !path.isEmpty { return try only(at: path, printsDocument) }
        let found = try all([], printsDocument: printsDocument)
        guard let only = found.first, found.count == 1 else { throw several(found, "") }
        return only
    }

    /// The models of a command that works on any number of them.
    static func all(_ paths: [String], printsDocument: Bool = false) throws -> [String] {
        if !paths.isEmpty { return try paths.map { try only(at: $0, printsDocument) } }
        let configured = configured(
            try ConfigurationArguments.loadNearest(printsDocument: printsDocument).configuration)
        return configured.isEmpty ? [try only(at: ".", printsDocument)] : configured
    }

    /// The paths of the models of a configuration, each once, in the order of the file.
    static func configured(_ configuration: Configuration?) -> [String] {
        var seen: Set<String> = []
        return (configuration?.models ?? []).map(\.path.path).filter {
            seen.insert(OutputFolders.absolute($0)).inserted
        }
    }

    /// The model at a path, or the only one below it where it is a folder of something else.
    static func only(at path: String, _ printsDocument: Bool = false) throws -> String {
        guard ModelSearch.isSearched(path) else { return path }
        let search = ModelSearch(path)
        guard search.problems.isEmpty, let first = search.models.first else {
            if printsDocument { try FailureDocument.print(search.problems) }
            DiagnosticOutput.print(search.problems, of: nil)
            throw ExitStatus.unusable
        }
        guard search.models.count == 1 else { throw several(search.models, path == "." ? "" : " in '\(path)'") }
        return first
    }

    /// So many models are listed where one is to be named.
    private static let mostListed = 20

    private static func several(_ paths: [String], _ place: String) -> ValidationError {
        let rest = paths.count - mostListed
        let list = paths.prefix(mostListed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        return ValidationError("found \(paths.count) models\(place): \(list). Name one")
    }
}
