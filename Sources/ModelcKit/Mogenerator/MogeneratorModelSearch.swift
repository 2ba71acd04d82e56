import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// Finds the model of mogenerator's command line: a bundle, a version, or a compiled model.
struct MogeneratorModelSearch {
    private let workspace: Workspace

    init(_ workspace: Workspace) { self.workspace = workspace }

    /// A model that was found and read.
    struct Found {
        let name: String
        let fileName: String
        let version: ModelVersion
        let model: ManagedObjectModel
        let sources: [String: SourceText]

        var configurationNames: [String] { model.configurations.map(\.name).inByteOrder() }

        func hasConfiguration(_ name: String) -> Bool { model.configurations.contains { $0.name == name } }

        func entityNames(ofConfiguration name: String) -> Set<String> {
            Set(model.configurations.filter { $0.name == name }.flatMap { $0.members.map(\.name) })
        }
    }

    func version(at path: String) throws(MogeneratorStop) -> Found {
        guard FileSystem.exists(workspace.path(path)) else {
            throw MogeneratorStop(.missingModel, "error loading file at \(path): no such file exists")
        }
        let reading = workspace.reader.read(workspace.path(path))
        if let model = reading.model, !reading.isOneVersionChosen, model.versions.count > 1,
            model.currentVersionSource == nil,
            !model.versions.contains(where: { $0.format == .compiled })
        {
            throw MogeneratorStop(.unusableModel, [severalVersions(model)])
        }
        guard reading.isUsable, let bundle = reading.model, let version = reading.selectedVersion,
            let model = version.model
        else { throw MogeneratorStop(.unusableModel, reading.diagnostics) }
        return Found(
            name: bundle.name, fileName: bundle.fileName, version: version, model: model,
            sources: ModelSources.texts(of: [bundle]))
    }

    private func severalVersions(_ model: VersionedModel) -> Diagnostic {
        Diagnostic(
            .mogeneratorNoVersion, .error,
            "'\(model.path)' does not say which version is the current one: "
                + model.versions.map(\.name).joined(separator: ", "),
            at: SourceLocation(path: model.path), help: "'\(ToolCommandName.versionsUse) NAME' chooses one")
    }
}

extension DiagnosticID {
    static let mogeneratorNoVersion = DiagnosticID("mogenerator-no-version")
}
