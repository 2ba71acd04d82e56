import ArgumentParser
import ModelcDiagnostics
import ModelcFiles
import ModelcJSON
import ModelcKit
import ModelcPresentation
import ModelcSchema

/// `modelc inspect MODEL`: what is in the bundle.
struct InspectCommand: ParsableCommand, DocumentingCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Shows what a model contains: versions, entities, properties.",
        discussion: """
            Without options: an overview of the bundle and of its current version. The JSON document holds the full \
            model: a program can rebuild it.
            """)

    @OptionGroup var model: ModelArguments

    @Flag(help: "Show all versions in full.")
    var allVersions = false

    @Option(help: ArgumentHelp("Show this entity only, in detail.", valueName: "name"))
    var entity: String?

    @Option(help: "For people (text) or for programs (json).")
    var format = OutputFormat.text

    @Flag(help: "Show notes as well as warnings and errors.")
    var notes = false

    func validate() throws {
        if allVersions, model.modelVersion != nil {
            throw ValidationError("--all-versions and --model-version exclude each other")
        }
    }

    var printsDocument: Bool { format == .json }

    mutating func run() throws {
        try model.resolve(for: format)
        let selection = allVersions ? VersionSelection.all : model.selection
        // What is said of the other versions is their counts, which the detail of one entity has no place for.
        let readsOthers = selection == .current && (entity == nil || format == .json)
        var reading = ModelReader(readsOtherVersions: readsOthers).read(model.path, selection)
        let text = text(of: &reading)
        try Console.print(text)
        var ledger = RunLedger()
        ledger.enter(reading.diagnostics, ofReading: model.path, isUsable: reading.isUsable)
        let diagnostics = ledger.messages(besides: reading.diagnostics)
        DiagnosticOutput.print(diagnostics, of: reading.model, showsNotes: notes)
        try ExitStatus.end(ledger)
    }

    /// What could be read, for people or for programs; that an entity is not there becomes one of the diagnostics.
    private func text(of reading: inout ModelReading) -> String {
        let versioned = reading.model ?? VersionedModel(name: "", fileName: "", path: model.path, versions: [])
        let inspector = ModelInspector(
            versioned, showing: reading.selectedVersions, listsOthers: !reading.isOneVersionChosen, entityName: entity)
        do throws(InspectionError) {
            switch format {
            case .json: return document(try inspector.document(), reading.diagnostics)
            case .text where reading.model == nil: return ""
            case .text: return try inspector.lines().map { $0 + "\n" }.joined()
            }
        } catch {
            reading.diagnostics.append(unknownEntity(error))
            let heads = ModelInspector(versioned, showing: [])
            switch format {
            case .json: return (try? heads.document()).map { document($0, reading.diagnostics) } ?? ""
            case .text: return ""
            }
        }
    }

    private func unknownEntity(_ error: InspectionError) -> Diagnostic {
        Diagnostic(
            .unknownEntity, .error, error.message, at: SourceLocation(path: model.path),
            help: "modelc inspect without --entity lists the entities")
    }

    private func document(_ document: JSONValue, _ diagnostics: [Diagnostic]) -> String {
        guard case .object(var members) = document else { return "" }
        let shown = diagnostics.filter { $0.severity > .note || notes }
        members.append(JSONMember(key: "diagnostics", value: .array(shown.map(\.json))))
        return JSONWriter.text(of: .object(members))
    }
}

extension DiagnosticID {
    static let unknownEntity = DiagnosticID("unknown-entity")
}
