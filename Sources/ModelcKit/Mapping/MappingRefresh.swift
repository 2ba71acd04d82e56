import ModelcDiagnostics
import ModelcFiles
import ModelcSourceCode

/// The use case of updating a mapping model: reads the versions of its two embedded models, and writes them into its
/// file.
package struct MappingRefresh: UseCase {
    private let request: MappingRefreshRequest
    private let workspace: Workspace

    package init(_ request: MappingRefreshRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the mapping model or its models cannot be read, or if the file cannot be written.
    package func run() throws -> MappingRefreshOutcome {
        let path = workspace.path(request.path)
        let isRehearsal = request.isRehearsal || request.isCheck
        let lock = isRehearsal ? nil : try WriteLock.taken(of: [path], waiting: workspace.waiting)
        defer { lock?.release() }
        let reading = workspace.mappingReader.read(path)
        var ledger = RunLedger(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        var diagnostics = ledger.messages(besides: reading.diagnostics)
        guard ledger.isEmpty, let mapping = reading.mapping else { throw RunFailure(diagnostics) }
        let found = EmbeddedModelStatus.sides(of: mapping, reading.filePath, under: request.modelFolder, in: workspace)
        let sides = [found.source, found.destination]
        diagnostics += sides.flatMap(\.diagnostics)
        ledger.enter(diagnostics)
        guard ledger.isEmpty else { throw RunFailure(diagnostics) }
        let remarks = Remarks(diagnostics)
        let refreshed = try refreshed(reading, sides, remarks)
        let isChanged = refreshed.bytes != reading.source?.bytes
        if isChanged, !isRehearsal { try write(refreshed, to: reading, remarks) }
        return MappingRefreshOutcome(
            filePath: reading.filePath, refreshed: refreshed, sides: sides, isChanged: isChanged,
            isRehearsal: isRehearsal, isCheck: request.isCheck, messages: diagnostics)
    }

    private func refreshed(
        _ reading: MappingModelReading, _ sides: [EmbeddedModelStatus], _ remarks: Remarks
    ) throws -> RefreshedMapping {
        let models = sides.map { $0.isFresh ? nil : $0.model }
        do {
            return try MappingModelRefresher().refresh(reading, source: models[0], destination: models[1])
        } catch {
            let refusal = Diagnostic(
                .refusedRefresh, .error, error.message, at: SourceLocation(path: reading.filePath), help: error.help)
            throw RunFailure([refusal], remarks: remarks)
        }
    }

    private func write(
        _ refreshed: RefreshedMapping, to reading: MappingModelReading, _ remarks: Remarks
    ) throws {
        let text = String(decoding: refreshed.bytes, as: UTF8.self)
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
            throw RunFailure([error.diagnostic], remarks: remarks)
        }
    }
}

extension DiagnosticID {
    static let refusedRefresh = DiagnosticID("refused-refresh")
}
