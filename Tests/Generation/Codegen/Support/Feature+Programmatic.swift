import ModelcCodegen
import ModelcSchema

extension Feature {
    /// The model as code that builds it, with every feature that Core Data's API can express.
    static let programmatic = Feature("programmatic", programmaticModel()) {
        $0.settings.programmaticModel = .flag(true)
    }

    private static func programmaticModel() -> ManagedObjectModel {
        var model = model(
            note(), entity("Memo", parent: "Note", attributes: [attribute("day", .date)]),
            entity("Tag", class: nil, relationships: [toMany("notes", "Note")]),
            entity(
                "Far away", class: "Elsewhere.Far", attributes: [attribute("x", .double)],
                userInfo: ["modelc.ignore": ""]),
            composites: [
                composite("Place", attribute("city"), attribute("point", .composite, composite: "Point")),
                composite("Point", attribute("latitude", .double)),
            ])
        model.entities[2].relationships[0].inverseName = "tags"
        model.versionIdentifier = "notes \"2\""
        var configuration = ConfigurationDescription()
        configuration.name = "Cloud"
        configuration.members = ["Tag", "Note", "Nobody"].map { NamedReference(name: $0) }
        model.configurations = [configuration]
        var request = FetchRequestDescription()
        (request.name, request.entityName, request.predicate) = ("recent", "Note", "title == $title")
        (request.fetchLimit, request.resultType, request.includesSubentities) = (5, .managedObjectIDs, false)
        model.fetchRequests = [request]
        return model
    }

    private static func note() -> EntityDescription {
        var note = entity(
            "Note", attributes: attributes(), relationships: [tags(), toOne("next", "Note", optional: false)],
            fetched: [fetched("similar", "Note")],
            userInfo: ["b": "2", "a": "\"1\""])
        (note.isAbstract, note.renamingIdentifier, note.versionHashModifier) = (true, "OldNote", "v2")
        var constraint = UniquenessConstraint()
        constraint.members = [NamedReference(name: "title"), NamedReference(name: "count")]
        note.uniquenessConstraints = [constraint]
        var index = FetchIndexDescription()
        index.name = "byTitle"
        var element = FetchIndexElementDescription()
        (element.propertyName, element.collation, element.order) = ("title", .binary, .descending)
        var other = FetchIndexElementDescription()
        (other.propertyName, other.collation) = ("count", .rTree)
        index.elements = [element, other]
        index.partialIndexPredicate = "count > 1"
        note.fetchIndexes = [index]
        return note
    }

    private static func tags() -> RelationshipDescription {
        var tags = toMany("tags", "Tag", ordered: true)
        (tags.inverseName, tags.deleteRule, tags.minimumCount, tags.maximumCount) = ("notes", .cascade, 1, 9)
        return tags
    }

    private static func attributes() -> [AttributeDescription] {
        var title = attribute("title", userInfo: ["key": "value"])
        (title.defaultValueText, title.minimumValueText, title.maximumValueText) = ("a \"b\"", "1", "40")
        (title.regularExpression, title.renamingIdentifier, title.versionHashModifier) = ("[a-z]+\\d", "name", "2")
        title.isIndexedBySpotlight = true
        var count = attribute("count", .integer32, optional: true)
        (count.defaultValueText, count.minimumValueText, count.maximumValueText) = ("7", "-1", "many")
        var price = attribute("price", .decimal)
        price.defaultValueText = "0.10"
        var ratio = attribute("ratio", .float)
        ratio.defaultValueText = "nan"
        var day = attribute("due", .date)
        (day.defaultDateInterval, day.minimumDateInterval) = (0, -86400)
        var flag = attribute("flag", .boolean)
        flag.defaultValueText = "YES"
        var cover = attribute("cover", .binary, optional: true)
        (cover.allowsExternalStorage, cover.preservesValueOnDeletion, cover.allowsCloudEncryption) = (true, true, true)
        var color = attribute("color", .transformable, optional: true, class: "NSArray")
        color.valueTransformerName = "Colors"
        color.isTransient = true
        var total = attribute("total", .integer64, derived: true)
        total.derivationExpression = "tags.@count"
        let kinds: [AttributeType] = [.integer16, .double, .uuid, .uri, .objectID]
        let plain = kinds.map { attribute("plain\($0.code)", $0) }
        return [title, count, price, ratio, day, flag, cover, color, total]
            + [attribute("place", .composite, composite: "Place")] + plain
    }
}
