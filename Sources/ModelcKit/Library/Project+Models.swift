import ModelcSchema

/// A data model with its versions.
public struct DataModel: Hashable, Sendable {
    /// One version of a model.
    public struct Version: Hashable, Sendable {
        /// Its name, without `.xcdatamodel`.
        public let name: String
        /// The path of its folder.
        public let path: String
        /// Whether new stores are made with it.
        public let isCurrent: Bool
        /// Those that could be read.
        public let entities: [Entity]
    }

    /// An entity of a version.
    public struct Entity: Hashable, Sendable {
        /// Its name: `Book`.
        public let name: String
        /// The name of the entity that it inherits from.
        public let parent: String?
        /// Whether no objects are of this entity itself.
        public let isAbstract: Bool
        /// The name of its class; nil for that of managed objects themselves.
        public let className: String?
        /// Its own, in the order of the file.
        public let attributes: [Attribute]
        /// Its own, in the order of the file.
        public let relationships: [Relationship]
    }

    /// An attribute of an entity.
    public struct Attribute: Hashable, Sendable {
        /// Its name: `title`.
        public let name: String
        /// As model files write it: `String`, `Integer 16`.
        public let type: String
        /// Whether an object may have no value of it.
        public let isOptional: Bool
    }

    /// A relationship of an entity.
    public struct Relationship: Hashable, Sendable {
        /// Its name: `authors`.
        public let name: String
        /// The name of the entity that it leads to.
        public let destination: String?
        /// The name of the relationship that leads back.
        public let inverse: String?
        /// Whether it leads to several objects.
        public let isToMany: Bool
    }

    /// Its name, without the extension of its folder.
    public let name: String
    /// The path of the bundle, or of a version outside of one.
    public let path: String
    /// In their order.
    public let versions: [Version]
    /// What is wrong with it.
    public let messages: [Message]
}

extension Project {
    /// Reads a model with all its versions.
    ///
    /// - Parameter path: a bundle, a version, or a folder with one model below it; nil for the only model of the project.
    /// - Throws: `ProjectError` where there is no such model.
    public func model(at path: String? = nil) throws(ProjectError) -> DataModel {
        var request = InspectRequest(path: path)
        request.selection = .all
        return try outcome(of: Inspect.self, request) { found in
            guard let model = found.reading.model else { throw RunFailure(found.messages) }
            return DataModel(model, messages: found.messages.map(Message.init))
        }
    }
}

extension DataModel {
    fileprivate init(_ model: VersionedModel, messages: [Message]) {
        name = model.name
        path = model.path
        versions = model.versions.map(Version.init)
        self.messages = messages
    }
}

extension DataModel.Version {
    fileprivate init(_ version: ModelVersion) {
        name = version.name
        path = version.path
        isCurrent = version.isCurrent
        entities = (version.model?.entities ?? []).map(DataModel.Entity.init)
    }
}

extension DataModel.Entity {
    fileprivate init(_ entity: EntityDescription) {
        name = entity.name
        parent = entity.parentName
        isAbstract = entity.isAbstract
        className = entity.className.flatMap { $0.isManagedObject ? nil : $0.name }
        attributes = entity.attributes.map { attribute in
            DataModel.Attribute(
                name: attribute.name, type: attribute.type.rawValue, isOptional: attribute.isOptional)
        }
        relationships = entity.relationships.map { relationship in
            DataModel.Relationship(
                name: relationship.name, destination: relationship.destinationName,
                inverse: relationship.inverseName, isToMany: relationship.isToMany)
        }
    }
}
