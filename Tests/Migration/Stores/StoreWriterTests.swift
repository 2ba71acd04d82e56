import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

@testable import ModelcStores

/// Stores that are written are whole, valid, and have the structure of real ones.
@Suite struct StoreWriterTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [0, 1, 2, 3, 4, 7, 20, 150]) func sampleObjectsObeyTheModel(_ count: Int) throws {
        let store = try WrittenStore.samples(Museum.model, count, in: folder)
        try store.expectValid()
        guard count > 0 else { return }
        for entity in store.map.entities where !entity.isAbstract {
            let rows = try store.database.count("SELECT count(*) FROM \(entity.table) WHERE Z_ENT = \(entity.number)")
            #expect((rows ?? 0) >= min(count, 1), "\(entity.name)")
        }
    }

    /// The highest key of a table is at its root entity.
    @Test func keysAreCounted() throws {
        let store = try WrittenStore.samples(Museum.model, 5, in: folder)
        let rows = try store.database.rows("SELECT Z_NAME, Z_MAX FROM Z_PRIMARYKEY ORDER BY Z_ENT")
        let pieces = try store.database.count("SELECT max(Z_PK) FROM ZPIECE")
        #expect(rows.first { $0[0] == "Piece" }?[1] == pieces.map(String.init))
        #expect(
            rows.filter { ["Painting", "Portrait", "Sculpture"].contains($0[0] ?? "") }.allSatisfy { $0[1] == "0" })
    }

    /// Read with SQL that is written here, and shares no code with the writer.
    @Test func theFirstObjectsHaveExtremeValues() throws {
        let store = try WrittenStore.samples(Museum.model, 6, in: folder)
        let rows = try store.database.rows(
            """
            SELECT length(ZTITLE), ZHEIGHT, ZSHELF, ZCOUNT32, ZCOUNT64, ZISLENT, ZMADE, ZPAGE FROM ZPIECE
            WHERE Z_ENT = (SELECT Z_ENT FROM Z_PRIMARYKEY WHERE Z_NAME = 'Painting') ORDER BY Z_PK LIMIT 3
            """)
        #expect(rows[0] == ["3", "0.5", "1", "-2147483648", "-9223372036854775808", "0", nil, nil])
        #expect(rows[1].prefix(6) == ["34", "9.5", "12", "2147483647", "9223372036854775807", "1"])
        #expect(rows[1][6] != nil && rows[1][7] != nil)
        #expect(rows[2][2] == "7")
        #expect(try store.database.count("SELECT count(*) FROM ZARTIST WHERE ZNAME = ''") == 1)
        let counts = try store.database.rows(
            "SELECT count(ZROOM) FROM ZROOM AS r LEFT JOIN ZPIECE AS p ON p.ZROOM = r.Z_PK GROUP BY r.Z_PK")
        #expect(counts.allSatisfy { Int($0[0] ?? "") ?? 0 >= 2 })
        let pupils = Set(
            try store.database.rows(
                "SELECT count(p.Z_PK) FROM ZARTIST AS t LEFT JOIN ZARTIST AS p ON p.ZTEACHER = t.Z_PK GROUP BY t.Z_PK"
            ).map { $0[0] })
        #expect(pupils.contains("0") && pupils.contains { Int($0 ?? "") ?? 0 > 1 })
    }

    /// Both directions of a derived value and the data in a file.
    @Test func derivedValuesAndFilesAreWritten() throws {
        let store = try WrittenStore.samples(Museum.model, 6, in: folder)
        let wrong = try store.database.count(
            "SELECT count(*) FROM ZROOM AS r WHERE ZSIZE <> (SELECT count(*) FROM ZPIECE WHERE ZROOM = r.Z_PK)")
        #expect(wrong == 0)
        #expect(try store.database.count("SELECT count(*) FROM ZPIECE WHERE ZFOLDED IS NULL") == 0)
        let files = try folder.files().filter { $0.contains("_EXTERNAL_DATA") }
        #expect(files.count == 1)
        let photos = try store.objects().values.compactMap { object -> Int? in
            if case .external(let data)? = object["photo"] { data.bytes?.count } else { nil }
        }
        #expect(photos == [4_096, 4_096, 4_096])
    }

    @Test func theSameSeedGivesTheSameBytes() throws {
        let first = try WrittenStore.samples(Museum.model, 9, in: folder, "A.sqlite")
        let second = try WrittenStore.samples(Museum.model, 9, in: folder, "B.sqlite")
        let other = try WrittenStore.samples(Museum.model, 9, in: folder, "C.sqlite", seed: 4)
        let bytes = try [first, second, other].map { try Data(contentsOf: URL(fileURLWithPath: $0.path)) }
        #expect(bytes[0] == bytes[1] && bytes[0] != bytes[2])
    }

    /// A later version makes an attribute unique: two objects have the same value, so that its migration is tested.
    @Test func laterConstraintsMeetDuplicates() throws {
        let old = model(entity("Book", [attribute("isbn"), attribute("title")]))
        var new = old
        new.entities[0].uniquenessConstraints = [constraint("isbn")]
        let store = try WrittenStore.samples(old, 8, in: folder, later: [new])
        let sql = "SELECT count(*) FROM (SELECT ZISBN FROM ZBOOK WHERE ZISBN <> '' GROUP BY 1 HAVING count(*) > 1)"
        #expect(try store.database.count(sql) == 1)
        let unique = try WrittenStore.samples(new, 8, in: folder, "New2.sqlite", later: [old])
        #expect(try unique.database.count(sql) == 0)
    }

    /// A Boolean that must be unique allows two objects.
    @Test func constraintsLimitTheNumberOfObjects() throws {
        let flags = model(entity("Flag", [attribute("isOn", .boolean, optional: false)])) {
            $0.entities[0].uniquenessConstraints = [constraint("isOn")]
        }
        let store = try WrittenStore.samples(flags, 20, in: folder)
        try store.expectValid()
        #expect(try store.database.count("SELECT count(*) FROM ZFLAG") == 2)
    }

    @Test func whatIsNotKnownIsRefusedByProperty() throws {
        func refused(_ model: ManagedObjectModel) -> [UnwritableProperty] {
            do {
                let store = NewStore(of: ResolvedModel(model))
                let rows = try SampleRows(of: store, count: 1, seed: 0)
                _ = try WrittenStore(model, rows, in: folder, "\(UUID().uuidString).sqlite")
                return []
            } catch StoreWritingError.unwritable(let properties) {
                return properties
            } catch {
                return []
            }
        }
        let composed = model(
            entity("Box", [attribute("size", composite: "Size")]),
            composites: [composite("Size", attribute("width", .double))])
        #expect(refused(composed) == [UnwritableProperty(path: "Box.size", reason: .composite)])
        let archived = model(
            entity("Box", [attribute("color", .transformable, optional: false) { $0.valueTransformerName = "Colors" }]))
        #expect(refused(archived).map(\.path) == ["Box.color"])
        let impossible = model(
            entity("Box", [attribute("code", optional: false) { $0.regularExpression = "(?=x)y" }]))
        #expect(refused(impossible) == [UnwritableProperty(path: "Box.code", reason: .pattern("(?=x)y"))])
        let bounded = model(
            entity(
                "Box",
                [
                    attribute("count", .integer16, optional: false) {
                        $0.minimumValueText = "5"
                        $0.maximumValueText = "4"
                    }
                ]))
        #expect(refused(bounded) == [UnwritableProperty(path: "Box.count", reason: .bounds)])
    }

    /// An object that requires one of an abstract entity without children cannot exist.
    @Test func impossibleObjectsAreLeftOut() throws {
        let impossible = model(
            entity("Ghost") { $0.isAbstract = true }, entity("Child", parent: "House"),
            entity("House", links: [link("ghost", to: "Ghost") { $0.isOptional = false }]), entity("Tree"))
        let rows = try SampleRows(of: NewStore(of: ResolvedModel(impossible)), count: 4, seed: 0)
        #expect(rows.unmetBounds == ["House.ghost"] && rows.objectCount == 4)
        try WrittenStore(impossible, rows, in: folder).expectValid()
        #expect(throws: StoreWritingError.self) {
            try WrittenStore.samples(model(entity("A", parent: "A")), 1, in: folder, "Circle.sqlite")
        }
    }

    /// Models with random inheritance, links and names.
    @Test(arguments: 0..<20) func storesOfRandomModelsAreValid(_ seed: Int) throws {
        for (number, model) in RandomVersions.make(seed: UInt64(seed), count: 3).enumerated()
        where VersionHasher.hashes(of: ResolvedModel(model)).checksum != nil {
            let store = try WrittenStore.samples(model, 6, in: folder, "\(number).sqlite")
            try store.expectValid("seed \(seed), version \(number)")
        }
    }
}

/// The same for public models, and the structure of public stores.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct CorpusStoreWriterTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The versions whose stores cannot be written, with the number of properties that are not known.
    @Test func everyVersionHasAStore() throws {
        var written = 0
        var refused: [String: [UnwritableProperty]] = [:]
        let facts = try Corpus.facts()
        for (number, fact) in facts.enumerated() {
            guard let version = ModelReader().read(fact.url.path, .current).selectedVersion?.model else {
                continue
            }
            let resolved = ResolvedModel(version)
            guard VersionHasher.hashes(of: resolved).checksum != nil else { continue }
            do {
                let store = try WrittenStore.samples(version, 5, in: folder, "\(number).sqlite")
                try store.expectValid("\(fact.path)")
                written += 1
            } catch StoreWritingError.unwritable(let properties) {
                refused[fact.path] = properties
            }
        }
        #expect(
            refused.values.joined().allSatisfy {
                if case .archive = $0.reason { true } else { $0.reason == .composite }
            })
        #expect(written >= 250 && written + refused.count >= 290, "\(written) written, \(refused.count) refused")
    }

    /// The copy of the model in a store has the hashes of the version.
    @Test func everyVersionHasACopyOfItsModel() throws {
        var equal = 0
        var different: [String] = []
        for fact in try Corpus.facts() {
            guard let version = ModelReader().read(fact.url.path, .current).selectedVersion?.model else { continue }
            let hashes = VersionHasher.hashes(of: ResolvedModel(version))
            guard hashes.checksum != nil else { continue }
            let content = try CachedModelWriter.content(of: ModelCompiler().compile(version).bytes)
            let cached = try CachedModelReader.decode(content, StoreMetadata(), path: fact.path).model.model
            let isEqual = VersionHasher.hashes(of: ResolvedModel(cached)).checksum == hashes.checksum
            if isEqual { equal += 1 } else { different.append(fact.path) }
        }
        // The compiled form of its derivations is not known.
        #expect(equal > 290 && different == ["Sums.xcdatamodeld/Sums.xcdatamodel"], "\(equal) equal; \(different)")
    }

    /// Each table, column and index of a real store is in the store that is written for its version, and no other.
    @Test func structuresAreThoseOfRealStores() throws {
        var compared = 0
        for (number, real) in try CorpusStore.all().enumerated() {
            guard let version = try real.knownVersions().first?.model.model else { continue }
            let framework = StoreFramework(version: try #require(real.frameworkVersion))
            let written = try WrittenStore(
                version, SampleRows(of: NewStore(of: ResolvedModel(version)), count: 0, seed: 0), in: folder,
                "\(number).sqlite", framework: framework)
            let copy = folder.path("real-\(number).sqlite")
            for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: real.url.path + suffix) {
                try FileManager.default.copyItem(atPath: real.url.path + suffix, toPath: copy + suffix)
                try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: copy + suffix)
            }
            let expected = try WrittenStore.structure(of: try TestDatabase(copy)).subtracting(known(real))
            let actual = try written.structure().subtracting(known(real))
            if isOlder(real) {
                // The indexes were made for an earlier state of the version: hashes do not cover them.
                #expect(tables(actual) == tables(expected), "\(real.name)")
                #expect(expected.isSuperset(of: actual.filter(isOfLink)), "\(real.name)")
            } else {
                #expect(actual == expected, "\(real.name): \(actual.symmetricDifference(expected))")
            }
            compared += 1
        }
        #expect(compared == 12)
    }

    /// Framework 241 does not sort columns.
    private func known(_ store: CorpusStore) -> Set<String> {
        guard store.frameworkVersion == 241 else { return [] }
        let start = "CREATE TABLE ZRECIPE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZIMAGE INTEGER, "
        return [
            start
                + "ZTYPE INTEGER, ZINSTRUCTIONS VARCHAR, ZNAME VARCHAR, ZOVERVIEW VARCHAR, ZPREPTIME VARCHAR, ZTHUMBNAILIMAGE BLOB )",
            start
                + "ZTYPE INTEGER, ZPREPTIME VARCHAR, ZNAME VARCHAR, ZINSTRUCTIONS VARCHAR, ZOVERVIEW VARCHAR, ZTHUMBNAILIMAGE BLOB )",
        ]
    }

    private func isOlder(_ store: CorpusStore) -> Bool { store.name.hasPrefix("cadets-ca+ets") }

    private func tables(_ lines: Set<String>) -> Set<String> { lines.filter { $0.hasPrefix("CREATE TABLE") } }

    private func isOfLink(_ line: String) -> Bool { line.contains("_INDEX ON") }
}
