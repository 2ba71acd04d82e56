import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcVersionHash

/// A requested entity that is in none of the readable versions.
package struct UnknownEntity: Error, Hashable {
    var name: String
    /// The name that the user probably meant.
    var suggestion: String?

    package init(name: String, suggestion: String? = nil) {
        self.name = name
        self.suggestion = suggestion
    }

    /// Returns nil if any readable version has the entity, or if no version could be read.
    ///
    /// - Parameter composites: whether the name may be that of a composite.
    package init?(_ name: String, in models: [ManagedObjectModel], orComposites composites: Bool = false) {
        let names =
            models.flatMap(\.entities).map(\.name) + (composites ? models.flatMap(\.composites).map(\.name) : [])
        guard !models.isEmpty, !names.contains(name) else { return nil }
        self.init(name: name, suggestion: SpellingSuggestion.nearest(to: name, among: names))
    }

    /// One sentence for the user, safe to print, without a final period.
    package var message: String {
        "there is no entity '\(TerminalText.escaped(name))'"
            + (suggestion.map { "; did you mean '\(TerminalText.escaped($0))'?" } ?? "")
    }
}

extension UnknownEntity {
    /// Returns the failure of a command that was asked about the entity.
    ///
    /// - Parameters:
    ///   - path: the path of the model.
    ///   - messages: what was reported while the models were read.
    ///   - models: the models that were read.
    func failure(at path: String, _ messages: [Diagnostic], of models: [VersionedModel]) -> RunFailure {
        let diagnostic = Diagnostic(
            .unknownEntity, .error, message, at: SourceLocation(path: path),
            help: "\(ToolCommandName.inspect) lists the entities")
        return RunFailure([diagnostic] + messages, sources: ModelSources.texts(of: models))
    }
}
