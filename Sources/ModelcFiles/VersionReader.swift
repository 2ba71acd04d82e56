import ModelcDiagnostics
import ModelcDisk
import ModelcSchema
import ModelcText

/// Reads the file of one version, in whichever form it has.
enum VersionReader {
    /// Fills in the version's content and returns what is wrong with its file.
    ///
    /// - Parameter known: the version as it was read before, and nothing was wrong with it.
    static func read(
        _ version: inout ModelVersion, in files: ModelFiles, known: ModelVersion? = nil
    ) -> [Diagnostic] {
        version.content = .unreadable
        guard let format = version.format else { return [VersionListing.missingFile(of: version, in: files)] }
        let bytes: [UInt8]
        do {
            bytes = try files.bytes(of: version.filePath)
        } catch {
            return [error.diagnosticOfModel]
        }
        if let known, known.format == format, let source = known.source, source.bytes == bytes {
            version.source = source
            version.content = known.content
            return []
        }
        let (model, diagnostics) = decode(bytes, format, &version)
        if let model { version.content = .model(model) }
        return diagnostics
    }

    private static func decode(
        _ bytes: [UInt8], _ format: ModelFormat, _ version: inout ModelVersion
    ) -> (ManagedObjectModel?, [Diagnostic]) {
        switch format {
        case .xml:
            let source = SourceText(bytes)
            version.source = source
            return ModelDocumentReader.read(source, path: version.filePath)
        case .binary:
            return ArchivedModelReader.read(bytes, path: version.filePath)
        case .compiled:
            return CompiledModelReader.read(bytes, path: version.filePath)
        }
    }
}
