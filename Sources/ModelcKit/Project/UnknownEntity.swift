import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcVersionHash

/// The user requested an entity that no readable version has.
package struct UnknownEntity: Error, Hashable {
    var name: String
    /// The existing name that is spelled most similarly; nil if there is none.
    var suggestion: String?

    package init(name: String, suggestion: String? = nil) {
        self.name = name
        self.suggestion = suggestion
    }

    /// Returns nil if a readable version has the entity, or if no version could be read.
    ///
    /// - Parameter composites: whether the name of a composite is accepted as well.
    package init?(_ name: String, in models: [ManagedObjectModel], orComposites composites: Bool = false) {
        let names =
            models.flatMap(\.entities).map(\.name) + (composites ? models.flatMap(\.composites).map(\.name) : [])
        guard !models.isEmpty, !names.contains(name) else { return nil }
        self.init(name: name, suggestion: SpellingSuggestion.nearest(to: name, among: names))
    }

    /// The error message: one sentence without a final period. Control characters are escaped.
    package var message: String {
        "there is no entity '\(TerminalText.escaped(name))'"
            + (suggestion.map { "; did you mean '\(TerminalText.escaped($0))'?" } ?? "")
    }
}

extension UnknownEntity {
    /// Returns the error of a command whose requested entity does not exist.
    ///
    /// - Parameters:
    ///   - path: the path of the model.
    ///   - messages: the messages from reading the models.
    ///   - models: the models that were read.
    func failure(at path: String, _ messages: [Diagnostic], of models: [VersionedModel]) -> RunFailure {
        let diagnostic = Diagnostic(
            .unknownEntity, .error, message, at: SourceLocation(path: path),
            help: "\(ToolCommandName.inspect) lists the entities")
        return RunFailure([diagnostic] + messages, sources: ModelSources.texts(of: models))
    }
}
