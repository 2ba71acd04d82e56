import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSourceCode
import ModelcText
import ModelcVersionHash

/// A mapping model that was made for two versions, and the file that it goes into.
package struct NewMappingModel {
    /// One of the two versions.
    package struct Version {
        package var name: String
        /// The path of the version's folder.
        package var path: String
        package var model: ManagedObjectModel

        package init(name: String, path: String, model: ManagedObjectModel) {
            self.name = name
            self.path = path
            self.model = model
        }

        /// The folder of the bundle, or a version outside of one.
        package var folder: String { PathText.folder(of: PathText.bundle(ofVersion: path) ?? path) }
    }

    package let composed: ComposedMapping
    /// The name of the bundle, without its extension: `V1toV2`.
    package let name: String
    /// The bytes of the file in the bundle.
    package let bytes: [UInt8]

    /// - Parameters:
    ///   - old: the version that is migrated from.
    ///   - new: the version that is migrated to.
    ///   - projectFolder: the folder of the Xcode project, from which paths are recorded; nil for that of the models.
    ///
    /// - Throws: a refusal where no mapping model of the versions can be written that Core Data would find.
    package init(
        from old: Version, to new: Version, projectFolder: String? = nil, in workspace: Workspace
    ) throws(MappingWritingError) {
        for version in [old, new] { try NewMappingModel.requireHashes(of: version) }
        composed = MappingComposer().compose(
            from: NewMappingModel.input(old, projectFolder, workspace.display),
            to: NewMappingModel.input(new, projectFolder, workspace.display))
        name = PolicyClassName(from: old.name, to: new.name).stem
        bytes = try MappingModelWriter().bytes(of: composed.mapping)
    }

    private static func requireHashes(of version: Version) throws(MappingWritingError) {
        for entity in VersionHasher.hashes(of: ResolvedModel(version.model)).entities {
            guard case .failure(let refusal) = entity.outcome else { continue }
            throw .faultyModel(version: version.name, entity: entity.name, reason: refusal.message)
        }
    }

    private static func input(
        _ version: Version, _ projectFolder: String?, _ display: DisplayPath
    ) -> MappingComposer.Version {
        MappingComposer.Version(
            name: version.name, model: version.model,
            path: display.path(version.path, from: projectFolder ?? version.folder))
    }

    /// The file in the bundle, below the folder that the bundle is written to.
    package func file(inBundle bundle: String) -> GeneratedFile {
        GeneratedFile(
            path: bundle + "/" + MappingModelReader.fileName, text: String(decoding: bytes, as: UTF8.self),
            policy: .machine)
    }
}

extension DiagnosticID {
    package static let refusedMappingModel = DiagnosticID("refused-mapping-model")
    package static let existingMappingModel = DiagnosticID("existing-mapping-model")
}
