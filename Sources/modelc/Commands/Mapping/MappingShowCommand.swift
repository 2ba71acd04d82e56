import ArgumentParser
import ModelcDiagnostics
import ModelcFiles
import ModelcJSON
import ModelcKit
import ModelcPresentation
import ModelcSchema

/// `modelc mapping show MAPPING`: what a mapping model does, for review.
struct MappingShowCommand: ParsableCommand, DocumentingCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Shows what a mapping model does, in a form for review.")

    @OptionGroup var mapping: MappingArguments

    @OptionGroup var models: MappingModelsArguments

    @Flag(help: "Show every row, and what has no effect.")
    var all = false

    @Option(help: "For people (text) or for programs (json).")
    var format = OutputFormat.text

    @Flag(help: "Show notes as well as warnings and errors.")
    var notes = false

    var printsDocument: Bool { format == .json }

    func run() throws {
        var reading = MappingModelReader().read(mapping.path)
        var ledger = RunLedger()
        ledger.enter(reading.diagnostics, ofReading: mapping.path, isUsable: reading.isUsable)
        reading.diagnostics = ledger.messages(besides: reading.diagnostics)
        if let model = reading.mapping {
            let sides = EmbeddedModelStatus.sides(of: model, reading.filePath, under: models.models)
            // A version that is not below the folder is no fault here; one that is there has to be read.
            let unread = [sides.source, sides.destination].filter { $0.path != nil }.flatMap(\.diagnostics)
            reading.diagnostics += unread
            ledger.enter(unread)
            let inspector = MappingInspector(
                model, name: reading.name, showsAll: all, source: sides.source.freshness,
                destination: sides.destination.freshness)
            try Console.print(text(of: inspector, reading))
        } else {
            throw RunFailure(reading.diagnostics)
        }
        DiagnosticOutput.print(reading.diagnostics, of: nil, showsNotes: notes)
        try ExitStatus.end(ledger)
    }

    private func text(of inspector: MappingInspector, _ reading: MappingModelReading) -> String {
        switch format {
        case .text: return inspector.lines().map { $0 + "\n" }.joined()
        case .json:
            guard case .object(var members) = inspector.document() else { return "" }
            let shown = reading.diagnostics.filter { $0.severity > .note || notes }
            members.append(JSONMember(key: "diagnostics", value: .array(shown.map(\.json))))
            return JSONWriter.text(of: .object(members))
        }
    }
}
