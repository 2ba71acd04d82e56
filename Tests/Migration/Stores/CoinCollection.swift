import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash

/// A model in which every kind of column occurs, and a store of it, written by hand (FormatStore §4): two siblings with
/// an attribute of the same name, ordered links, links without an inverse, a relationship that is its own inverse,
/// external data, and values of all types.
enum CoinCollection {
    static let model: ManagedObjectModel = {
        var model = ManagedObjectModel()
        model.documentType = "com.apple.IDECoreDataModeler.DataModel"
        model.documentVersion = "1.0"
        model.entities = [
            entity(
                "Item",
                [
                    attribute("title", optional: false), attribute("added", .date), attribute("mark", .uuid),
                    attribute("page", .uri), attribute("isNew", .boolean), attribute("price", .decimal),
                    attribute("weight", .double), attribute("size", .integer64), attribute("data", .transformable),
                    attribute("photo", .binary) { $0.allowsExternalStorage = true },
                    attribute("hidden") { $0.isTransient = true },
                ],
                links: [
                    many("tags", to: "Tag", inverse: "items") { $0.isOrdered = true },
                    many("similar", to: "Item", inverse: "similar"),
                    link("box", to: "Box", inverse: "items"),
                ]
            ) { $0.isAbstract = true },
            entity("Coin", parent: "Item", [attribute("note")], links: []),
            entity("Stamp", parent: "Item", [attribute("note", .integer16)], links: []),
            entity(
                "Box", [attribute("name")],
                links: [
                    many("items", to: "Item", inverse: "box") {
                        $0.isOrdered = true
                        $0.maximumCount = 2
                    }
                ]
            ) {
                var constraint = UniquenessConstraint()
                constraint.members = [NamedReference(name: "name")]
                $0.uniquenessConstraints = [constraint]
            },
            entity("Tag", [attribute("name")], links: [many("items", to: "Item", inverse: "tags")]),
            entity(
                "Shop", [attribute("name")],
                links: [many("wanted", to: "Tag", inverse: nil), link("best", to: "Item", inverse: nil)]),
        ]
        return model
    }()

    /// Numbers in the order of names: Box 1, Item 2, Coin 3, Stamp 4, Shop 5, Tag 6.
    static let tables = [
        "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
        "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
        "CREATE TABLE ZBOX (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR)",
        """
        CREATE TABLE ZITEM (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISNEW INTEGER, ZSIZE INTEGER,
        ZBOX INTEGER, Z_FOK_BOX INTEGER, ZNOTE1 INTEGER, ZADDED TIMESTAMP, ZPRICE DECIMAL, ZWEIGHT FLOAT, ZTITLE VARCHAR,
        ZPAGE VARCHAR, ZNOTE VARCHAR, ZMARK BLOB, ZDATA BLOB, ZPHOTO BLOB)
        """,
        "CREATE TABLE ZTAG (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, Z5WANTED INTEGER, ZNAME VARCHAR)",
        """
        CREATE TABLE ZSHOP (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZBEST INTEGER, Z2_BEST INTEGER,
        ZNAME VARCHAR)
        """,
        """
        CREATE TABLE Z_2TAGS (Z_2ITEMS INTEGER, Z_6TAGS INTEGER, Z_FOK_6TAGS INTEGER, PRIMARY KEY (Z_2ITEMS, Z_6TAGS))
        """,
        "CREATE TABLE Z_2SIMILAR (Z_2SIMILAR INTEGER, REFLEXIVE INTEGER, PRIMARY KEY (Z_2SIMILAR, REFLEXIVE))",
        """
        INSERT INTO Z_PRIMARYKEY VALUES (1, 'Box', 0, 2), (2, 'Item', 0, 4), (3, 'Coin', 2, 0), (4, 'Stamp', 2, 0),
        (5, 'Shop', 0, 1), (6, 'Tag', 0, 3)
        """,
    ]

    static let file = "0A1B2C3D-0000-1111-2222-333344445555"

    /// Two coins and two stamps; the second stamp's photo is in a file.
    static let rows = [
        "INSERT INTO ZBOX VALUES (1, 1, 1, 'red'), (2, 1, 1, 'blue')",
        """
        INSERT INTO ZITEM (Z_PK, Z_ENT, ZTITLE, ZADDED, ZMARK, ZPAGE, ZISNEW, ZPRICE, ZWEIGHT, ZSIZE, ZBOX, Z_FOK_BOX, ZNOTE)
        VALUES (1, 3, 'Thaler', 0, x'000102030405060708090A0B0C0D0E0F', 'https://a.example/1', 1, 12.5, 28.25, 41, 1, 2048,
        'worn'), (2, 3, 'Groat "old", one', 86400.5, NULL, NULL, 0, 3, 0, -1, 1, 1024, NULL)
        """,
        """
        INSERT INTO ZITEM (Z_PK, Z_ENT, ZTITLE, ZNOTE1, ZDATA, ZPHOTO) VALUES (3, 4, 'Penny Black', 7, x'CAFE',
        x'01FF00'), (4, 4, 'Mauritius', NULL, NULL, CAST(x'02' || '\(file)' || x'00' AS BLOB))
        """,
        "INSERT INTO ZTAG VALUES (1, 6, 1, 1, 'rare'), (2, 6, 1, NULL, 'old'), (3, 6, 1, 1, 'gold')",
        "INSERT INTO ZSHOP VALUES (1, 5, 1, 4, 4, 'Corner')",
        "INSERT INTO Z_2TAGS VALUES (1, 1, 2), (1, 2, 1), (3, 2, 1)",
        "INSERT INTO Z_2SIMILAR VALUES (1, 2), (3, 4), (4, 3)",
    ]

    /// Makes a store of the model with a folder for its external data, and returns its path.
    @discardableResult
    static func makeStore(
        in folder: TemporaryFolder, _ name: String = "Collection.sqlite", more: [String] = []
    ) throws -> String {
        try folder.write("photo", to: ".Collection_SUPPORT/_EXTERNAL_DATA/\(file)")
        return try Library.makeStore(
            in: folder, name, list: Library.list(Library.metadata(of: model)), tables: tables + rows + more)
    }

    /// Writes the model, and returns its path.
    @discardableResult
    static func writeModel(in folder: TemporaryFolder) throws -> String {
        try folder.write(
            Data(ModelWriter().contents(of: model)), to: "Collection.xcdatamodeld/Collection.xcdatamodel/contents")
        return folder.path("Collection.xcdatamodeld")
    }
}
