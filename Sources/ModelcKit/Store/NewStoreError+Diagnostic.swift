import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcStores

extension NewStoreError {
    /// Returns messages with the reasons why a store is not written.
    ///
    /// - Parameters:
    ///   - path: the path of the store.
    ///   - version: the version of the model.
    func diagnostics(_ path: String, _ version: ModelVersion, _ wording: Wording) -> [Diagnostic] {
        switch self {
        case .file(let error): [error.diagnostic]
        case .store(let error): error.diagnostics(path, version, wording)
        }
    }
}

extension StoreWritingError {
    fileprivate func diagnostics(_ path: String, _ version: ModelVersion, _ wording: Wording) -> [Diagnostic] {
        switch self {
        case .unwritable(let properties): return properties.map { $0.diagnostic(version, wording) }
        case .missingHashes(let names):
            let list = names.isEmpty ? "the version" : TerminalText.list(names)
            return [
                Diagnostic(
                    .unwritableStore, .error, "no store can be written for \(list): there is no version hash",
                    at: SourceLocation(path: version.filePath),
                    help: "'\(ToolCommandName.hash)' shows the reason")
            ]
        case .failed(let reason):
            return [
                FileWritingError.unwritable(path: path, reason: TerminalText.escaped(reason)).diagnostic
            ]
        case .diskFull: return [FileWritingError.unwritable(path: path, reason: DiskFailure.fullDisk).diagnostic]
        }
    }
}

extension UnwritableProperty {
    fileprivate func diagnostic(_ version: ModelVersion, _ wording: Wording) -> Diagnostic {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        let property = version.model?.entities.first { $0.name == parts.first }?.properties.first {
            $0.name == parts.last
        }
        return Diagnostic(
            .unwritableStoreProperty, .error, "'\(TerminalText.escaped(path))' cannot be written: \(clause)",
            at: SourceLocation(path: version.filePath, position: property?.position), modelPath: path,
            help: advice(wording))
    }

    private var clause: String {
        switch reason {
        case .composite: return "no sample shows the columns of a composite attribute"
        case .type(.undefined): return "the attribute has no type"
        case .type(let type): return "no sample shows how a value of type \(type.rawValue) is stored"
        case .archive(let transformer, let className):
            let maker = transformer.map { "the transformer '\(TerminalText.escaped($0))'" }
            let type = className.map { "an archive of '\(TerminalText.escaped($0))'" }
            return "a required value has the form of \(maker ?? type ?? "an unknown transformer"), which is not known"
        case .pattern(let pattern):
            return "no text was found that matches '\(TerminalText.escaped(pattern))' and has a permitted length"
        case .bounds: return "no value is within its bounds"
        }
    }

    private func advice(_ wording: Wording) -> String {
        switch reason {
        case .composite: "make the store of this version with the app, as an older build of it does"
        case .type: "give the attribute a type, or make it transient"
        case .archive, .pattern: "write objects with values of your own: name a file with \(wording[.storeData])"
        case .bounds: "correct the bounds, or make the attribute optional"
        }
    }
}

extension DiagnosticID {
    static let unwritableStoreProperty = DiagnosticID("unwritable-store-property")
    static let unwritableStore = DiagnosticID("unwritable-store")
}
