import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionHash

/// A model with all its versions. Each version is read once per run.
struct WholeBundle {
    /// The model. If it does not exist, this is a placeholder with the given path.
    let model: VersionedModel
    /// The result of reading the requested versions.
    let reading: ModelReading
    /// The errors in versions that were not requested.
    let otherProblems: [Diagnostic]

    /// - Parameters:
    ///   - reader: the reader for the working tree, or for a git revision.
    ///   - known: versions that were read before. They are not read again if their files are the same.
    init(_ path: String, _ selection: VersionSelection, by reader: ModelReader, known: [ModelVersion] = []) {
        var reader = reader
        reader.known = known
        (reading, otherProblems) = reader.readWhole(path, selection)
        model = reading.model ?? VersionedModel(name: "", fileName: path, path: path, versions: [])
    }

    /// Errors in the files of versions. A version with an error cannot be compared.
    var versionErrors: [Diagnostic] {
        let places = Set(model.versions.flatMap { [$0.filePath, $0.path] })
        return (reading.diagnostics + otherProblems).filter {
            $0.severity == .error && places.contains($0.location?.path ?? "")
        }
    }

    /// The versions without errors or other diagnostics.
    var versionsWithoutProblems: [ModelVersion] {
        let places = Set((reading.diagnostics + otherProblems).compactMap(\.location?.path))
        return model.versions.filter { version in
            version.model != nil && !places.contains(version.filePath) && !places.contains(version.path)
        }
    }

    /// The versions that were not requested and cannot be read. Results about the whole bundle are incomplete without
    /// them.
    var unreadableVersions: [ModelVersion] {
        let selected = Set(reading.selectedVersions)
        let unread = otherProblems.filter(\.leavesUnread)
        guard !unread.isEmpty else { return [] }
        return model.versions.filter { version in
            !selected.contains(version.name) && unread.contains(where: version.isPlace)
        }
    }

    /// Returns the names of the versions whose files have the same bytes in another state of the bundle.
    func unchangedVersions(from other: VersionedModel) -> Set<String> {
        let others = Dictionary(other.versions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let unchanged = model.versions.filter { version in
            guard let bytes = version.source?.bytes else { return false }
            return others[version.name]?.source?.bytes == bytes
        }
        return Set(unchanged.map(\.name))
    }
}
