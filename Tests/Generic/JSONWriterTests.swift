import ModelcBase
import ModelcTestSupport
import Testing

@Suite struct JSONWriterTests {
    @Test func aDocumentIsWrittenByteForByte() {
        let document: JSONValue = [
            "zebra": "first stays first",
            "apple": ["name": "a", "empty": [], "nothing": .null],
            "list": [1, true, [], [:], [[2]]],
            "none": [:],
        ]
        #expect(
            JSONWriter.text(of: document) == """
                {
                  "zebra": "first stays first",
                  "apple": {
                    "name": "a",
                    "empty": [],
                    "nothing": null
                  },
                  "list": [
                    1,
                    true,
                    [],
                    {},
                    [
                      [
                        2
                      ]
                    ]
                  ],
                  "none": {}
                }

                """)
    }

    @Test(arguments: [
        (JSONValue.null, "null\n"), (.bool(true), "true\n"), (.bool(false), "false\n"), (.string(""), "\"\"\n"),
        (.array([]), "[]\n"), (.object([]), "{}\n"),
    ])
    func aSingleValueIsADocument(value: JSONValue, text: String) {
        #expect(JSONWriter.text(of: value) == text)
        #expect(JSONWriter.bytes(of: value) == Array(text.utf8))
    }

    @Test func whatMustBeEscapedIsAndNothingElse() {
        let text = "\"\\/\n\r\t\u{8}\u{C}\u{0}\u{1F}\u{7F}\u{80}\u{9F}\u{A0}é\u{2028}😀"
        let expected = #""\"\\/\n\r\t\u0008\u000c\u0000\u001f\u007f\u0080\u009f"# + "\u{A0}é\\u2028😀\"\n"
        #expect(JSONWriter.text(of: .string(text)) == expected)
        // Characters that begin with the same bytes as a direction mark are not escaped.
        let marked = "€\u{061C}ب\u{200E}\u{202A}\u{202E}\u{2066}\u{2069}\u{200D}…"
        let spelt = "\"€\\u061cب\\u200e\\u202a\\u202e\\u2066\\u2069\u{200D}…\"\n"
        #expect(JSONWriter.text(of: .string(marked)) == spelt)
        #expect(JSONWriter.text(of: ["a\"b\n": 1]) == "{\n  \"a\\\"b\\n\": 1\n}\n")
    }

    @Test(arguments: [
        (0.0, "0\n"), (1.0, "1\n"), (-3.0, "-3\n"), (0.5, "0.5\n"), (0.1, "0.1\n"), (1e15, "1000000000000000\n"),
        (1e300, "1e+300\n"), (.leastNonzeroMagnitude, "5e-324\n"), (-2.5e-7, "-2.5e-07\n"),
        (Double.infinity, "null\n"), (-Double.infinity, "null\n"), (Double.nan, "null\n"),
    ])
    func numbersAreWrittenShortestAndNeverAsSomethingThatIsNoJSON(number: Double, text: String) {
        #expect(JSONWriter.text(of: .number(number)) == text)
    }

    @Test func everyNumberReadsBackAsItself() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<20_000 {
            let number = Double(bitPattern: random.next())
            guard number.isFinite else { continue }
            let text = JSONWriter.text(of: .number(number)).dropLast()
            #expect(Double(text) == number)
        }
    }

    @Test(arguments: [(Int.max, "9223372036854775807\n"), (Int.min, "-9223372036854775808\n"), (0, "0\n")])
    func integersKeepAllTheirDigits(integer: Int, text: String) {
        #expect(JSONWriter.text(of: .integer(integer)) == text)
    }

    @Test func membersKeepTheirOrderAndEvenTheirRepetition() {
        let names = (0..<50).map { "\(($0 * 37) % 50)" }
        let document = JSONValue.object(names.map { JSONMember(key: $0, value: 0) })
        let written = JSONWriter.text(of: document).split(separator: "\n").dropFirst().dropLast()
        #expect(written.map { String($0.dropFirst(3).prefix { $0 != "\"" }) } == names)
    }

    @Test func whatIsAbsentIsNull() {
        #expect(JSONValue.optional(String?.none) == .null)
        #expect(JSONValue.optional(Int?.none) == .null)
        #expect(JSONValue.optional(Double?.none) == .null)
        #expect(JSONValue.optional(Bool?.none) == .null)
        #expect(JSONValue.optional("a" as String?) == "a")
        #expect(JSONValue.optional(3 as Int?) == 3)
        #expect(JSONValue.optional(0.5 as Double?) == .number(0.5))
        #expect(JSONValue.optional(false as Bool?) == false)
    }

    @Test func oneLine() {
        let value: JSONValue = ["a": [1, "b\n"], "c": [:], "d": [], "e": ["f": .null]]
        #expect(JSONWriter.line(of: value) == #"{"a": [1, "b\n"], "c": {}, "d": [], "e": {"f": null}}"#)
    }
}
