import ModelcSchema

/// A data model and its versions.
public struct DataModel: Hashable, Sendable {
    /// A version of a model.
    public struct Version: Hashable, Sendable {
        /// The name of the version, without `.xcdatamodel`.
        public let name: String
        /// The path of the version's folder.
        public let path: String
        /// Whether the version is the model's current version.
        public let isCurrent: Bool
        /// The entities that could be read.
        public let entities: [Entity]
    }

    /// An entity of a version.
    public struct Entity: Hashable, Sendable {
        /// The name of the entity, as in `Book`.
        public let name: String
        /// The name of the parent entity.
        public let parent: String?
        /// Whether the entity is abstract.
        public let isAbstract: Bool
        /// The name of the entity's class; nil for `NSManagedObject`.
        public let className: String?
        /// The attributes that the entity declares, in the order of the file. Inherited attributes are not included.
        public let attributes: [Attribute]
        /// The relationships that the entity declares, in the order of the file. Inherited relationships are not included.
        public let relationships: [Relationship]
    }

    /// An attribute of an entity.
    public struct Attribute: Hashable, Sendable {
        /// The name of the attribute, as in `title`.
        public let name: String
        /// The type of the attribute as model files spell it, as in `String` or `Integer 16`.
        public let type: String
        /// Whether the attribute is optional.
        public let isOptional: Bool
    }

    /// A relationship of an entity.
    public struct Relationship: Hashable, Sendable {
        /// The name of the relationship, as in `authors`.
        public let name: String
        /// The name of the destination entity.
        public let destination: String?
        /// The name of the inverse relationship.
        public let inverse: String?
        /// Whether the relationship is to-many.
        public let isToMany: Bool
    }

    /// The name of the model, without the extension of its folder.
    public let name: String
    /// The path of the bundle, or of a version that is not in a bundle.
    public let path: String
    /// The versions, sorted by the last number in their names.
    public let versions: [Version]
    /// Messages about problems in the model.
    public let messages: [Message]
}

extension Project {
    /// Reads a model with all its versions.
    ///
    /// - Parameter path: a bundle, a version, or a folder that contains one model; nil for the only model of the project.
    /// - Throws: `ProjectError` if there is no such model.
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
