import Foundation
import ModelcBase
import ModelcCompression
import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

@testable import ModelcStores

/// The model that a store contains.
@Suite struct CachedModelTests {
    private let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    /// A store of the library with a cache.
    private func store(_ blob: String, of model: ManagedObjectModel = Library.model) throws -> String {
        try Library.makeStore(
            in: folder, "\(UUID()).sqlite", list: Library.list(Library.metadata(of: model)),
            tables: Library.tables + ["INSERT INTO Z_MODELCACHE VALUES (\(blob))"])
    }

    private func read(_ blob: [UInt8], of model: ManagedObjectModel = Library.model) throws -> StoreModelReading {
        StoreModelReader().read(try store(TestDatabase.literal(Data(blob)), of: model))
    }

    private func inexact(_ cached: CachedModel?) throws -> [String] {
        let cached = try #require(cached)
        return cached.inexactEntities(VersionHasher.hashes(of: ResolvedModel(cached.model)))
    }

    @Test func theModelOfAStore() throws {
        let reading = try read(ModelCacheFixture(Library.model).blob)
        #expect(reading.diagnostics.isEmpty && reading.failure == nil && reading.content != nil)
        let model = try #require(reading.cached?.model)
        #expect(model.origin == .store && model.versionIdentifier == "library 2")
        #expect(model.entities.map(\.name) == ["Author", "Book", "Novel", "Review", "Shelf"])
        #expect(try inexact(reading.cached).isEmpty)
        let novel = try #require(model.entities.first { $0.name == "Novel" })
        #expect(novel.parentName == "Book" && novel.attributes.map(\.name) == ["genre"])
        #expect(novel.relationships.isEmpty && novel.representedClassName == nil)
        let books = try #require(model.entities.first { $0.name == "Shelf" }?.relationships.first)
        #expect(books.isOrdered && books.isToMany && books.inverseName == "shelf" && books.destinationName == "Book")
    }

    /// Two levels of subentities with indexes: each is listed once, at the entity that declares it.
    @Test func repeatedIndexesOfSubentities() throws {
        var model = Library.model
        var index = FetchIndexDescription()
        index.name = "byTitle"
        var element = FetchIndexElementDescription()
        element.propertyName = "title"
        index.elements = [element]
        model.entities[1].fetchIndexes = [index]
        model.entities.append(entity("Thriller", parent: "Novel", [attribute("deaths", .integer16)]))
        let reading = try read(ModelCacheFixture(model).blob, of: model)
        let cached = try #require(reading.cached)
        #expect(try inexact(cached).isEmpty)
        let entities = Dictionary(uniqueKeysWithValues: cached.model.entities.map { ($0.name, $0) })
        #expect(entities["Book"]?.fetchIndexes.map(\.name) == ["byTitle"])
        #expect(entities["Novel"]?.fetchIndexes.isEmpty == true && entities["Thriller"]?.fetchIndexes.isEmpty == true)
        #expect(entities["Thriller"]?.attributes.map(\.name) == ["deaths"])
    }

    /// Either the name of an inverse or the reference to it is enough.
    @Test(arguments: ["NSInverseRelationship", "_NSInverseRelationshipName"])
    func inversesByNameOrReference(missing: String) throws {
        var fixture = try ModelCacheFixture(Library.model)
        let books = try #require(fixture.object("NSPropertyName", "books"))
        fixture.set(missing, of: books, to: .uid(0))
        let reading = try read(fixture.blob)
        #expect(reading.diagnostics.isEmpty)
        #expect(try inexact(reading.cached).isEmpty)
    }

    /// `NSIntegerMax` of a model that is built in code is -1 in the archive; a source needs a positive number.
    @Test func aCountWithoutLimitOfAModelInCode() throws {
        var model = Library.model
        model.entities[0].relationships[0].maximumCount = 4_294_967_295
        var fixture = try ModelCacheFixture(model)
        let books = fixture.objects.indices.filter { fixture.objects[$0].has("NSIsOrdered") }
        #expect(books.count == 1)
        fixture.set("NSMaxCount", of: books[0], to: .integer(-1))
        let reading = try read(fixture.blob, of: model)
        #expect(try inexact(reading.cached).isEmpty)
        let shelf = try #require(reading.cached?.model.entities.first { $0.name == "Shelf" })
        #expect(shelf.relationships[0].maximumCount == 4_294_967_295 && shelf.relationships[0].isToMany)
    }

    @Test func mutableStrings() throws {
        var fixture = try ModelCacheFixture(Library.model)
        let table = fixture.add(
            fields([
                "$classname": .string("NSMutableString"),
                "$classes": .array(["NSMutableString", "NSString", "NSObject"].map { .string($0) }),
            ]))
        let text = fixture.add(fields(["NS.string": .string("title"), "$class": .uid(table)]))
        fixture.set("NSPropertyName", of: try #require(fixture.object("NSPropertyName", "title")), to: .uid(text))
        #expect(try inexact(read(fixture.blob).cached).isEmpty)
    }

    /// The store's hashes are of another model: the entities that differ, and those of one side, are not certain.
    @Test func aModelOfAnotherVersion() throws {
        var model = Library.olderModel
        model.entities.append(entity("Extra", [attribute("x")]))
        let reading = try read(ModelCacheFixture(model).blob)
        #expect(try inexact(reading.cached) == ["Book", "Extra", "Novel", "Review"])
    }

    @Test func aStoreWithoutHashes() throws {
        let blob = TestDatabase.literal(Data(try ModelCacheFixture(Library.model).blob))
        let path = try Library.makeStore(
            in: folder, list: nil, tables: Library.tables + ["INSERT INTO Z_MODELCACHE VALUES (\(blob))"])
        let cached = StoreModelReader().read(path).cached
        #expect(try inexact(cached) == ["Author", "Book", "Novel", "Review", "Shelf"])
    }

    @Test func storesWithoutAModel() throws {
        let without = Library.tables.filter { !$0.contains("Z_MODELCACHE") }
        let cases = [without, Library.tables, Library.tables + ["INSERT INTO Z_MODELCACHE VALUES (NULL)"]]
        for (index, tables) in cases.enumerated() {
            let path = try Library.makeStore(
                in: folder, "\(index).sqlite", list: Library.list(Library.metadata()), tables: tables)
            let reading = StoreModelReader().read(path)
            #expect(reading.content != nil && reading.cached == nil && reading.failure == nil)
        }
    }

    @Test func theModelIsInTheLog() throws {
        let live = folder.path("Live.sqlite")
        let app = try TestDatabase(live)
        try app.execute("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0")
        for sql in Library.tables { try app.execute(sql) }
        let list = TestDatabase.literal(try Library.list(Library.metadata()))
        try app.execute("INSERT INTO Z_METADATA VALUES (1, 'U', \(list))")
        let blob = TestDatabase.literal(Data(try ModelCacheFixture(Library.model).blob))
        try app.execute("INSERT INTO Z_MODELCACHE VALUES (\(blob))")
        #expect(try inexact(StoreModelReader().read(live).cached).isEmpty)
        withExtendedLifetime(app) {}
    }
}

/// Caches that no version of Core Data writes.
extension CachedModelTests {
    private func failure(_ blob: [UInt8]) throws -> CachedModelError? {
        let reading = try read(blob)
        #expect(reading.content != nil && reading.cached == nil)
        return reading.failure
    }

    @Test func damagedBytes() throws {
        let blob = try ModelCacheFixture(Library.model).blob
        #expect(try failure(Array(blob.prefix(blob.count / 2))) == .compression(.truncated))
        #expect(try failure([]) == .compression(.truncated))
        #expect(try failure([0xFF, 0xFF, 0xFF]) == .compression(.corrupt))
        let reading = StoreModelReader().read(try store("'text'"))
        #expect(reading.failure == .notData)
        #expect(reading.failure?.diagnostics(path: "S").map(\.id) == [.unreadableModelCache])
    }

    @Test func gigabytes() throws {
        // 300 KB that expand to 65 MB.
        #expect(try failure(StoredDeflate.bomb(repetitions: 270_000)) == .compression(.tooLarge(limit: 64 << 20)))
        let reading = StoreModelReader().read(try store("zeroblob(17000000)"))
        #expect(reading.failure == .tooLarge(limit: 16 << 20))
    }

    @Test func otherArchives() throws {
        for archive in [Array("not a property list".utf8), ArchiveFixture().bytes] {
            guard case .archive(let diagnostics)? = try failure(StoredDeflate.stream(archive)) else {
                Issue.record("the archive was read")
                continue
            }
            #expect(diagnostics.map(\.id) == [.unreadableModel] && diagnostics[0].help?.contains("the store") == true)
        }
        var fixture = ArchiveFixture()
        fixture.add("NSObject", keys: [:])
        guard case .archive(let diagnostics)? = try failure(StoredDeflate.stream(fixture.bytes)) else {
            Issue.record("the archive was read")
            return
        }
        #expect(diagnostics[0].message.contains("NSObject, not a data model"))
    }

    /// An entity that is its own parent, and a dictionary that contains itself.
    @Test func cycles() throws {
        var fixture = try ModelCacheFixture(Library.model)
        let book = try #require(fixture.object("NSEntityName", "Book"))
        fixture.set("NSSuperentity", of: book, to: .uid(book))
        let reading = try read(fixture.blob)
        #expect(try inexact(reading.cached).contains("Book"))

        fixture = try ModelCacheFixture(Library.model)
        fixture.set("NSEntities", of: fixture.model, to: .uid(fixture.model))
        #expect(try read(fixture.blob).diagnostics.map(\.id) == [.unreadableModel])
    }

    /// Lists of the private dictionary with different counts, of other classes, and missing.
    @Test(arguments: [PropertyListValue.uid(0), .uid(1), .integer(3), nil])
    func damagedDictionaries(value: PropertyListValue?) throws {
        for key in ["searchMapping", "values"] {
            var fixture = try ModelCacheFixture(Library.model)
            let dictionary = try #require(fixture.objects.lastIndex { $0.has("emptyToken") })
            fixture.set(key, of: dictionary, to: value)
            let reading = try read(fixture.blob)
            #expect(reading.diagnostics.map(\.id) == [.unreadableModel], "\(key)")
            #expect(try inexact(reading.cached).count == 5)
        }
    }

    /// Names are content, whatever they contain.
    @Test(arguments: ["Bo'ok", "Bo\"ok", "Bo\0ok", "Bo\u{301}ok", "; DROP TABLE ZBOOK"])
    func namesOfAnyKind(name: String) throws {
        var model = ManagedObjectModel()
        model.versionIdentifier = ""
        model.entities = [entity(name, [attribute(name)])]
        let reading = try read(ModelCacheFixture(model).blob, of: model)
        #expect(reading.cached?.model.entities.map(\.name) == [name])
        #expect(reading.cached?.model.entities[0].attributes.map(\.name) == [name])
    }

    /// One list of 1,000 properties at 1,000 entities: as a tree it has a million.
    @Test func sharedListsAreCounted() throws {
        var model = ManagedObjectModel()
        model.versionIdentifier = ""
        model.entities = (0..<1_000).map { entity("E\($0)", $0 == 0 ? (0..<1_000).map { attribute("a\($0)") } : []) }
        var fixture = try ModelCacheFixture(model)
        let first = try #require(fixture.object("NSEntityName", "E0"))
        guard case .dictionary(let firstFields) = fixture.objects[first], let shared = firstFields["NSProperties"]
        else {
            Issue.record("no properties")
            return
        }
        for uid in fixture.objects.indices where fixture.objects[uid].has("NSEntityName") {
            fixture.set("NSProperties", of: uid, to: shared)
        }
        guard case .archive(let diagnostics)? = try failure(fixture.blob) else {
            Issue.record("the archive was read")
            return
        }
        #expect(diagnostics.map(\.message).contains("the archive lists the same objects too often"))
    }
}

extension PropertyListValue {
    fileprivate func has(_ key: String) -> Bool {
        if case .dictionary(let fields) = self { fields[key] != nil } else { false }
    }
}

/// The stores of public projects that have a model.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct CorpusCachedModelTests {
    @Test func everyModelIsExact() throws {
        var count = 0
        for store in try CorpusStore.all() {
            let reading = StoreModelReader().read(store.url.path)
            #expect(reading.failure == nil, "\(store.name)")
            guard let cached = reading.cached else { continue }
            count += 1
            #expect(!reading.diagnostics.contains { $0.severity == .error }, "\(store.name): \(reading.diagnostics)")
            let hashes = VersionHasher.hashes(of: ResolvedModel(cached.model))
            #expect(cached.inexactEntities(hashes).isEmpty, "\(store.name)")
            #expect(cached.model.entities.count == store.entityCount, "\(store.name)")
        }
        #expect(count == 7)
    }
}
