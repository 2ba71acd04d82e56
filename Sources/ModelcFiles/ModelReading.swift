import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// The result of reading a model.
package struct ModelReading: Sendable {
    /// The model with all its versions, of which the selected ones have content; nil if there is no model at the path.
    package var model: VersionedModel?
    /// The names of the selected versions, in version order; empty if they cannot be determined.
    package var selectedVersions: [String] = []
    /// Whether the user selected one version, by its name or by the path.
    package var isOneVersionChosen = false
    /// All problems found, in the order of the files.
    package var diagnostics: [Diagnostic] = []

    /// The only selected version; nil if several were selected, or none can be determined.
    package var selectedVersion: ModelVersion? {
        guard selectedVersions.count == 1 else { return nil }
        return model?.versions.first { $0.name == selectedVersions.first }
    }

    /// Whether the requested versions were read without an error.
    package var isUsable: Bool {
        model != nil && !selectedVersions.isEmpty && !diagnostics.hasErrors
    }
}

extension Diagnostic {
    /// Whether it is an error because of which a file, or a part of one, could not be read.
    package var leavesUnread: Bool { stopsReading || severity == .error && id == .unreadableElement }

    /// Whether it is an error because of which a file or folder, or the selected version, could not be read at all.
    /// Errors inside a file that was read are not included.
    package var stopsReading: Bool {
        guard severity == .error else { return false }
        switch id {
        case .noSuchPath, .notAModel, .unknownVersion, .unreadableFile, .unreadableModel, .currentVersionMissing:
            return true
        // Without the file, the bundle has no statement that could be misread.
        case .noCurrentVersion: return location?.path.hasSuffix(CurrentVersionFile.fileName) ?? false
        default: return false
        }
    }
}

/// The content of a version's file, and the problems found in it.
package struct VersionFileContent: Sendable {
    fileprivate var content: ModelVersion.Content
    fileprivate var source: SourceText?
    fileprivate var diagnostics: [Diagnostic]
}

/// Reads the file of one version, in any form.
enum VersionReader {
    /// Reads a file once for all readers with the same memory.
    static func read(
        _ version: inout ModelVersion, in files: ModelFiles, known: ModelVersion?,
        _ memory: Cache<VersionFileContent>?
    ) -> [Diagnostic] {
        guard let memory else { return read(&version, in: files, known: known) }
        let held = memory.value(for: version.filePath) {
            var version = version
            let diagnostics = read(&version, in: files, known: known)
            return VersionFileContent(content: version.content, source: version.source, diagnostics: diagnostics)
        }
        version.content = held.content
        version.source = held.source
        return held.diagnostics
    }

    /// Fills in the version's content and returns the problems of its file.
    ///
    /// - Parameter known: the version as it was read before, without problems.
    private static func read(
        _ version: inout ModelVersion, in files: ModelFiles, known: ModelVersion?
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
