import Testing

@testable import ModelcStores

/// Texts that are made for a regular expression match it.
@Suite struct PatternSampleTests {
    @Test(arguments: [
        "[A-Z]{2}-[0-9]{4}", "^\\d{3}$", "(red|green|blue)", "[^@]+@[^@]+\\.[a-z]{2,3}", "a*b+c?", "\\w+( \\w+)*",
        "(?:ab|cd){2,}", "[\\d.]+", "x|", "[a\\-z]+", "a?a?a?", "(a|a)b*", "(a|ab)(c|bc)?", "(a+)+b", "\\s*x\\s*",
    ])
    func textsMatch(_ pattern: String) throws {
        let sample = try #require(PatternSample(pattern, length: 0...40), "\(pattern)")
        let regex = try Regex(pattern)
        var texts: Set<String> = []
        for number in 0..<min(sample.capacity, 50) {
            let text = sample.text(number)
            let isMatch = try regex.wholeMatch(in: text) != nil
            #expect(isMatch && text.utf16.count <= 40, "\(pattern): '\(text)'")
            texts.insert(text)
        }
        #expect(texts.count == min(sample.capacity, 50), "\(pattern): \(texts)")
    }

    @Test func lengthsAreKept() throws {
        let sample = try #require(PatternSample("[a-z]+", length: 12...14))
        #expect((0..<20).allSatisfy { (12...14).contains(sample.text($0).utf16.count) })
        #expect(PatternSample("[a-z]{3}", length: 4...9) == nil)
    }

    @Test(arguments: ["(?=a)b", "[[:alpha:]]", "(", "a{3", "\\p{L}+", "*", "((a{9999}){9999}){9999}"])
    func unknownSyntaxHasNoText(_ pattern: String) { #expect(PatternSample(pattern, length: 0...9) == nil) }
}
