import ModelcBase
import ModelcCloudKitSchema
import ModelcTestSupport
import Testing

/// Writing schemas: the layout of an export, and additions to a file.
@Suite struct CloudKitSchemaAdditionTests {
    private let export = """
        DEFINE SCHEMA

            CREATE ROLE moderator;

            RECORD TYPE CD_Note (
                CD_entityName    STRING QUERYABLE SEARCHABLE SORTABLE,
                CD_title         STRING QUERYABLE SEARCHABLE SORTABLE,
                CD_title_ckAsset ASSET,
                "___recordID"    REFERENCE,
                GRANT WRITE TO "_creator",
                GRANT READ, CREATE TO moderator
            );

            RECORD TYPE "cloudkit.share" (
                "cloudkit.title" STRING
            );

        """

    private func adding(
        _ fields: [String: [RecordFieldDeclaration]] = [:], _ types: [RecordTypeDeclaration] = [], to text: String
    ) throws -> String {
        let schema = CloudKitSchema(reading: Array(text.utf8))
        let bytes = try CloudKitSchemaAddition(to: schema).text(fields: fields, types: types)
        #expect(CloudKitSchema(reading: bytes).isReadable)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func field(_ name: String, _ kind: RecordFieldKind = .string) -> RecordFieldDeclaration {
        RecordFieldDeclaration(name, RecordFieldType(kind))
    }

    /// The lines that the second text has besides those of the first, which it has in the same order.
    private func added(_ old: String, _ new: String) -> [Substring]? {
        var old = old.split(separator: "\n", omittingEmptySubsequences: false)[...]
        let added = new.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            guard old.first == line else { return true }
            old.removeFirst()
            return false
        }
        return old.isEmpty ? added : nil
    }

    @Test func anExportIsRecognised() {
        #expect(CloudKitSchema(reading: Array(export.utf8)).hasLayoutOfExport)
        #expect(CloudKitSchema(reading: Array((export + "\n\n").utf8)).hasLayoutOfExport)
        let edited = export.replacing("CD_title         STRING", with: "CD_title STRING")
        #expect(!CloudKitSchema(reading: Array(edited.utf8)).hasLayoutOfExport)
        #expect(!CloudKitSchema(reading: Array(("// mine\n" + export).utf8)).hasLayoutOfExport)
    }

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func exportsOfTheCorpusComeOutAgain() throws {
        let root = try #require(Corpus.root)
        let text = try String(
            contentsOf: root.appendingPathComponent("cloudkit/robbiet480+Dispatch/schema.ckdb"), encoding: .utf8)
        let schema = CloudKitSchema(reading: Array(text.utf8))
        #expect(schema.hasLayoutOfExport)
        #expect(try adding(to: text) == text)
    }

    @Test func nothingToAddChangesNothing() throws {
        for text in [export, "DEFINE SCHEMA", "\u{FEFF}define schema\r\n-- a comment"] {
            #expect(try adding(to: text) == text)
        }
    }

    @Test func fieldsAreInByteOrder() throws {
        let result = try adding(
            ["CD_Note": [field("CD_zoom", .double), field("CD_body", .bytes), field("CD_a", .int64), field("z")]],
            to: export)
        #expect(
            added(export, result) == [
                "        CD_a             INT64 QUERYABLE SORTABLE,",
                "        CD_body          BYTES QUERYABLE SORTABLE,",
                "        CD_zoom          DOUBLE QUERYABLE SORTABLE,",
                "        z                STRING QUERYABLE SEARCHABLE SORTABLE,",
            ])
        let names = CloudKitSchema(reading: Array(result.utf8)).types[0].fields.map(\.name.text)
        #expect(names == names.inByteOrder())
    }

    /// Without grants, the last line would need a comma: what comes last goes before it.
    @Test func noLineChanges() throws {
        let result = try adding(["cloudkit.share": [field("zoom"), field("cloud")]], to: export)
        #expect(added(export, result)?.count == 2)
    }

    @Test func typesAreInByteOrder() throws {
        let types = ["CD_A", "CD_Z", "zebra"].map { RecordTypeDeclaration($0, fields: [field("CD_x")]) }
        let result = try adding([:], types, to: export)
        let names = CloudKitSchema(reading: Array(result.utf8)).types.map(\.name.text)
        #expect(names == ["CD_A", "CD_Note", "CD_Z", "cloudkit.share", "zebra"])
        #expect(added(export, result)?.count == 21)
        #expect(CloudKitSchema(reading: Array(result.utf8)).hasLayoutOfExport)
    }

    @Test(arguments: [
        "DEFINE SCHEMA", "DEFINE SCHEMA RECORD TYPE T();", "DEFINE SCHEMA RECORD TYPE T(a STRING);",
        "DEFINE SCHEMA RECORD TYPE T(a STRING, GRANT READ TO x); CREATE ROLE x;",
        "DEFINE SCHEMA\r\n    RECORD TYPE T (\r\n        // first\r\n        a STRING, /* of\r\n two lines */ b STRING\r\n    );",
        "DEFINE SCHEMA RECORD\nTYPE T (a STRING // last\n); -- end",
    ])
    func everyLayoutCanBeCompleted(text: String) throws {
        let fields = ["T": ["_0", "aa", "z"].map { field($0) }]
        let types = ["A", "Z"].map { RecordTypeDeclaration($0, fields: [field("CD_x")], grants: []) }
        let hasType = text.contains("TYPE")
        let result = try adding(hasType ? fields : [:], types, to: text)
        let schema = CloudKitSchema(reading: Array(result.utf8))
        #expect(schema.problems == [], "\(result)")
        #expect(schema.types.map(\.name.text) == (hasType ? ["A", "T", "Z"] : ["A", "Z"]))
        if hasType { #expect(Set(["_0", "aa", "z"]).isSubset(of: schema.types[1].fields.map(\.name.text))) }
        // All bytes are there, in their order.
        var rest = text.utf8[...]
        for byte in result.utf8 where byte == rest.first { rest.removeFirst() }
        #expect(rest.isEmpty)
    }

    @Test func namesAreQuotedWhereTheyMustBe() {
        let type = RecordTypeDeclaration(
            "a.b", fields: ["grant", "_x", "ok", "7up"].map { field($0, .asset) },
            grants: [RecordGrant([.read], to: "_world")])
        #expect(
            ExportLayout.text(roles: ["r", "_s"], types: [type]) == """
                DEFINE SCHEMA

                    CREATE ROLE r;
                    CREATE ROLE "_s";

                    RECORD TYPE "a.b" (
                        "7up"   ASSET,
                        "_x"    ASSET,
                        "grant" ASSET,
                        ok      ASSET,
                        GRANT READ TO "_world"
                    );

                """)
    }
}
