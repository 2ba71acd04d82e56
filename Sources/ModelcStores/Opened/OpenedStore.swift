import ModelcDiagnostics
import ModelcSchema

/// An open copy of a store. All data is read from the copy, so it shows the store at a single moment.
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

    /// Returns the tables and columns of the store, by the names of a model's entities and properties.
    package func map(of model: ResolvedModel) -> StoreMap {
        StoreMap(of: model, in: content.structure, hashed: content.metadata.entityHashes.map { Set($0.map(\.name)) })
    }

    /// Reads the model in the store; nil if the store has none. The diagnostics are about problems of its archive that
    /// do not prevent its use.
    package func cachedModel() throws(StoreError) -> Result<
        (model: CachedModel, diagnostics: [Diagnostic]), CachedModelError
    >? {
        try CachedModelReader.read(from: database, content)
    }

    /// Returns a reader for the objects of these entities, without the objects of their descendants.
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
