import ModelcBase
import ModelcCompiledModels
import ModelcDiagnostics
import ModelcSchema

/// A model that was read, with the selected versions and all problems.
package struct ModelReading: Sendable {
    /// The model with all its versions; only the selected versions have content. Nil if there is no model at the path.
    package var model: VersionedModel?
    /// The names of the selected versions, in version order; empty if the selection cannot be resolved.
    package var selectedVersions: [String] = []
    /// Whether the user selected exactly one version, by its name or by the path.
    package var isOneVersionChosen = false
    /// All problems found, in the order of the files.
    package var diagnostics: [Diagnostic] = []
    /// The content of versions that were read with the list of versions, by their names.
    var contents: [String: VersionFileContent] = [:]

    /// The selected version; nil if several versions were selected, or if the selection cannot be resolved.
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
    /// True if this is an error that prevented reading a file or a part of a file.
    package var leavesUnread: Bool { stopsReading || severity == .error && id == .unreadableElement }

    /// True if this is an error that prevented reading a whole file or folder, or the selected version. False for
    /// errors inside a file that was read.
    package var stopsReading: Bool {
        guard severity == .error else { return false }
        switch id {
        case .noSuchPath, .notAModel, .unknownVersion, .unreadableFile, .unreadableModel, .currentVersionMissing:
            return true
        // This diagnostic is also used if the file is missing. Then nothing was left unread.
        case .noCurrentVersion: return location?.path.hasSuffix(CurrentVersionFile.fileName) ?? false
        default: return false
        }
    }
}

/// Reads the file of one version, in any form.
struct VersionReader {
    let files: ModelFiles
    let stores: StoreModels?
    /// The contents of version files that were already read in this run, by file path. The cache is shared by several
    /// readers. Nil to read every file anew.
    let memory: Cache<VersionFileContent>?
    /// The contents of versions that are already read, by their names.
    let contents: [String: VersionFileContent]

    /// Fills in the version's content and returns the problems of its file.
    ///
    /// - Parameter known: the version from an earlier read without problems.
    func read(_ version: inout ModelVersion, known: ModelVersion?) -> [Diagnostic] {
        if let held = contents[version.name] { return take(held, &version) }
        guard let memory else { return readAnew(&version, known: known) }
        let held = memory.value(for: version.filePath) {
            var version = version
            let diagnostics = readAnew(&version, known: known)
            return VersionFileContent(content: version.content, source: version.source, diagnostics: diagnostics)
        }
        return take(held, &version)
    }

    private func take(_ held: VersionFileContent, _ version: inout ModelVersion) -> [Diagnostic] {
        version.content = held.content
        version.source = held.source
        return held.diagnostics
    }

    private func readAnew(_ version: inout ModelVersion, known: ModelVersion?) -> [Diagnostic] {
        version.content = .unreadable
        guard let format = version.format else { return [VersionListing.missingFile(of: version, in: files)] }
        if format == .store, let stores { return readStore(&version, stores) }
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
        let (model, diagnostics) = Self.decode(bytes, format, &version)
        if let model { version.content = .model(model) }
        return diagnostics
    }

    private func readStore(_ version: inout ModelVersion, _ stores: StoreModels) -> [Diagnostic] {
        if case .watchedDisk(let tell) = files { tell(version.path) }
        let (model, diagnostics) = stores.read(version.path)
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
        case .compiled, .store:
            return CompiledModelReader.read(bytes, path: version.filePath)
        case .swift: return (nil, [])
        }
    }
}
