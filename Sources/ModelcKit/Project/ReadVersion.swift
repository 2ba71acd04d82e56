import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcText

/// One version of a model, read for a command that cannot do without it.
struct ReadVersion {
    let path: String
    let bundle: VersionedModel
    let version: ModelVersion
    let model: ManagedObjectModel
    let ledger: RunLedger
    let messages: [Diagnostic]

    /// - Throws: `RunFailure` where it cannot be read.
    init(_ path: String?, _ version: String?, in workspace: Workspace) throws {
        let path = try ChosenModels(in: workspace).one(path)
        let reading = workspace.reader.read(path, version.map(VersionSelection.named) ?? .current)
        var ledger = RunLedger()
        ledger.enter(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        let messages = ledger.messages(besides: reading.diagnostics)
        guard let bundle = reading.model, let version = reading.selectedVersion, let model = version.model else {
            throw RunFailure(messages, sources: ModelSources.texts(of: reading.model.map { [$0] } ?? []))
        }
        self.path = path
        self.bundle = bundle
        self.version = version
        self.model = model
        self.ledger = ledger
        self.messages = messages
    }
}

/// An entity that was requested and is in none of the versions that could be read.
package struct UnknownEntity: Error, Hashable {
    package var name: String
    /// The name that was probably meant.
    package var suggestion: String?

    package init(name: String, suggestion: String? = nil) {
        self.name = name
        self.suggestion = suggestion
    }

    /// Nil where an entity may be missing in some versions, but not in all that could be read, or where none was read.
    ///
    /// - Parameter composites: whether the name may be that of a composite.
    package init?(_ name: String, in models: [ManagedObjectModel], orComposites composites: Bool = false) {
        let names =
            models.flatMap(\.entities).map(\.name) + (composites ? models.flatMap(\.composites).map(\.name) : [])
        guard !models.isEmpty, !names.contains(name) else { return nil }
        self.init(name: name, suggestion: SpellingSuggestion.nearest(to: name, among: names))
    }

    /// One sentence for the user, safe to print, without a final stop.
    package var message: String {
        "there is no entity '\(TerminalText.escaped(name))'"
            + (suggestion.map { "; did you mean '\(TerminalText.escaped($0))'?" } ?? "")
    }
}

extension UnknownEntity {
    /// The error of a command that was asked about the entity.
    func diagnostic(at path: String) -> Diagnostic {
        Diagnostic(
            .unknownEntity, .error, message, at: SourceLocation(path: path), help: "modelc inspect lists the entities")
    }
}

extension DiagnosticID {
    package static let unknownEntity = DiagnosticID("unknown-entity")
}
