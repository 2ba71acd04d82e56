import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Embeds the current models in a mapping model and adds rows for new properties, in place: no other byte changes
/// (FormatMappingModel §9).
///
/// The stages: check that the models still have all entities; rebuild the archives; find new properties; edit the text.
package struct MappingModelRefresher: Sendable {
    package init() {}

    /// - Parameters:
    ///   - reading: a mapping model that was read without errors.
    ///   - source: the model to embed as the source; nil to keep the existing one.
    ///   - destination: the model to embed as the destination; nil to keep the existing one.
    package func refresh(
        _ reading: MappingModelReading, source: ManagedObjectModel?, destination: ManagedObjectModel?
    ) throws(MappingRefreshError) -> RefreshedMapping {
        guard let mapping = reading.mapping, let text = reading.source else {
            throw .unusualSpelling("the file")
        }
        try check(mapping.entityMappings.map { ($0, $0.sourceEntityName) }, source, side: "source")
        try check(mapping.entityMappings.map { ($0, $0.destinationEntityName) }, destination, side: "destination")
        var editor = try StoreEditor(text, path: reading.filePath)
        var refresh = RefreshedMapping(bytes: text.bytes)
        try embed(source, .source, &editor, &refresh)
        try embed(destination, .destination, &editor, &refresh)
        if let destination {
            let rows = NewRows(mapping: mapping, current: ResolvedModel(destination))
            for entityMapping in mapping.entityMappings {
                let added = rows.missing(in: entityMapping)
                try editor.add(attributes: added.attributes, relationships: added.relationships, to: entityMapping)
                refresh.addedRows += (added.attributes + added.relationships).map {
                    "\(entityMapping.effectiveName).\($0)"
                }
                refresh.vanishedRows += rows.vanished(in: entityMapping).map { "\(entityMapping.effectiveName).\($0)" }
            }
        }
        refresh.bytes = try editor.result()
        return refresh
    }

    private func check(
        _ mappings: [(EntityMapping, String?)], _ model: ManagedObjectModel?, side: String
    ) throws(MappingRefreshError) {
        guard let model else { return }
        let names = Set(model.entities.map(\.name))
        for (mapping, name) in mappings {
            guard let name, !names.contains(name) else { continue }
            throw .missingEntity(mapping: mapping.effectiveName, entity: name, side: side)
        }
    }

    private func embed(
        _ model: ManagedObjectModel?, _ side: EmbeddedModelReader.Side, _ editor: inout StoreEditor,
        _ refresh: inout RefreshedMapping
    ) throws(MappingRefreshError) {
        guard let model else { return }
        let bytes: [UInt8]
        do {
            bytes = try ArchivedModelWriter.bytes(of: model)
        } catch {
            throw .model(error)
        }
        try editor.replaceText(of: side.dataKey, with: StoreBase64.encode(bytes))
        refresh.embeddedSides.append(side.rawValue)
    }
}

/// The result of refreshing a mapping model.
package struct RefreshedMapping: Hashable, Sendable {
    /// The bytes of the file; unchanged if there was nothing to change.
    package var bytes: [UInt8]
    /// The sides whose models were embedded again: `source`, `destination`.
    package var embeddedSides: [String] = []
    /// Rows for properties that are new in the destination model: `BookToBook.author`.
    package var addedRows: [String] = []
    /// Rows whose property the destination model no longer has; they are not changed.
    package var vanishedRows: [String] = []
}

/// The reason that a mapping model cannot be refreshed.
package enum MappingRefreshError: Error, Hashable, Sendable {
    /// A model has a feature whose archived form is not known.
    case model(ModelEncodingRefusal)
    /// Entity mappings name an entity that the model no longer has.
    case missingEntity(mapping: String, entity: String, side: String)
    /// The file does not have Xcode's spelling, so it cannot be changed in place.
    case unusualSpelling(String)

    /// One sentence without a full stop.
    package var message: String {
        switch self {
        case .model(let refusal): refusal.message
        case .missingEntity(let mapping, let entity, let side):
            "the entity mapping '\(mapping)' names '\(entity)', which the \(side) model no longer has"
        case .unusualSpelling(let what): "\(what) is not written as Xcode writes it, so it cannot be changed in place"
        }
    }

    /// The next step for the user.
    package var help: String {
        switch self {
        case .model: "migrate in stages instead (iOS 17 and macOS 14); '\(ToolCommandName.plan)' can write the code"
        case .missingEntity: "write a new mapping model between the two versions: \(ToolCommandName.mappingNew)"
        case .unusualSpelling:
            "restore the file from version control, or write a new one: \(ToolCommandName.mappingNew)"
        }
    }
}

/// Finds the version that a mapping model was made from. The recorded path is often outdated, so only its last two
/// parts are compared, anywhere below a folder (FormatMappingModel §9).
package struct VersionSearch: Sendable {
    /// The maximum depth of the searched folders.
    private static let maximumDepth = 24

    /// The paths of all folders that may be the version, in byte order.
    package private(set) var paths: [String] = []
    /// Folders that the user has no permission to list: the version may be in one of them.
    package private(set) var closedFolders: [FileProblem] = []

    /// - Throws: an error if the content of a folder cannot be determined: the result might be incomplete.
    package init(of embedded: EmbeddedModel, under folder: String) throws(FileProblem) {
        let parts = PathText.parts(of: embedded.path ?? "").filter { !$0.isEmpty }
        guard let version = parts.last, version.hasSuffix(ModelPath.versionExtension) else { return }
        let bundle = parts.dropLast().last.flatMap { $0.hasSuffix(ModelPath.bundleExtension) ? $0 : nil }
        let start = ModelPath(folder).text
        for path in try folders(bundle ?? version, under: start, depth: 0) {
            let path = bundle == nil ? path : path + "/" + version
            switch FileSystem.kind(of: path) {
            case .folder: paths.append(path)
            case .inaccessible(let problem): throw problem
            case .file, .other, .missing: break
            }
        }
    }

    /// The folders with a name, without searching bundles and hidden folders.
    private mutating func folders(
        _ name: String, under folder: String, depth: Int
    ) throws(FileProblem) -> [String] {
        guard depth < VersionSearch.maximumDepth else { return [] }
        var found: [String] = []
        for entry in try entries(of: folder) where !entry.hasPrefix(".") {
            let path = PathText.withSlash(folder) + entry
            if entry == name {
                found.append(path)
            } else if !ModelPath(entry).isBundle, !ModelPath(entry).isVersion, try FileSystem.isOwnFolder(path) {
                found += try folders(name, under: path, depth: depth + 1)
            }
        }
        return found
    }

    /// A folder that does not exist has no content.
    private mutating func entries(of folder: String) throws(FileProblem) -> [String] {
        do {
            return try FolderListing.names(in: folder)
        } catch {
            if error.isForbidden {
                closedFolders.append(error)
            } else if !error.isMissing {
                throw error
            }
            return []
        }
    }
}
