import ModelcSchema
import ModelcTestSupport

/// Models for the tests of text and of the document's shape.
enum Samples {
    static func versioned(_ model: ManagedObjectModel) -> VersionedModel {
        VersionedModel(
            name: "Library", fileName: "Library.xcdatamodeld", path: "Model/Library.xcdatamodeld",
            versions: [version("Library", model)])
    }

    static func version(
        _ name: String, _ model: ManagedObjectModel?, format: ModelFormat? = .xml, isCurrent: Bool = true
    ) -> ModelVersion {
        let path = "Model/Library.xcdatamodeld/\(name).xcdatamodel"
        var version = ModelVersion(name: name, path: path, format: format, isCurrent: isCurrent)
        if let model { version.content = .model(model) }
        return version
    }

    /// A bundle in which one version cannot be read and one was not requested.
    static func bundle() -> VersionedModel {
        var old = ManagedObjectModel()
        old.lastSavedToolsVersion = ToolsVersion("1171")
        old.entities = [entity("Book")]
        var broken = version("Library 2", nil, isCurrent: false)
        broken.content = .unreadable
        return VersionedModel(
            name: "Library", fileName: "Library.xcdatamodeld", path: "Model/Library.xcdatamodeld",
            versions: [
                version("Library", old, format: .binary, isCurrent: false), broken,
                version("Library 3", nil, isCurrent: false), version("Library 10", library()),
            ])
    }

    static func library() -> ManagedObjectModel {
        var model = ManagedObjectModel()
        model.lastSavedToolsVersion = ToolsVersion("23231")
        model.sourceLanguage = .swift
        model.versionIdentifier = "2.9"
        model.isUsedWithCloudKit = true
        model.entities = [author(), book(), item(), novel(), shelf()]
        model.composites = [place()]
        model.configurations = [configuration("Cloud", "Author", "Book"), configuration("Empty")]
        model.fetchRequests = [
            request("AllBooks", for: "Book"),
            request("LongBooks", for: "Book", where: "pages > $COUNT") {
                $0.fetchLimit = 20
                $0.resultType = .dictionaries
                $0.returnsDistinctResults = true
            },
        ]
        return model
    }

    private static func author() -> EntityDescription {
        entity("Author", class: "LIBAuthor") {
            $0.attributes = [attribute("name", .string, optional: false, default: "")]
            $0.relationships = [
                relationship("books", to: "Book", inverse: "author") {
                    $0.inverseEntityName = nil
                    $0.isToMany = true
                    $0.isOrdered = true
                    $0.deleteRule = .cascade
                },
                relationship("favourites", to: "Magazine", inverse: "fans") { $0.isToMany = true },
            ]
        }
    }

    private static func item() -> EntityDescription {
        entity("Item", class: "Item") {
            $0.isAbstract = true
            $0.attributes = [
                attribute("addedAt", .date, optional: false) {
                    $0.defaultDateInterval = 0
                    $0.minimumDateInterval = -63_113_904_000
                }
            ]
            $0.relationships = [relationship("shelf", to: "Shelf") { $0.isOptional = true }]
            $0.fetchedProperties = [fetchedProperty("neighbours", for: "Item", where: "shelf == $FETCH_SOURCE.shelf")]
        }
    }

    private static func book() -> EntityDescription {
        entity("Book", parent: "Item", class: ".Book") {
            $0.renamingIdentifier = "Volume"
            $0.codeGenerationType = .category
            $0.attributes = bookAttributes()
            $0.relationships = [
                relationship("author", to: "Author", inverse: "books"),
                relationship("reviews", to: nil) {
                    $0.isToMany = true
                    $0.minimumCount = 1
                    $0.maximumCount = 9
                    $0.deleteRule = .noAction
                },
            ]
            $0.fetchIndexes = [orderedIndex("byTitle", ("title", .ascending), ("pages", .descending))]
            $0.compoundIndexes = [CompoundIndex()]
            $0.compoundIndexes[0].members = [NamedReference(name: "title"), NamedReference(name: "isbn")]
            $0.uniquenessConstraints = [UniquenessConstraint()]
            $0.uniquenessConstraints[0].members = [NamedReference(name: "isbn"), NamedReference(name: "pages")]
            $0.userInfo = UserInfo([UserInfoEntry(key: "comment", value: "One printing of a work")])
        }
    }

    private static func bookAttributes() -> [AttributeDescription] {
        [
            attribute("cover", .transformable, optional: false) {
                $0.isOptional = true
                $0.customClassName = "UIKit.UIImage"
                $0.valueTransformerName = "ImageTransformer"
            },
            attribute("isbn", .string, optional: false) {
                $0.minimumValueText = "10"
                $0.maximumValueText = "13"
                $0.regularExpression = #"\d+"#
                $0.isIndexed = true
            },
            attribute("pages", .integer16, optional: false, default: "1") {
                $0.minimumValueText = "1"
                $0.usesScalarValue = true
            },
            attribute("place", .composite, optional: false) { $0.compositeName = "Place" },
            attribute("price", .decimal, optional: false, default: "9.90") { $0.maximumValueText = "1000" },
            attribute("reviewCount", .integer64, optional: false) {
                $0.isDerived = true
                $0.derivationExpression = "reviews.@count"
            },
            attribute("title", .string, optional: false, default: "Untitled") {
                $0.renamingIdentifier = "name"
                $0.userInfo = UserInfo([
                    UserInfoEntry(key: "RawType", value: ""), UserInfoEntry(key: "note", value: "n"),
                ])
            },
            attribute("token", .uuid, optional: false, default: "empy") { $0.isTransient = true },
        ]
    }

    private static func novel() -> EntityDescription { entity("Novel", parent: "Book", class: "Library.Novel") }

    private static func shelf() -> EntityDescription { entity("Shelf", parent: "Furniture") }

    private static func place() -> CompositeDescription {
        var place = CompositeDescription()
        place.name = "Place"
        place.attributes = [attribute("street", .string, optional: false), attribute("city", .string, optional: false)]
        return place
    }
}

/// A binary fetch index of properties with their orders.
private func orderedIndex(
    _ name: String, _ elements: (property: String, order: FetchIndexElementDescription.Order)...
) -> FetchIndexDescription {
    var index = fetchIndex(name)
    index.elements = elements.map {
        var element = FetchIndexElementDescription()
        element.propertyName = $0.property
        element.order = $0.order
        element.collation = .binary
        return element
    }
    return index
}
