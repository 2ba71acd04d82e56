import Testing

@testable import ModelcBase

@Suite struct NumberOrderTests {
    @Test func numbersCountAsNumbers() {
        let names = [
            "Model16", "Model 7", "Model27", "Model7", "Model", "Model017", "Model17", "Model 10.2", "Model 10.10",
        ]
        #expect(
            names.sorted { $0.isBeforeByNumber($1) } == [
                "Model", "Model 7", "Model 10.2", "Model 10.10", "Model7", "Model16", "Model017", "Model17", "Model27",
            ])
    }

    @Test func equalTextsAreNotBeforeEachOther() {
        #expect(!"a1".isBeforeByNumber("a1") && !"".isBeforeByNumber("") && "".isBeforeByNumber("1"))
        #expect("a1b".isBeforeByNumber("a1c") && !"a1c".isBeforeByNumber("a1b"))
    }
}

@Suite struct ByteOrderTests {
    @Test(
        arguments: [
            ([], []),
            (["b"], [0]),
            (["a", "b", "c"], [0, 1, 2]),
            (["c", "a", "b"], [1, 2, 0]),
            // By bytes: capital letters first, and letters with accents after all others.
            (["a", "é", "B", "z"], [2, 0, 3, 1]),
            (["ab", "a", ""], [2, 1, 0]),
        ] as [([String], [Int])])
    func placesAreThoseOfTheSortedTexts(texts: [String], places: [Int]) {
        #expect(ByteOrder.places(of: texts) == places)
    }

    @Test func equalTextsStandTogether() {
        #expect(ByteOrder.places(of: ["b", "a", "b", "a"]).map { ["b", "a", "b", "a"][$0] } == ["a", "a", "b", "b"])
        #expect(ByteOrder.places(of: ["a", "a", "b"]) == [0, 1, 2])
    }
}

/// Texts that are searched by their bytes.
@Suite struct TextReplacementTests {
    @Test(arguments: [
        ("", "a", ""), ("aXbX", "X", "a--b--"), ("XX", "X", "----"), ("aXXXb", "XX", "a--Xb"), ("ab", "abc", "ab"),
        ("aXb", "", "aXb"), ("größe", "ß", "grö--e"), ("\u{301}\"\u{301}", "\"", "\u{301}--\u{301}"),
    ])
    func eachOccurrenceMakesWay(_ text: String, _ old: String, _ expected: String) {
        #expect(text.replacingText(old, with: "--").unicodeScalars.elementsEqual(expected.unicodeScalars))
        #expect(Substring(text).replacingText(old, with: old).unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test func theRestIsInParts() {
        #expect("a, b,c".parts(between: ",") == ["a", " b", "c"])
        #expect(",".parts(between: ",") == ["", ""])
        #expect("abc".parts(between: "x") == ["abc"] && "abc".parts(between: "") == ["abc"])
        #expect("".parts(between: ",") == [""])
        #expect("abc".containsText("bc") && "abc".containsText("") && !"abc".containsText("cb"))
    }
}

@Suite struct PathTextTests {
    /// A name may begin with an accent, which forms one character with the slash before it.
    @Test(arguments: ["\u{301}a", "a", "\u{200D}a", "\u{FE0F}"]) func aSlashIsASlash(_ name: String) {
        #expect(PathText.name(of: "x/\(name)").unicodeScalars.elementsEqual(name.unicodeScalars))
        #expect(PathText.folder(of: "x/\(name)") == "x" && PathText.folder(of: "/\(name)") == "/")
        #expect(PathText.hasFolder("x/\(name)") && !PathText.hasFolder(name))
        #expect(PathText.parts(of: "../\(name)/") == ["..", name, ""])
        #expect(PathText.stem(of: "x/\(name).swift/").unicodeScalars.elementsEqual(name.unicodeScalars))
    }
}
