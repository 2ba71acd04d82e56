import Foundation
import ModelcBase
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcStores

/// Objects that are given are written as they are, or refused with their place.
@Suite struct GivenRowsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let library = model(
        entity(
            "Book",
            [
                attribute("title", optional: false) { $0.maximumValueText = "10" },
                attribute("isbn") { $0.regularExpression = "[0-9]{3}" }, attribute("pages", .integer16),
                attribute("price", .decimal), attribute("weight", .double), attribute("sold", .date),
                attribute("isNew", .boolean, optional: false, default: "YES"), attribute("mark", .uuid),
                attribute("cover", .binary) { $0.allowsExternalStorage = true },
            ],
            links: [
                link("author", to: "Author", inverse: "books"), many("tags", to: "Tag", inverse: "books"),
                many("notes", to: "Note"),
            ]
        ) { $0.uniquenessConstraints = [constraint("isbn")] },
        entity("Novel", parent: "Book", [attribute("genre")]),
        entity(
            "Author", [attribute("name")],
            links: [
                many("books", to: "Book", inverse: "author") {
                    $0.isOrdered = true
                    $0.maximumCount = 2
                }
            ]),
        entity("Tag", [attribute("name")], links: [many("books", to: "Book", inverse: "tags")]),
        entity("Note", [attribute("text")]))

    /// An object in the form of a dump, without quotation marks around its keys' values.
    private func object(_ json: String, line: Int = 1) throws -> GivenObject {
        guard case .object(let members) = try JSONReader.value(of: json) else { throw CocoaError(.coderInvalidValue) }
        func text(_ key: String) -> String? {
            guard case .string(let text)? = members.first(where: { $0.key == key })?.value else { return nil }
            return text
        }
        return GivenObject(
            place: .init(file: "data.jsonl", line: line), id: text("_id"), entity: text("_entity"),
            values: members.filter { !$0.key.hasPrefix("_") })
    }

    private func rows(_ objects: String...) throws -> GivenRows {
        try GivenRows(
            objects.enumerated().map { try object($1, line: $0 + 1) },
            of: NewStore(of: ResolvedModel(GivenRowsTests.library)))
    }

    private func problems(_ objects: String...) throws -> [String] {
        do {
            let objects = try objects.enumerated().map { try object($1, line: $0 + 1) }
            _ = try GivenRows(objects, of: NewStore(of: ResolvedModel(GivenRowsTests.library)))
            return []
        } catch let error as GivenRows.Problems {
            return error.all.map { "\($0.place.line) \($0.path ?? "-") \($0.message)" }
        }
    }

    /// Read with SQL that is written here.
    @Test func valuesAndLinksAreWritten() throws {
        let rows = try rows(
            #"{"_id":"Author/p7","_entity":"Author","name":"Ada","books":["Novel/p4","b2"]}"#,
            #"""
            {"_id":"Novel/p4","title":"One","isbn":"123","pages":7,"price":"12.50","weight":1e3,"sold":"2001-01-02T00:00:00Z",
            "isNew":false,"mark":"C4637490-BD7F-4428-B093-63A1720E17D2","cover":"AQID","genre":"x","tags":["red"],"notes":["n"]}
            """#,
            #"{"_id":"b2","_entity":"Book","title":"Two"}"#,
            #"{"_id":"red","_entity":"Tag","name":"red","books":["b2"]}"#,
            #"{"_id":"n","_entity":"Note","text":"good"}"#)
        let store = try WrittenStore(GivenRowsTests.library, rows, in: folder)
        try store.expectValid()
        let database = store.database
        #expect(
            try database.rows(
                """
                SELECT Z_PK, Z_ENT, ZTITLE, ZISBN, ZPAGES, ZPRICE, ZWEIGHT, ZSOLD, ZISNEW, hex(ZMARK), hex(ZCOVER), ZGENRE,
                ZAUTHOR, Z_FOK_AUTHOR FROM ZBOOK ORDER BY Z_PK
                """) == [
                    [
                        "4", "3", "One", "123", "7", "12.5", "1000.0", "86400", "0",
                        "C4637490BD7F4428B09363A1720E17D2", "01010203", "x", "7", "1024",
                    ],
                    ["5", "2", "Two", nil, nil, nil, nil, nil, "1", "", "", nil, "7", "2048"],
                ])
        #expect(try database.rows("SELECT * FROM Z_2TAGS ORDER BY 1") == [["4", "1"], ["5", "1"]])
        #expect(try database.rows("SELECT Z2NOTES FROM ZNOTE") == [["4"]])
        #expect(
            try database.rows("SELECT Z_NAME, Z_MAX FROM Z_PRIMARYKEY WHERE Z_MAX > 0 ORDER BY 1") == [
                ["Author", "7"], ["Book", "5"], ["Note", "1"], ["Tag", "1"],
            ])
    }

    @Test func largeDataIsAFileOfItsOwn() throws {
        let bytes = [UInt8](repeating: 7, count: 200_000)
        let rows = try rows(#"{"_entity":"Book","title":"A","cover":"\#(Base64.text(of: bytes))"}"#)
        #expect(rows.externalFiles.map(\.bytes) == [bytes])
        let store = try WrittenStore(GivenRowsTests.library, rows, in: folder)
        try store.expectValid()
        guard case .external(let data)? = try store.objects()["Book/p1"]?["cover"] else {
            Issue.record("the value is not in a file")
            return
        }
        #expect(data.bytes == bytes)
    }

    /// Objects that were read from a store give the same store.
    @Test func samplesSurviveADump() throws {
        let first = try WrittenStore.samples(CoinCollection.model, 9, in: folder, "A.sqlite")
        let objects = try first.objects()
        let rows = try GivenRows(GivenObject.all(of: first), of: NewStore(of: first.model))
        let second = try WrittenStore(CoinCollection.model, rows, in: folder, "B.sqlite")
        try second.expectValid()
        let others = try second.objects()
        #expect(others.keys.sorted() == objects.keys.sorted())
        for (id, object) in objects {
            for (name, value) in object {
                if case .external = value { continue }
                #expect(others[id]?[name] == value, "\(id).\(name)")
            }
        }
    }

    @Test func wrongValuesHaveAPlace() throws {
        #expect(
            try problems(
                #"{"_entity":"Book","title":"much too long"}"#, #"{"_entity":"Book","title":"A","isbn":"12"}"#,
                #"{"_entity":"Book","title":"A","pages":40000}"#, #"{"_entity":"Book","title":"A","pages":"x"}"#,
                #"{"_entity":"Book"}"#, #"{"_entity":"Book","title":"A","mark":"1"}"#,
                #"{"_entity":"Book","title":"A","titel":1}"#) == [
                    "1 Book.title a text of 13 characters is too long",
                    "2 Book.isbn '12' does not match the regular expression '[0-9]{3}'",
                    "3 Book.pages 40000 does not fit Integer 16", "4 Book.pages 'x' is not a whole number",
                    "5 Book.title a value is required", "6 Book.mark '1' is not a UUID",
                    "7 Book.titel there is no such stored property; did you mean 'title'?",
                ])
    }

    @Test func wrongObjectsHaveAPlace() throws {
        #expect(
            try problems(
                #"{"_entity":"Bok","title":"A"}"#, #"{"title":"A"}"#, #"{"_id":"x","_entity":"Tag"}"#,
                #"{"_id":"x","_entity":"Tag"}"#) == [
                    "1 - there is no entity 'Bok'; did you mean 'Book'?",
                    "2 - the object has no entity: '_entity' is missing",
                    "4 - another object has the id 'x', too",
                ])
    }

    @Test func wrongLinksHaveAPlace() throws {
        #expect(
            try problems(
                #"{"_id":"a","_entity":"Author","books":["b","c","d"]}"#, #"{"_id":"b","_entity":"Book","title":"A"}"#,
                #"{"_id":"c","_entity":"Book","title":"A"}"#, #"{"_id":"d","_entity":"Book","title":"A"}"#)
                == ["1 Author.books 3 objects, and the maximum is 2"])
        #expect(
            try problems(
                #"{"_id":"a","_entity":"Author","books":[]}"#,
                #"{"_id":"b","_entity":"Book","title":"A","author":"a"}"#)
                == ["2 Book.author 'a' does not name the object in 'Author.books'"])
        #expect(
            try problems(#"{"_id":"b","_entity":"Book","title":"A","author":"z"}"#)
                == ["1 Book.author there is no object 'z'"])
        #expect(
            try problems(#"{"_id":"b","_entity":"Book","title":"A","author":"b"}"#)
                == ["1 Book.author 'b' is not of the entity 'Author'"])
        #expect(
            try problems(
                #"{"_entity":"Book","title":"A","isbn":"123"}"#, #"{"_entity":"Novel","title":"B","isbn":"123"}"#)
                == ["2 Book.isbn the value must be unique, and the object in line 1 has it, too"])
    }

    /// Forms of numbers that Core Data would not store, and a default that is not valid.
    @Test func numbersAreDecimalAndFit() throws {
        var numbers = model(
            entity("Row", [attribute("price", .decimal), attribute("weight", .float), attribute("count", .integer16)]))
        func problems(_ json: String) throws -> [String] {
            do {
                _ = try GivenRows([object(json)], of: NewStore(of: ResolvedModel(numbers)))
                return []
            } catch let error as GivenRows.Problems {
                return error.all.map(\.message)
            }
        }
        #expect(try problems(#"{"_entity":"Row","price":"0x10"}"#) == ["'0x10' is not a number"])
        #expect(try problems(#"{"_entity":"Row","count":"0x10"}"#) == ["'0x10' is not a whole number"])
        #expect(try problems(#"{"_entity":"Row","weight":1e39}"#) == ["1e39 does not fit Float"])
        #expect(try problems(#"{"_entity":"Row","price":"-1.5e3","weight":0.1,"count":"1e2"}"#) == [])
        numbers.entities[0].attributes[2].minimumValueText = "5"
        numbers.entities[0].attributes[2].defaultValueText = "1"
        #expect(
            try problems(#"{"_entity":"Row"}"#) == [
                "the value is missing, and the default is not valid: 1 is less than the minimum"
            ])
    }

    /// A transient relationship has no column, whatever its inverse is.
    @Test func transientInversesNeedNoValue() throws {
        let shops = model(
            entity("Shop", links: [many("goods", to: "Good", inverse: "shop")]),
            entity(
                "Good",
                links: [
                    link("shop", to: "Shop", inverse: "goods") {
                        $0.isOptional = false
                        $0.isTransient = true
                    }
                ]))
        let rows = try GivenRows([object(#"{"_entity":"Good"}"#)], of: NewStore(of: ResolvedModel(shops)))
        #expect(rows.objectCounts == ["Good": 1])
    }

    /// The number of an object may be the greatest, but other objects need one, too.
    @Test func keysHaveALimit() throws {
        #expect(
            try problems(#"{"_id":"Tag/p9223372036854775807","_entity":"Tag"}"#, #"{"_entity":"Tag"}"#) == [
                "1 - the key in 'Tag/p9223372036854775807' is greater than 4611686018427387903"
            ])
        let rows = try rows(#"{"_id":"Tag/p4611686018427387903","_entity":"Tag"}"#, #"{"_entity":"Tag"}"#)
        try WrittenStore(GivenRowsTests.library, rows, in: folder).expectValid()
    }

    /// The constraint of a child is an index of the whole table.
    @Test func aConstraintCoversTheTable() throws {
        let books = model(
            entity("Book", [attribute("isbn")]),
            entity("Novel", parent: "Book") { $0.uniquenessConstraints = [constraint("isbn")] })
        let objects = try [#"{"_entity":"Book","isbn":"1"}"#, #"{"_entity":"Novel","isbn":"1"}"#].enumerated().map {
            try object($1, line: $0 + 1)
        }
        #expect {
            try GivenRows(objects, of: NewStore(of: ResolvedModel(books)))
        } throws: { error in
            (error as? GivenRows.Problems)?.all.map { "\($0.place.line) \($0.path ?? "")" } == ["2 Novel.isbn"]
        }
    }

    /// An empty cell is no value; only a required value has its default.
    @Test func emptyCellsOfATable() throws {
        let flags = model(
            entity(
                "Flag",
                [
                    attribute("isOn", .boolean, optional: false, default: "YES"),
                    attribute("size", .integer16, default: "7"),
                ]),
            entity("Star", parent: "Flag", [attribute("points", .integer16)]))
        let cells = ["isOn", "size", "points"].map { ReadJSONMember(key: $0, value: .null) }
        let given = GivenObject(
            place: .init(file: "Flag.csv", line: 2), id: nil, entity: "Flag", values: cells, isOfTable: true)
        let store = try WrittenStore(flags, GivenRows([given], of: NewStore(of: ResolvedModel(flags))), in: folder)
        #expect(try store.database.rows("SELECT ZISON, ZSIZE FROM ZFLAG") == [["1", nil]])
    }
}
