import ModelcSchema
import ModelcTestSupport

/// A model with every feature that decides how a new store is written: all types, bounds, expressions, uniqueness,
/// inheritance over three levels with an abstract root, all kinds of relationships, derived attributes and indexes.
enum Museum {
    static let model: ManagedObjectModel = {
        var model = ManagedObjectModel()
        model.documentType = "com.apple.IDECoreDataModeler.DataModel"
        model.documentVersion = "1.0"
        model.versionIdentifier = "1"
        model.entities = [piece, painting, portrait, sculpture, artist, room, visitor, label, curator]
        return model
    }()

    private static let piece = entity(
        "Piece",
        [
            attribute("inventory", optional: false) { $0.regularExpression = "[A-Z]{2}-[0-9]{4}(a|b)?" },
            attribute("title", optional: false) {
                $0.minimumValueText = "3"
                $0.maximumValueText = "40"
            },
            attribute("folded") {
                $0.isDerived = true
                $0.derivationExpression = "canonical:(title)"
            },
            attribute("height", .double, optional: false) {
                $0.minimumValueText = "0.5"
                $0.maximumValueText = "9.5"
            },
            attribute("price", .decimal), attribute("weight", .float, optional: false),
            attribute("shelf", .integer16, optional: false) {
                $0.minimumValueText = "1"
                $0.maximumValueText = "12"
                $0.defaultValueText = "7"
            },
            attribute("count32", .integer32, optional: false), attribute("count64", .integer64, optional: false),
            attribute("isLent", .boolean, optional: false), attribute("made", .date) { $0.minimumDateInterval = 0 },
            attribute("photo", .binary) { $0.allowsExternalStorage = true },
            attribute("plain", .binary, optional: false), attribute("mark", .uuid, optional: false),
            attribute("page", .uri),
            attribute("tags", .transformable, optional: false) {
                $0.valueTransformerName = "NSSecureUnarchiveFromData"
                $0.customClassName = "[String]"
            },
            attribute("secret", .transformable) { $0.valueTransformerName = "SecretTransformer" },
            attribute("seen") { $0.isTransient = true },
        ],
        links: [
            link("room", to: "Room", inverse: "pieces") { $0.isOptional = false },
            many("similar", to: "Piece", inverse: "similar"),
            many("influences", to: "Piece", inverse: "influenced"),
            many("influenced", to: "Piece", inverse: "influences"),
            many("artists", to: "Artist", inverse: "pieces") {
                $0.isOptional = false
                $0.minimumCount = 1
                $0.maximumCount = 3
            },
        ]
    ) {
        $0.isAbstract = true
        $0.uniquenessConstraints = [constraint("inventory")]
        $0.fetchIndexes = [fetchIndex("byShelf", "shelf", "height")]
    }

    private static let painting = entity("Painting", parent: "Piece", [attribute("note")])
    private static let portrait = entity(
        "Portrait", parent: "Painting", [attribute("person", optional: false)],
        links: [link("pendant", to: "Portrait", inverse: "pendant")])
    private static let sculpture = entity("Sculpture", parent: "Piece", [attribute("note", .integer16)])

    private static let artist = entity(
        "Artist", [attribute("name", optional: false), attribute("born", .integer16) { $0.isIndexed = true }],
        links: [
            many("pieces", to: "Piece", inverse: "artists") { $0.isOrdered = true },
            many("labels", to: "Label"),
            link("teacher", to: "Artist", inverse: "pupils"), many("pupils", to: "Artist", inverse: "teacher"),
        ]
    ) { $0.uniquenessConstraints = [constraint("name", "born")] }

    private static let room = entity(
        "Room",
        [
            attribute("number", .integer16, optional: false),
            attribute("size", .integer64) {
                $0.isDerived = true
                $0.derivationExpression = "pieces.@count"
            },
        ],
        links: [
            many("pieces", to: "Piece", inverse: "room") {
                $0.isOrdered = true
                $0.isOptional = false
                $0.minimumCount = 2
            },
            link("guard", to: "Curator", inverse: "room") { $0.isOptional = false },
            link("next", to: "Room", inverse: "previous"), link("previous", to: "Room", inverse: "next"),
        ]
    ) { $0.uniquenessConstraints = [constraint("number")] }

    private static let visitor = entity(
        "Visitor", [attribute("name")],
        links: [
            link("favourite", to: "Painting"),
            many("friends", to: "Visitor", inverse: "friends") { $0.maximumCount = 1 },
        ])
    private static let label = entity("Label", [attribute("text")])
    private static let curator = entity(
        "Curator", [attribute("name", optional: false)],
        links: [link("room", to: "Room", inverse: "guard")])
}
