import ModelcBase
import ModelcCloudKitSchema
import Testing

/// Reading schemas: the whole language, and what is wrong in a file.
@Suite struct CloudKitSchemaReaderTests {
    private func read(_ text: String) -> CloudKitSchema { CloudKitSchema(reading: Array(text.utf8)) }

    /// The problems as `line:column: message`.
    private func problems(_ text: String) -> [String] {
        read(text).problems.map { "\($0.position.line):\($0.position.column): \($0.message)" }
    }

    @Test func everyFormOfTheLanguage() throws {
        let schema = read(
            """
            /* of several
               lines */ define Schema -- to the end
            CREATE ROLE "moderator";
            record TYPE Note ("when" timestamp Sortable QUERYABLE, // "not a name
              GRANT read, WRITE TO moderator, "a.b-/*c" STRING,
              secret ENCRYPTED BYTES, list LIST<ENCRYPTED STRING>, refs LIST < REFERENCE > QUERYABLE,
              open NUMBER, fixed NUMBER PREFERRED AS DOUBLE, GRANT CREATE TO "_icloud");
            RECORD TYPE "cloudkit.share" ();
            """)
        #expect(schema.problems == [])
        #expect(schema.roles.map(\.text) == ["moderator"])
        #expect(schema.types.map(\.name.text) == ["Note", "cloudkit.share"])
        let note = try #require(schema.types.first)
        #expect(
            note.fields.map { "\($0.name.text): \($0.type.text)" } == [
                "when: TIMESTAMP", "a.b-/*c: STRING", "secret: ENCRYPTED BYTES", "list: LIST<ENCRYPTED STRING>",
                "refs: LIST<REFERENCE>", "open: NUMBER", "fixed: NUMBER PREFERRED AS DOUBLE",
            ])
        #expect(note.fields[0].options == [.queryable, .sortable])
        #expect(note.fields[0].name.position.line == 4 && note.fields[0].name.position.column == 19)
        #expect(
            note.grants == [RecordGrant([.read, .write], to: "moderator"), RecordGrant([.create], to: "_icloud")])
        #expect(note.fields.last?.type.storedKind == .double)
    }

    @Test func aByteOrderMarkIsSkipped() { #expect(problems("\u{FEFF}DEFINE SCHEMA") == []) }

    @Test(arguments: [
        ("", "1:1: DEFINE is missing before the end of the file"),
        ("RECORD TYPE A ();", "1:1: DEFINE is missing before RECORD"),
        ("DEFINE SCHEMA RECORD A ();", "1:22: TYPE is missing before A"),
        ("DEFINE SCHEMA RECORD TYPE (a STRING);", "1:27: the name of a record type is missing before '('"),
        ("DEFINE SCHEMA RECORD TYPE A (\n  a QUERYABLE\n);", "2:5: a type is missing before QUERYABLE"),
        ("DEFINE SCHEMA RECORD TYPE A (a);", "1:31: a type is missing before ')'"),
        ("DEFINE SCHEMA RECORD TYPE A (a TEXT);", "1:32: TEXT is not a field type"),
        ("DEFINE SCHEMA RECORD TYPE A (a LIST<LIST<STRING>>);", "1:37: a list of lists is not possible"),
        ("DEFINE SCHEMA RECORD TYPE A (a ENCRYPTED ASSET);", "1:42: ASSET cannot be encrypted"),
        (
            "DEFINE SCHEMA RECORD TYPE A (a NUMBER PREFERRED AS STRING);",
            "1:52: INT64 or DOUBLE is missing before STRING"
        ),
        ("DEFINE SCHEMA RECORD TYPE A (a STRING b STRING);", "1:39: a comma is missing before b"),
        (
            "DEFINE SCHEMA RECORD TYPE A (GRANT READ, b TO \"_world\");",
            "1:42: a right (READ, CREATE or WRITE) is missing before b"
        ),
        ("DEFINE SCHEMA RECORD TYPE A (a STRING)", "1:39: ';' is missing before the end of the file"),
        ("DEFINE SCHEMA RECORD TYPE \"A", "1:27: found a name without its second quote"),
        ("DEFINE SCHEMA /* RECORD", "1:15: RECORD is missing before a comment without '*/'"),
        (
            "DEFINE SCHEMA RECORD TYPE A (größe STRING);",
            "1:32: a type is missing before 'ö', which is not part of the language"
        ),
    ])
    func syntaxErrorsHaveTheirPlace(text: String, problem: String) {
        let found = problems(text).first
        #expect(found.map { $0.hasPrefix(String(problem.prefix(5))) } == true, "\(found ?? "none")")
        #expect(!read(text).isReadable)
    }

    @Test func messagesSayWhatIsMissing() {
        #expect(
            problems("DEFINE SCHEMA RECORD TYPE A (\n  a QUERYABLE\n);") == ["2:5: a type is missing before QUERYABLE"])
        #expect(problems("DEFINE SCHEMA RECORD TYPE A (a STRNG);") == ["1:32: STRNG is not a field type"])
        #expect(read("DEFINE SCHEMA RECORD TYPE A (a STRNG);").problems.first?.help == "did you mean STRING?")
    }

    @Test func bytesThatAreNotUTF8() {
        let schema = CloudKitSchema(reading: Array("DEFINE SCHEMA\n// ".utf8) + [0xFF])
        #expect(schema.problems.map(\.message) == ["the file is not UTF-8"])
        #expect(schema.problems.first?.position.line == 2)
    }

    /// One statement with an error does not hide the others.
    @Test func readingContinuesAfterAnError() {
        let schema = read("DEFINE SCHEMA RECORD TYPE A (a); RECORD TYPE B (b STRING); RECORD TYPE C (c STRNG);")
        #expect(schema.types.map(\.name.text) == ["B"])
        #expect(schema.problems.count == 2)
    }

    @Test func errorsAreLimited() {
        let text = "DEFINE SCHEMA " + String(repeating: "x;", count: 1_000)
        #expect(read(text).problems.count == 20)
    }

    @Test func whatIsToleratedIsReported() {
        #expect(
            problems("DEFINE SCHEMA RECORD TYPE cloudkit.share (grant STRING, ___recordID REFERENCE,);") == [
                "1:27: cloudkit.share needs quotes", "1:43: grant needs quotes", "1:57: ___recordID needs quotes",
                "1:78: a comma after the last item of cloudkit.share",
            ])
        #expect(read("DEFINE SCHEMA RECORD TYPE A (Queryable STRING QUERYABLE);").isReadable)
    }

    @Test func duplicatesCountOnce() {
        let schema = read("DEFINE SCHEMA RECORD TYPE A (a STRING, A INT64, a BYTES); RECORD TYPE A ();")
        #expect(schema.types.count == 1 && schema.types[0].fields.map(\.name.text) == ["a", "A"])
        #expect(schema.problems.map(\.message) == ["A.a is declared twice", "A is declared twice"])
        #expect(schema.problems.map(\.kind) == [.duplicate, .duplicate])
    }

    /// The time grows with the length: a hundred thousand fields, duplicates, brackets and comments.
    @Test(.timeLimit(.minutes(1)))
    func longFilesTakeLinearTime() {
        let fields = (0..<100_000).map { "CD_f\($0) STRING" }.joined(separator: ",\n")
        #expect(read("DEFINE SCHEMA RECORD TYPE A (\(fields));").types.first?.fields.count == 100_000)
        let same = String(repeating: "CD_f STRING,", count: 100_000)
        #expect(read("DEFINE SCHEMA RECORD TYPE A (\(same) b STRING);").problems.count == 99_999)
        for text in ["LIST<", "(", "/*", "\"", "RECORD TYPE A ();"] {
            _ = read("DEFINE SCHEMA RECORD TYPE A (a " + String(repeating: text, count: 100_000))
        }
    }
}
