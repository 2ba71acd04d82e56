import ModelcDiagnostics
import ModelcSchema

/// A copy of a store that stays open, so that everything that is read of it is of one moment.
package final class OpenedStore {
    /// The path of the original, as the user typed it.
    package let path: String
    package let content: StoreContent
    let database: SnapshotDatabase

    init(_ content: StoreContent, _ database: SnapshotDatabase) {
        path = database.path
        self.content = content
        self.database = database
    }

    /// The columns of the store in the names of a model.
    package func map(of model: ResolvedModel) -> StoreMap {
        StoreMap(of: model, in: content.structure, hashed: content.metadata.entityHashes.map { Set($0.map(\.name)) })
    }

    /// The model in the store, with the problems of its archive that do not prevent its use; nil if it has none.
    package func cachedModel() throws(StoreError) -> Result<
        (model: CachedModel, diagnostics: [Diagnostic]), CachedModelError
    >? {
        try CachedModelReader.read(from: database, content)
    }

    /// Objects of these entities, without those of their descendants.
    ///
    /// - Parameter limit: the maximum number of objects; nil for all.
    package func objects(
        of entities: [MappedEntity], in map: StoreMap, _ options: StoreReadingOptions = StoreReadingOptions(),
        filter: StoreFilter? = nil, limit: Int? = nil
    ) -> StoreObjects {
        StoreObjects(of: entities, in: map, database, options, filter: filter, limit: limit)
    }
}

extension StoreReader {
    /// Opens a copy of the store at a path.
    package func open(_ path: String) -> StoreOpening {
        let (reading, database) = opened(path)
        guard let content = reading.content, let database else {
            return StoreOpening(store: nil, diagnostics: reading.diagnostics)
        }
        return StoreOpening(store: OpenedStore(content, database), diagnostics: reading.diagnostics)
    }
}
