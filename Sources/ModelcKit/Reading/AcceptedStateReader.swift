import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcStores
import ModelcVersionLock

/// Reads version hashes that the user wants the lock file to accept. The hashes come from stores, models, or JSON
/// files. Determines the version of the model that each set of hashes belongs to.
struct AcceptedStateReader {
    /// The hashes of one version in a file.
    private struct Found {
        /// The name of the version in the file; nil for a store, which contains no version name.
        var version: String?
        var checksum: VersionHash
        /// The content of the store, to find its version; nil if the file is not a store.
        var store: StoreContent?
    }

    private let request: AcceptedStates
    private let workspace: Workspace

    init(_ request: AcceptedStates, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// Reads the hashes from all sources.
    ///
    /// - Throws: `RunFailure` if a source cannot be read, and `UsageError` if several models match or the version is
    ///   unknown.
    func states(for models: [String]) throws -> [AcceptedState] {
        guard let model = models.first, models.count == 1 else {
            throw UsageError("found \(models.count) models; name the one that the hashes are of")
        }
        return try request.sources.flatMap { try states(in: $0, of: model) }
    }

    private func states(in source: String, of model: String) throws -> [AcceptedState] {
        let found = try chosen(in: read(source), of: source)
        return try found.map { state in
            let version = try request.version ?? state.version ?? nearest(to: state, at: source, in: model)
            if let store = state.store { try refuse(store, at: source, for: version, of: model) }
            return AcceptedState(
                version: version, hashes: AcceptedHashes(checksum: state.checksum, reason: request.reason),
                source: source, isWanted: request.version != nil || found.count == 1)
        }
    }

    /// Returns the versions of a file whose hashes are accepted. If the file has several versions and the request
    /// names one, this is only the named version; otherwise, all versions.
    private func chosen(in found: [Found], of source: String) throws -> [Found] {
        guard let version = request.version, found.count > 1 else { return found }
        let named = found.filter { $0.version == version }
        guard !named.isEmpty else {
            let names = found.compactMap(\.version).map { "'\($0)'" }.joined(separator: ", ")
            throw UsageError(
                "'\(source)' has the versions \(names), and none is called '\(version)'; name one of them as source")
        }
        return named
    }

    /// Throws an error if a store contains only the entities of one configuration. The checksum of such a store does
    /// not cover the other entities.
    private func refuse(_ store: StoreContent, at source: String, for version: String, of model: String) throws {
        let found = workspace.reader.read(model, .all).hashedVersions.first { $0.version.name == version }
        let names = Set((store.metadata.entityHashes ?? []).map(\.name))
        guard let content = found?.version.model, names != Set(content.entities.map(\.name)),
            content.configurations.contains(where: { names.isSubset(of: $0.members.map(\.name)) })
        else { return }
        throw RunFailure([
            Diagnostic(
                .unusableInput, .error,
                "the store '\(workspace.display.path(source))' has the entities of a configuration only, and not all of "
                    + "'\(TerminalText.escaped(version))'",
                at: SourceLocation(path: source), help: "name a model or a hash file of that state")
        ])
    }

    private func nearest(to state: Found, at source: String, in model: String) throws -> String {
        let candidates = StoreCandidates([model], in: workspace).candidates
        let rating = state.store.flatMap { StoreMatcher.identify($0, among: candidates).candidates.first }
        guard let rating, rating.equalEntityCount > 0 else {
            throw UsageError("no entity of '\(source)' is as in a version of the model; name the version that it is of")
        }
        return rating.versionName
    }
}

extension AcceptedStateReader {
    private func read(_ source: String) throws -> [Found] {
        let path = workspace.path(source)
        if FileSystem.kind(of: path) == .folder {
            return try versions(at: ChosenModels(in: workspace).only(at: source))
        }
        switch AcceptedStateReader.start(of: path) {
        case UInt8(ascii: "{"): return try document(at: path)
        // A compiled model is a binary property list and begins with `bplist`. A store is an SQLite file and begins
        // with `SQLite`.
        case UInt8(ascii: "b"): return try versions(at: path)
        default: return [try store(at: path)]
        }
    }

    private func versions(at path: String) throws -> [Found] {
        let reading = workspace.reader.read(path, .all)
        let found = reading.hashedVersions.compactMap { hashed in
            hashed.hashes.checksum.map { Found(version: hashed.version.name, checksum: $0) }
        }
        guard !found.isEmpty else {
            throw RunFailure(reading.diagnostics + [unusable(path, "it has no version with version hashes")])
        }
        return found
    }

    private func store(at path: String) throws -> Found {
        let reading = StoreReader(temporaryFolder: workspace.temporaryFolder).read(path)
        guard let content = reading.content else { throw RunFailure(reading.diagnostics) }
        guard let checksum = content.checksum else {
            throw RunFailure([unusable(path, "the store has no version hashes")])
        }
        return Found(version: nil, checksum: checksum, store: content)
    }

    /// Reads the output of `modelc hash --format json`.
    private func document(at path: String) throws -> [Found] {
        guard case .success(let bytes) = FileBytes.contents(of: path, megabytes: AcceptedStateReader.megabytes) else {
            throw RunFailure([unusable(path, "it cannot be read")])
        }
        let value: ReadJSON
        do throws(JSONError) {
            value = try JSONReader.value(of: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw RunFailure([unusable(path, "it is not JSON: \(error.message)")])
        }
        let found = HashDocumentReader.versions(in: value).map { Found(version: $0.name, checksum: $0.checksum) }
        guard !found.isEmpty else {
            throw RunFailure([
                unusable(path, "it is not a document of '\(ToolCommandName.hash)' with the hashes of all entities")
            ])
        }
        return found
    }

    private func unusable(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .unusableInput, .error, "'\(workspace.display.path(path))' cannot be used: \(reason)",
            at: SourceLocation(path: path),
            help: "name a store, a model, or a file with the document of '\(ToolCommandName.hash)'")
    }

    private static let megabytes = 64

    /// Returns the first byte of a file that is not white space; nil if there is none.
    private static func start(of path: String) -> UInt8? {
        guard case .success(let bytes) = FileBytes.head(of: path, length: 64) else { return nil }
        return bytes.first { $0 > 0x20 }
    }
}
