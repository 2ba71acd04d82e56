import ArgumentParser
import ModelcDiagnostics
import ModelcFiles
import ModelcKit
import ModelcSchema
import ModelcSourceCode

/// `modelc mapping refresh MAPPING`: the current models in place of outdated copies.
struct MappingRefreshCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refresh", abstract: "Embeds the current models in a mapping model where its copies are outdated.",
        discussion: """
            A copy is outdated when an entity's version hash differs; one that is not stays as it is, byte for byte. \
            Rows are added for properties that are new in the destination model.
            """)

    @OptionGroup var mapping: MappingArguments

    @OptionGroup var models: MappingModelsArguments

    @Flag(help: "Say what would change, write nothing, and exit with 1 if anything would.")
    var dryRun = false

    func run() throws {
        let reading = MappingModelReader().read(mapping.path)
        var ledger = RunLedger()
        ledger.enter(reading.diagnostics, ofReading: mapping.path, isUsable: reading.isUsable)
        var diagnostics = ledger.messages(besides: reading.diagnostics)
        guard ledger.isEmpty, let mappingModel = reading.mapping else { throw RunFailure(diagnostics) }
        let found = EmbeddedModelStatus.sides(of: mappingModel, reading.filePath, under: models.models)
        let sides = [found.source, found.destination]
        diagnostics += sides.flatMap(\.diagnostics)
        ledger.enter(diagnostics)
        guard ledger.isEmpty else { throw RunFailure(diagnostics) }
        DiagnosticOutput.print(diagnostics, of: nil)
        let refresh = try refreshed(reading, sides)
        let isChanged = refresh.bytes != reading.source?.bytes
        if isChanged, !dryRun { try write(refresh, to: reading) }
        try Console.print(report(refresh, sides, reading, isChanged: isChanged))
        try ExitStatus.end(ledger, hasFindings: isChanged && dryRun)
    }

    private func refreshed(_ reading: MappingModelReading, _ sides: [EmbeddedModelStatus]) throws -> MappingRefresh {
        let models = sides.map { $0.isFresh ? nil : $0.model }
        do {
            return try MappingModelRefresher().refresh(reading, source: models[0], destination: models[1])
        } catch {
            throw RunFailure([
                Diagnostic(
                    .refusedRefresh, .error, error.message, at: SourceLocation(path: reading.filePath), help: error.help
                )
            ])
        }
    }

    private func write(_ refresh: MappingRefresh, to reading: MappingModelReading) throws {
        let text = String(decoding: refresh.bytes, as: UTF8.self)
        let file = GeneratedFile(path: MappingModelReader.fileName, text: text, policy: .machine)
        let writer = FileWriter(
            folders: OutputFolders(machine: reading.bundlePath), overwritesForeignFiles: true, markers: { _ in [] })
        do throws(FileWritingError) {
            let planned = try writer.plan([file])
            guard planned.allSatisfy(\.action.writes) else {
                throw FileWritingError.unwritable(path: reading.filePath, reason: "it is not a regular file")
            }
            try FileWriter.write(planned, isDurable: true)
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }

    private func report(
        _ refresh: MappingRefresh, _ sides: [EmbeddedModelStatus], _ reading: MappingModelReading, isChanged: Bool
    ) -> String {
        var lines = sides.map(\.line)
        lines += refresh.addedRows.map { "new row: \($0)" }
        lines += refresh.vanishedRows.map { "kept: \($0), whose property is gone" }
        let action = !isChanged ? "unchanged" : dryRun ? "would be updated" : "updated"
        lines.append("\(action) \(reading.filePath)")
        return lines.map { $0 + "\n" }.joined()
    }
}

extension DiagnosticID {
    static let refusedRefresh = DiagnosticID("refused-refresh")
}
