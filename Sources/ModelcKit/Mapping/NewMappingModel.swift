import ModelcBase
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSourceCode
import ModelcVersionHash

/// A new mapping model between two versions, with the content of its file.
package struct NewMappingModel {
    /// The source or the destination version.
    package struct Version {
        var name: String
        /// The path of the version's `.xcdatamodel` folder on disk.
        var path: String
        var model: ManagedObjectModel

        /// The folder that contains the `.xcdatamodeld` bundle. If the version is not in a bundle, the folder that
        /// contains the version.
        var folder: String { PathText.folder(of: PathText.bundle(ofVersion: path) ?? path) }
    }

    let composed: ComposedMapping
    /// The source version and the destination version of the migration.
    let versions: (old: Version, new: Version)
    /// The name of the mapping model without its extension, such as `V1toV2`.
    let name: String
    /// The content of the file in the `.xcmappingmodel` bundle.
    let bytes: [UInt8]

    /// - Parameters:
    ///   - old: the source version of the migration.
    ///   - new: the destination version of the migration.
    ///   - projectFolder: the folder of the Xcode project. Paths recorded in the mapping model are relative to it. If
    ///     nil, the folder of the models is used.
    ///
    /// - Throws: `MappingWritingError` if these versions do not allow a mapping model that Core Data would find.
    init(
        from old: Version, to new: Version, projectFolder: String? = nil, in workspace: Workspace
    ) throws(MappingWritingError) {
        for version in [old, new] { try NewMappingModel.requireHashes(of: version) }
        composed = MappingComposer().compose(
            from: NewMappingModel.input(old, projectFolder, workspace.display),
            to: NewMappingModel.input(new, projectFolder, workspace.display))
        versions = (old, new)
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

    /// Returns the file to write into the bundle named `bundle`. Its path is relative to the folder that contains the
    /// bundle.
    func file(inBundle bundle: String) -> GeneratedFile {
        GeneratedFile(
            path: bundle + "/" + MappingModelReader.fileName, text: String(decoding: bytes, as: UTF8.self),
            policy: .machine)
    }
}
