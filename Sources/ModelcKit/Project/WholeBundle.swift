import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionHash

/// A model with all its versions, each read once per run.
struct WholeBundle {
    /// The model; if there is none, a placeholder with the name of what is at the path.
    let model: VersionedModel
    /// The result of reading the requested versions.
    let reading: ModelReading
    /// Errors of the other versions.
    let otherFaults: [Diagnostic]

    /// - Parameters:
    ///   - reader: the reader of the workspace, or of a revision.
    ///   - known: versions read before, which are not read again if their files are the same.
    init(_ path: String, _ selection: VersionSelection, by reader: ModelReader, known: [ModelVersion] = []) {
        var reader = reader
        reader.known = known
        (reading, otherFaults) = reader.readWhole(path, selection)
        model = reading.model ?? VersionedModel(name: "", fileName: path, path: path, versions: [])
    }

    /// Errors in the files of versions, because of which the versions cannot be compared.
    var versionErrors: [Diagnostic] {
        let places = Set(model.versions.flatMap { [$0.filePath, $0.path] })
        return (reading.diagnostics + otherFaults).filter {
            $0.severity == .error && places.contains($0.location?.path ?? "")
        }
    }

    /// The versions without errors.
    var faultlessVersions: [ModelVersion] {
        let places = Set((reading.diagnostics + otherFaults).compactMap(\.location?.path))
        return model.versions.filter { version in
            version.model != nil && !places.contains(version.filePath) && !places.contains(version.path)
        }
    }

    /// The versions that were not requested and cannot be read. Any statement about the bundle must mention them.
    var unreadableVersions: [ModelVersion] {
        let selected = Set(reading.selectedVersions)
        let unread = otherFaults.filter(\.leavesUnread)
        guard !unread.isEmpty else { return [] }
        return model.versions.filter { version in
            !selected.contains(version.name) && unread.contains(where: version.isPlace)
        }
    }

    /// Returns the names of the versions whose files are identical in another state of the bundle, byte for byte.
    func unchangedVersions(from other: VersionedModel) -> Set<String> {
        let others = Dictionary(other.versions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let unchanged = model.versions.filter { version in
            guard let bytes = version.source?.bytes else { return false }
            return others[version.name]?.source?.bytes == bytes
        }
        return Set(unchanged.map(\.name))
    }
}
