import ArgumentParser
import ModelcDiagnostics
import ModelcFiles
import ModelcJSON
import ModelcKit
import ModelcPresentation
import ModelcText

/// `modelc hash MODEL`: the version hashes that Core Data will compute.
struct HashCommand: ParsableCommand, DocumentingCommand {
    static let configuration = CommandConfiguration(
        commandName: "hash", abstract: "Shows the version hashes by which Core Data tells versions of a model apart.",
        discussion: """
            A store can be opened with a version whose hashes are those in the store. Hashes of features of which no \
            sample is known are marked as unverified, with the reason.
            """)

    @OptionGroup var model: ModelArguments

    @Flag(help: "Show all versions.")
    var allVersions = false

    @Option(help: ArgumentHelp("Show this entity only.", valueName: "name"))
    var entity: String?

    @Flag(help: "Show the hashes of properties too, and what they are computed from.")
    var properties = false

    @Flag(help: "Show hashes in base64, as property lists do, and not in hexadecimal digits; for text only.")
    var base64 = false

    @Option(help: "For people (text) or for programs (json).")
    var format = OutputFormat.text

    @Flag(help: "Show notes as well as warnings and errors.")
    var notes = false

    func validate() throws {
        if allVersions, model.modelVersion != nil {
            throw ValidationError("--all-versions and --model-version exclude each other")
        }
        if base64, format == .json {
            throw ValidationError("--base64 is for text: in the document hashes are always hexadecimal")
        }
    }

    var printsDocument: Bool { format == .json }

    mutating func run() throws {
        try model.resolve(for: format)
        let reading = ModelReader().read(model.path, allVersions ? .all : model.selection)
        let versions = reading.hashedVersions
        let faults = versions.flatMap(\.diagnostics)
        let unknown = unknownEntity(in: versions).map { [$0] } ?? []
        var ledger = RunLedger(unknown)
        ledger.enter(reading.diagnostics, ofReading: model.path, isUsable: reading.isUsable)
        let diagnostics = ledger.messages(besides: reading.diagnostics + faults + unknown)
        try Console.print(text(of: unknown.isEmpty ? versions : [], diagnostics))
        DiagnosticOutput.print(diagnostics, of: reading.model, showsNotes: notes)
        try ExitStatus.end(ledger, hasFindings: faults.contains { $0.severity == .error })
    }

    private func text(of versions: [HashedModelVersion], _ diagnostics: [Diagnostic]) -> String {
        switch format {
        case .text:
            let spelling = base64 ? HashSpelling.base64 : .hexadecimal
            return HashText(spelling: spelling, showsProperties: properties, entityName: entity).text(of: versions)
        case .json:
            let shown = diagnostics.filter { $0.severity > .note || notes }
            let document = HashDocument(path: model.path, showsProperties: properties, entityName: entity)
            return JSONWriter.text(of: document.json(of: versions, shown))
        }
    }

    /// That no version has the entity that was asked for; nil where one has it, or where nothing could be read.
    private func unknownEntity(in versions: [HashedModelVersion]) -> Diagnostic? {
        let names = Set(versions.flatMap { $0.hashes.entities.map(\.name) })
        guard let entity, !versions.isEmpty, !names.contains(entity) else { return nil }
        let near = SpellingSuggestion.nearest(to: entity, among: names.sorted()).map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            .unknownEntity, .error, "there is no entity '\(TerminalText.escaped(entity))'\(near)",
            at: SourceLocation(path: model.path), help: "modelc hash without --entity lists the entities")
    }
}
