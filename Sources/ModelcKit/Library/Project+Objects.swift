import ModelcStores

/// The objects of a store that break a rule of its model.
public struct StoreProblems: Hashable, Sendable {
    /// A finding for each rule that is broken.
    public let findings: [Message]
    /// Whether a finding is an error, or something could not be read.
    public let isFailed: Bool
    /// Messages about the store and its model.
    public let messages: [Message]
}

/// The objects in which two stores differ.
public struct StoreDifference: Hashable, Sendable {
    /// The difference between two stores in one object.
    public enum Change: Hashable, Sendable {
        /// Only the newer store has the object.
        case added(StoredManagedObject.ID)
        /// Only the older store has the object.
        case removed(StoredManagedObject.ID)
        /// Both stores have the object, with other values.
        case changed(old: StoredManagedObject.ID, new: StoredManagedObject.ID, [ValueChange])
    }

    /// A property whose value differs.
    public struct ValueChange: Hashable, Sendable {
        /// The name of the property.
        public let property: String
        /// The value in the older store.
        public let old: StoredManagedObject.Value
        /// The value in the newer store.
        public let new: StoredManagedObject.Value
    }

    /// The changes, sorted by entity name. For each entity, removed objects come first.
    public let changes: [Change]
    /// Messages about the stores and their models.
    public let messages: [Message]
}

/// SQL statements for a store.
public struct StoreStatements: Hashable, Sendable {
    /// The statements without semicolons, in the order in which they are executed.
    public let statements: [String]
    /// Messages about the store or the model.
    public let messages: [Message]
}

extension Project {
    /// Reads the objects of a store with the names and types of its model.
    ///
    /// - Parameters:
    ///   - store: the path of a store. A copy of it is read.
    ///   - entity: the entity whose objects are read, with those of its descendants; nil for all entities.
    ///   - predicate: the condition for the objects, in the language of `NSPredicate`, as in `title BEGINSWITH 'A'`; needs an
    ///     entity. Nil for all objects.
    ///   - limit: the maximum number of objects; nil for all.
    ///   - models: the paths of the models to search for the version that wrote the store. If empty, the copy of the
    ///     model in the store is used; if there is no exact copy, the models of the project are searched.
    /// - Throws: `ProjectError` if the store cannot be read, if no model explains it, or if the condition cannot be evaluated.
    public func objects(
        inStore store: String, of entity: String? = nil, where predicate: String? = nil, limit: Int? = nil,
        among models: [String] = []
    ) throws(ProjectError) -> StoredManagedObjects {
        var request = StoreDumpRequest(store: store)
        request.models = models
        request.entity = entity
        request.predicate = predicate
        request.limit = limit
        return try outcome(of: StoreDump.self, request, StoredManagedObjects.init)
    }

    /// Checks the objects of a store for problems such as dangling links, missing required values, duplicates, wrong
    /// numbers of related objects, and missing files.
    ///
    /// - Parameters:
    ///   - store: the path of a store. A copy of it is read.
    ///   - models: the paths of the models to search for the version that wrote the store. If empty, the copy of the
    ///     model in the store is used; if there is no exact copy, the models of the project are searched.
    /// - Throws: `ProjectError` if the store cannot be read, or if no model explains it.
    public func check(
        store: String, among models: [String] = []
    ) throws(ProjectError) -> StoreProblems {
        var request = StoreCheckRequest(store: store)
        request.models = models
        return try outcome(of: StoreCheck.self, request) { checked in
            StoreProblems(
                findings: checked.findings.map(Message.init), isFailed: checked.result != .done,
                messages: checked.messages.map(Message.init))
        }
    }

    /// Compares the objects of two stores.
    ///
    /// - Parameters:
    ///   - old: the path of the older store.
    ///   - new: the path of the newer store.
    ///   - key: the attribute by which objects are matched; nil for primary keys.
    ///   - models: the paths of the models to search for the versions that wrote the stores. If empty, the copies of
    ///     the models in the stores are used; for a store without an exact copy, the models of the project are
    ///     searched.
    /// - Throws: `ProjectError` if a store cannot be read, if no model explains it, or if no entity has the attribute in both stores.
    public func difference(
        ofStores old: String, _ new: String, matchedBy key: String? = nil, among models: [String] = []
    ) throws(ProjectError) -> StoreDifference {
        var request = StoreDiffRequest(old: old, new: new)
        request.key = key
        request.models = models
        return try outcome(of: StoreDiff.self, request) { compared in
            StoreDifference(
                changes: compared.changes.map(StoreDifference.Change.init),
                messages: compared.messages.map(Message.init))
        }
    }

    /// Returns SQL statements that create views with the entity and property names of the model. Any SQLite program
    /// can then read the store by these names.
    ///
    /// - Parameters:
    ///   - path: the path of a store, or of a model. For a model, the views are for new stores of its current
    ///     version.
    ///   - models: the paths of the models to search for the version that wrote the store. If empty, the copy of the
    ///     model in the store is used; if there is no exact copy, the models of the project are searched. Must be
    ///     empty if `path` is the path of a model.
    /// - Throws: `ProjectError` if the store or the model cannot be read.
    public func views(of path: String, among models: [String] = []) throws(ProjectError) -> StoreStatements {
        var request = StoreSQLRequest(path: path)
        request.models = models
        return try outcome(of: StoreSQL.self, request, StoreStatements.init)
    }

    /// Returns the SQL statements that create the tables of a new store.
    ///
    /// - Parameters:
    ///   - path: the path of a model.
    ///   - version: the name of the version; nil for the current one.
    /// - Throws: `ProjectError` if the model cannot be read.
    public func tables(of path: String, version: String? = nil) throws(ProjectError) -> StoreStatements {
        var request = StoreSQLRequest(path: path)
        request.version = version
        request.createsTables = true
        return try outcome(of: StoreSQL.self, request, StoreStatements.init)
    }
}

extension StoreStatements {
    fileprivate init(_ outcome: StoreSQLOutcome) {
        statements = outcome.statements
        messages = outcome.messages.map(Message.init)
    }
}

extension StoreDifference.Change {
    fileprivate init(_ change: StoreObjectChange) {
        self =
            switch change {
            case .added(let id): .added(StoredManagedObject.ID(id))
            case .removed(let id): .removed(StoredManagedObject.ID(id))
            case .changed(let old, let new, let values):
                .changed(
                    old: StoredManagedObject.ID(old), new: StoredManagedObject.ID(new),
                    values.map(StoreDifference.ValueChange.init))
            }
    }
}

extension StoreDifference.ValueChange {
    fileprivate init(_ change: StoreValueChange) {
        property = change.property
        old = StoredManagedObject.Value(change.old)
        new = StoredManagedObject.Value(change.new)
    }
}
