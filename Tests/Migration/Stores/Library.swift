import Foundation
import ModelcFiles
import ModelcSchema
import ModelcStores
import ModelcTestSupport
import ModelcVersionHash

/// A small model, and stores of it in Core Data's layout (FormatStore §4), written by hand: novels are books, books
/// have ordered authors and belong to a shelf.
enum Library {
    static let model: ManagedObjectModel = {
        var model = ManagedObjectModel()
        model.versionIdentifier = "library 2"
        model.documentType = "com.apple.IDECoreDataModeler.DataModel"
        model.documentVersion = "1.0"
        model.entities = [
            entity(
                "Shelf", [attribute("room")],
                links: [many("books", to: "Book", inverse: "shelf") { $0.isOrdered = true }]),
            entity(
                "Book", [attribute("title"), attribute("price", .decimal), attribute("isNew", .boolean)],
                links: [link("shelf", to: "Shelf", inverse: "books"), many("authors", to: "Author", inverse: "books")]),
            entity("Novel", parent: "Book", [attribute("genre")]),
            entity("Author", [attribute("name")], links: [many("books", to: "Book", inverse: "authors")]),
            entity(
                "Review", [attribute("text"), attribute("when", .date)], links: [link("of", to: "Book", inverse: nil)]),
        ]
        return model
    }()

    /// The previous version: no reviews, no price.
    static let olderModel: ManagedObjectModel = {
        var model = Library.model
        model.versionIdentifier = "library 1"
        model.entities.removeLast()
        model.entities[1].attributes.removeAll { $0.name == "price" }
        return model
    }()

    static var candidates: [StoreCandidate] {
        [candidate("Library", olderModel), candidate("Library 2", model, isCurrent: true)]
    }

    static let tables = [
        "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
        "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
        "CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)",
        "CREATE TABLE ZAUTHOR (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR)",
        """
        CREATE TABLE ZBOOK (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISNEW INTEGER, ZSHELF INTEGER,
        Z_FOK_SHELF INTEGER, ZPRICE DECIMAL, ZTITLE VARCHAR, ZGENRE VARCHAR)
        """,
        """
        CREATE TABLE ZREVIEW (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZOF INTEGER, Z2_OF INTEGER,
        ZWHEN TIMESTAMP, ZTEXT VARCHAR)
        """,
        "CREATE TABLE ZSHELF (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZROOM VARCHAR)",
        "CREATE TABLE Z_1BOOKS (Z_1AUTHORS INTEGER, Z_2BOOKS INTEGER, PRIMARY KEY (Z_1AUTHORS, Z_2BOOKS))",
        """
        INSERT INTO Z_PRIMARYKEY VALUES (1, 'Author', 0, 1), (2, 'Book', 0, 3), (3, 'Novel', 2, 0), (4, 'Review', 0, 0),
        (5, 'Shelf', 0, 1), (16001, 'CHANGE', 0, 0)
        """,
        "INSERT INTO ZBOOK (Z_PK, Z_ENT, Z_OPT, ZTITLE) VALUES (1, 2, 1, 'One'), (2, 2, 1, 'Two'), (3, 3, 1, 'Three')",
    ]

    /// The metadata of a store of a model.
    static func metadata(of model: ManagedObjectModel = model, _ change: (inout [String: Any]) -> Void = { _ in })
        -> [String: Any]
    {
        let hashes = VersionHasher.hashes(of: ResolvedModel(model))
        var list: [String: Any] = [
            "NSStoreModelVersionHashes": Dictionary(
                uniqueKeysWithValues: hashes.entities.compactMap { entity in
                    entity.hash.map { (entity.name, Data($0.bytes)) }
                }),
            "NSStoreModelVersionHashesVersion": 3,
            "NSStoreModelVersionHashesDigest": hashes.digest ?? "",
            "NSStoreModelVersionChecksumKey": hashes.checksum?.base64 ?? "",
            "NSStoreModelVersionIdentifiers": [model.versionIdentifier ?? ""],
            "NSPersistenceFrameworkVersion": 1344,
            "NSStoreType": "SQLite",
            "com.example.ofTheApp": ["anything": [1, 2.5, Date(timeIntervalSinceReferenceDate: 0)]],
        ]
        change(&list)
        return list
    }

    static func list(_ metadata: [String: Any], _ format: PropertyListSerialization.PropertyListFormat = .binary) throws
        -> Data
    {
        try PropertyListSerialization.data(fromPropertyList: metadata, format: format, options: 0)
    }

    /// Makes a store with a rollback journal and closes it.
    ///
    /// - Parameter list: the metadata's property list; nil for a table without rows.
    @discardableResult
    static func makeStore(
        in folder: TemporaryFolder, _ name: String = "Library.sqlite", list: Data?, tables: [String] = tables
    ) throws -> String {
        let path = folder.path(name)
        var statements = tables
        if let list, tables.contains(where: { $0.contains("Z_METADATA") }) {
            statements.append("INSERT INTO Z_METADATA VALUES (1, 'U-1', \(TestDatabase.literal(list)))")
        }
        try TestDatabase(path).write(statements)
        return path
    }

    @discardableResult
    static func makeStore(in folder: TemporaryFolder, _ name: String = "Library.sqlite") throws -> String {
        try makeStore(in: folder, name, list: list(metadata()))
    }
}

extension Library {
    /// Writes the model with both versions, the later one current, and returns its path.
    static func writeModel(in folder: TemporaryFolder) throws -> String {
        let bundle = "Library.xcdatamodeld"
        for (name, model) in [("Library", olderModel), ("Library 2", model)] {
            try folder.write(
                Data(ModelWriter().contents(of: model)), to: "\(bundle)/\(name).xcdatamodel/contents")
        }
        let current = ["_XCCurrentVersionName": "Library 2.xcdatamodel"]
        try folder.write(list(current, .xml), to: "\(bundle)/.xccurrentversion")
        return folder.path(bundle)
    }
}

/// A version that is a candidate for a store.
func candidate(_ name: String, _ model: ManagedObjectModel, isCurrent: Bool = false) -> StoreCandidate {
    let resolved = ResolvedModel(model)
    return StoreCandidate(
        modelPath: "M.xcdatamodeld", versionName: name, isCurrent: isCurrent, model: resolved,
        hashes: VersionHasher.hashes(of: resolved))
}
