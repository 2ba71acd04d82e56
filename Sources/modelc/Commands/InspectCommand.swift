import ArgumentParser
import ModelcDiagnostics
import ModelcFiles
import ModelcInspection
import ModelcJSON
import ModelcSchema

/// `modelc inspect MODEL`: what is in the bundle.
struct InspectCommand: ParsableCommand {
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

    func run() throws {
        let selection = allVersions ? VersionSelection.all : model.selection
        let reading = ModelReader(readsOtherVersions: selection == .current && entity == nil).read(
            model.path, selection)
        let failure = show(reading)
        DiagnosticOutput.print(reading.diagnostics + failure, of: reading.model, showsNotes: notes)
        if !reading.isUsable || !failure.isEmpty { throw ExitStatus.unusable }
    }

    /// Prints what could be read; a diagnostic comes back where what was asked for is not there.
    private func show(_ reading: ModelReading) -> [Diagnostic] {
        let versioned = reading.model ?? VersionedModel(name: "", path: model.path, versions: [])
        let inspector = ModelInspector(
            versioned, showing: reading.selectedVersions, listsOthers: !reading.isOneVersionChosen, entityName: entity)
        do throws(InspectionError) {
            switch format {
            case .json: printDocument(try inspector.document(), reading.diagnostics)
            case .text:
                guard reading.model != nil else { return [] }
                Console.print(try inspector.lines().map { $0 + "\n" }.joined())
            }
            return []
        } catch {
            return [
                Diagnostic(
                    .unknownEntity, .error, error.message, at: SourceLocation(path: model.path),
                    help: "modelc inspect without --entity lists the entities")
            ]
        }
    }

    private func printDocument(_ document: JSONValue, _ diagnostics: [Diagnostic]) {
        guard case .object(var members) = document else { return }
        let shown = diagnostics.filter { $0.severity > .note || notes }
        members.append(JSONMember(key: "diagnostics", value: .array(shown.map(\.json))))
        Console.print(JSONWriter.text(of: .object(members)))
    }
}

extension DiagnosticID {
    static let unknownEntity = DiagnosticID("unknown-entity")
}
