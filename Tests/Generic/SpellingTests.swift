import ModelcDigest
import Testing

/// Base64 and hexadecimal digits against the examples of RFC 4648 section 10.
@Suite struct SpellingTests {
    @Test(arguments: [
        ("", "", ""), ("f", "Zg==", "66"), ("fo", "Zm8=", "666f"), ("foo", "Zm9v", "666f6f"),
        ("foob", "Zm9vYg==", "666f6f62"), ("fooba", "Zm9vYmE=", "666f6f6261"), ("foobar", "Zm9vYmFy", "666f6f626172"),
    ])
    func publishedExamples(text: String, base64: String, hexadecimal: String) {
        #expect(Base64.text(of: Array(text.utf8)) == base64)
        #expect(Hexadecimal.text(of: Array(text.utf8)) == hexadecimal)
        #expect(Hexadecimal.bytes(of: hexadecimal.uppercased()) == Array(text.utf8))
    }

    @Test func theLastLettersOfTheAlphabet() { #expect(Base64.text(of: [0xFB, 0xEF, 0xFF]) == "++//") }

    @Test(arguments: ["0", "0g", "0x00", "é0", " 00"])
    func whatIsNoHexadecimalText(text: String) { #expect(Hexadecimal.bytes(of: text) == nil) }
}
