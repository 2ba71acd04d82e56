import ModelcFiles
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

/// A small mapping model: `Book` gains a publisher and a genre. The writer creates its text, so that tests can damage
/// single places of it.
enum MappingFixture {
    static let path = "Library.xcmappingmodel/xcmapping.xml"

    /// Entities `Book` (title, author) and `Author` (name, books), changed by `change`.
    static func model(_ change: (inout ManagedObjectModel) -> Void = { _ in }) -> ManagedObjectModel {
        var model = ManagedObjectModel()
        model.versionIdentifier = "1"
        model.entities = [
            entity("Author", attributes: ["name"], relationship: ("books", "Book", "author", true)),
            entity("Book", attributes: ["title"], relationship: ("author", "Author", "books", false)),
        ]
        change(&model)
        return model
    }

    static func attribute(_ name: String, _ type: AttributeType = .string) -> AttributeDescription {
        var attribute = AttributeDescription()
        attribute.name = name
        attribute.type = type
        attribute.isOptional = true
        return attribute
    }

    private static func entity(
        _ name: String, attributes: [String], relationship: (name: String, to: String, inverse: String, isToMany: Bool)
    ) -> EntityDescription {
        var entity = EntityDescription()
        entity.name = name
        entity.representedClassName = name
        entity.attributes = attributes.map { attribute($0) }
        var description = RelationshipDescription()
        description.name = relationship.name
        description.destinationName = relationship.to
        description.inverseName = relationship.inverse
        description.inverseEntityName = relationship.to
        description.isToMany = relationship.isToMany
        description.isOptional = true
        entity.relationships = [description]
        return entity
    }

    /// The destination: books have a genre, and there are publishers.
    static func grownModel() -> ManagedObjectModel {
        model { model in
            model.versionIdentifier = "2"
            model.entities[1].attributes.append(attribute("genre"))
            var publisher = EntityDescription()
            publisher.name = "Publisher"
            publisher.attributes = [attribute("name")]
            model.entities.append(publisher)
        }
    }

    static func mapping() throws -> MappingModel {
        var mapping = MappingModel()
        mapping.source = EmbeddedModel(path: "App/Library.xcdatamodeld/Library.xcdatamodel", model: model())
        mapping.destination = EmbeddedModel(path: "App/Library.xcdatamodeld/Library 2.xcdatamodel", model: grownModel())
        mapping.entityMappings = [try author(), try book(), publisher()]
        return mapping
    }

    private static func author() throws -> EntityMapping {
        var mapping = EntityMapping()
        mapping.number = 1
        mapping.sourceEntityName = "Author"
        mapping.destinationEntityName = "Author"
        mapping.sourceFilter = "name != \"\" AND books.@count > 0 & <odd>"
        mapping.attributeMappings = [row("name", try ValueExpression(format: "FUNCTION($entityPolicy, \"name\")"))]
        mapping.relationshipMappings = [relationship("books")]
        mapping.userInfo = MappingUserInfo(UserInfo([UserInfoEntry(key: "ticket", value: "A & B")]))
        return mapping
    }

    private static func book() throws -> EntityMapping {
        var mapping = EntityMapping()
        mapping.number = 2
        mapping.name = "Books"
        mapping.sourceEntityName = "Book"
        mapping.destinationEntityName = "Book"
        mapping.policyClassName = "Library.BookPolicy"
        mapping.attributeMappings = [row("genre", try ValueExpression(format: "\"novel\"")), row("title", nil)]
        mapping.relationshipMappings = [
            relationship("author", keyPath: "$source.author", mapping: "AuthorToAuthor")
        ]
        return mapping
    }

    private static func publisher() -> EntityMapping {
        var mapping = EntityMapping()
        mapping.number = 3
        mapping.destinationEntityName = "Publisher"
        mapping.attributeMappings = [row("name", nil)]
        return mapping
    }

    private static func row(_ name: String, _ expression: ValueExpression?) -> AttributeMapping {
        var row = AttributeMapping()
        row.name = name
        row.valueExpression = expression
        return row
    }

    private static func relationship(
        _ name: String, keyPath: String? = nil, mapping: String? = nil
    ) -> RelationshipMapping {
        var row = RelationshipMapping()
        row.name = name
        row.sourceKeyPath = keyPath
        row.sourceMappingName = mapping
        return row
    }

    static func bytes() throws -> [UInt8] { try MappingModelWriter().bytes(of: mapping()) }

    static func text() throws -> String { String(decoding: try bytes(), as: UTF8.self) }

    static func read(_ text: String) -> MappingModelReading {
        MappingModelReader().read(Array(text.utf8), path: path)
    }
}

extension MappingModel {
    /// The mapping model without positions, ids and archives: its meaning.
    var meaning: MappingModel {
        var copy = self
        copy.position = nil
        copy.objectNumber = nil
        copy.storeIdentifier = nil
        copy.frameworkVersion = nil
        copy.source = EmbeddedModel(path: source.path)
        copy.destination = EmbeddedModel(path: destination.path)
        for index in entityMappings.indices {
            copy.entityMappings[index].position = nil
            copy.entityMappings[index].objectNumber = nil
            copy.entityMappings[index].attributeMappings = entityMappings[index].attributeMappings.map(withoutPlace)
            copy.entityMappings[index].relationshipMappings =
                entityMappings[index].relationshipMappings.map(withoutPlace)
        }
        return copy
    }

    private func withoutPlace<Row: PropertyMapping>(_ row: Row) -> Row {
        var row = row
        row.position = nil
        row.objectNumber = nil
        return row
    }
}
