import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcVersionHash

/// One version of a model, for a command that needs it.
struct ReadVersion {
    let path: String
    let bundle: VersionedModel
    let version: ModelVersion
    let model: ManagedObjectModel
    let ledger: RunLedger
    let messages: [Diagnostic]

    /// - Throws: `RunFailure` if the version cannot be read.
    init(_ path: String?, _ version: String?, in workspace: Workspace) throws {
        let path = try ChosenModels(in: workspace).one(path)
        let reading = workspace.reader.read(path, version.map(VersionSelection.named) ?? .current)
        var ledger = RunLedger()
        ledger.enter(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        let messages = ledger.messages(besides: reading.diagnostics)
        guard let bundle = reading.model, let version = reading.selectedVersion, let model = version.model else {
            throw RunFailure(messages, sources: ModelSources.texts(of: reading.model.map { [$0] } ?? []))
        }
        self.path = path
        self.bundle = bundle
        self.version = version
        self.model = model
        self.ledger = ledger
        self.messages = messages
    }
}

/// A requested entity that is in none of the readable versions.
package struct UnknownEntity: Error, Hashable {
    var name: String
    /// The name that the user probably meant.
    var suggestion: String?

    package init(name: String, suggestion: String? = nil) {
        self.name = name
        self.suggestion = suggestion
    }

    /// Returns nil if any readable version has the entity, or if no version could be read.
    ///
    /// - Parameter composites: whether the name may be that of a composite.
    package init?(_ name: String, in models: [ManagedObjectModel], orComposites composites: Bool = false) {
        let names =
            models.flatMap(\.entities).map(\.name) + (composites ? models.flatMap(\.composites).map(\.name) : [])
        guard !models.isEmpty, !names.contains(name) else { return nil }
        self.init(name: name, suggestion: SpellingSuggestion.nearest(to: name, among: names))
    }

    /// One sentence for the user, safe to print, without a final period.
    package var message: String {
        "there is no entity '\(TerminalText.escaped(name))'"
            + (suggestion.map { "; did you mean '\(TerminalText.escaped($0))'?" } ?? "")
    }
}

extension UnknownEntity {
    /// Returns the error of a command that was asked about the entity.
    func diagnostic(at path: String) -> Diagnostic {
        Diagnostic(
            .unknownEntity, .error, message, at: SourceLocation(path: path),
            help: "\(ToolCommandName.inspect) lists the entities")
    }
}

/// The name of a version to create.
package enum VersionName {
    private static let ending = ".xcdatamodel"

    /// Returns the name without the extension of the version's folder.
    package static func stem(_ name: String) -> String {
        PathText.dropping(ending, from: name)
    }

    /// Returns the reason why a name cannot be used for a version; nil if it can. The name becomes a folder in the bundle, so it
    /// must not lead out of the bundle or be hidden.
    package static func problem(_ name: String) -> String? {
        let stem = stem(name)
        if stem.isEmpty { return "is empty" }
        if stem.hasPrefix(".") { return "'\(TerminalText.escaped(name))' begins with a dot" }
        let isForbidden = { (scalar: Unicode.Scalar) in
            scalar == "/" || scalar == "\\" || scalar == ":" || scalar.properties.generalCategory == .control
        }
        if stem.unicodeScalars.contains(where: isForbidden) {
            return "'\(TerminalText.escaped(name))' has a character that is not allowed in a version name"
        }
        if stem.first?.isWhitespace == true || stem.last?.isWhitespace == true {
            return "'\(TerminalText.escaped(name))' begins or ends with a space"
        }
        return stem.utf8.count > 200 ? "is longer than 200 bytes" : nil
    }
}

/// A version of a model with its hashes and all diagnostics about them.
package struct HashedModelVersion {
    package var version: ModelVersion
    package var hashes: ModelVersionHashes
    /// Structural faults, entities without a hash, and hashes that are not certain.
    var diagnostics: [Diagnostic]
}

extension ModelReading {
    /// The hashes of the requested versions that were read without an error: a value that was not understood must not be hashed.
    var hashedVersions: [HashedModelVersion] {
        let versions = faultlessVersions
        return ConcurrentParts.map(count: versions.count, length: 1) { part in
            versions[part].compactMap(\.hashed)
        }.flatMap { $0 }
    }

    /// The requested versions that were read without an error.
    var faultlessVersions: [ModelVersion] {
        let faulty = Set(diagnostics.filter { $0.severity == .error }.compactMap(\.location?.path))
        let selected = Set(selectedVersions)
        return (model?.versions ?? []).filter {
            selected.contains($0.name) && !faulty.contains($0.filePath) && $0.model != nil
        }
    }
}

extension ModelVersion {
    /// The version's hashes; nil if it was not read.
    var hashed: HashedModelVersion? {
        guard let model else { return nil }
        let resolved = ResolvedModel(model)
        let faults = Linter.structuralFaults(in: resolved).map { $0.diagnostic(locate: location) }
        let hashes = VersionHasher.hashes(of: resolved)
        // If there are faults, they already explain why an entity has no hash.
        let reported = hashes.diagnostics(locate: location).filter { faults.isEmpty || $0.id != .versionHashRefused }
        return HashedModelVersion(version: self, hashes: hashes, diagnostics: faults + reported)
    }
}

extension ModelVersion {
    /// Whether a fault is located in this version's files.
    func isPlace(of fault: Diagnostic) -> Bool { [filePath, path].contains(fault.location?.path ?? "") }
}

extension DiagnosticID {
    static let unknownEntity = DiagnosticID("unknown-entity")
    static let tooMuchInherited = DiagnosticID("too-much-inherited")
}
