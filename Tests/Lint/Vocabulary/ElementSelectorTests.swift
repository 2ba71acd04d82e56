import Testing

@testable import ModelcLint

@Suite struct ElementSelectorTests {
    private static let parts: [ElementSelector] = [
        .model, .entity("Book"), .entity("Legacy.Odd"), .property(entity: "Book", "author"),
        .fetchIndex(entity: "Book", "byTitle"), .uniqueness(entity: "Book", ["isbn", "year"]),
        .configuration("Cloud"), .fetchRequest("Recent.All"),
    ]

    private func matches(_ pattern: String, bundle: String = "Library", version: String = "Library 2") -> [String] {
        guard let pattern = SelectorPattern(pattern) else { return ["no pattern"] }
        return Self.parts.filter { pattern.matches($0, bundle: bundle, version: version) }.map(\.description)
    }

    @Test(arguments: parts.filter { $0 != .entity("Legacy.Odd") }) func everyPartMatchesItsOwnText(
        _ part: ElementSelector
    ) {
        #expect(matches("Library#\(part)") == [part.description])
    }

    @Test func wildcards() {
        #expect(matches("*#*").count == Self.parts.count)
        #expect(matches("Lib*#B?ok.*") == ["Book.author", "Book.fetchIndex:byTitle", "Book.unique:isbn,year"])
        #expect(matches("L*#Book.fetchIndex:*") == ["Book.fetchIndex:byTitle"])
        #expect(matches("L*#B*") == ["Book"])
        #expect(matches("Other#*").isEmpty)
        #expect(matches("#Book") == ["no pattern"])
        #expect(matches("Library") == ["no pattern"])
    }

    /// An accent forms one character with the dot or the sign before it.
    @Test func namesThatBeginWithAnAccent() throws {
        let parts: [ElementSelector] = [.property(entity: "Book", "\u{301}a"), .entity("\u{301}E")]
        for part in parts {
            let pattern = try #require(SelectorPattern("Library/\u{301}2#\(part)"))
            #expect(pattern.matches(part, bundle: "Library", version: "\u{301}2"), "\(part)")
            #expect(!pattern.matches(.property(entity: "Book", "a"), bundle: "Library", version: "\u{301}2"))
        }
    }

    @Test func versions() {
        #expect(matches("Library/Library 2#Book") == ["Book"])
        #expect(matches("Library/* 3#Book").isEmpty)
        #expect(matches("Library/*#Book") == ["Book"])
    }

    @Test(arguments: [
        ("", "", true), ("*", "", true), ("a*c", "abbc", true), ("a*c", "abcd", false), ("?", "", false),
        ("**a", "bba", true), ("a?c", "abc", true), ("*ab*ab", "abab", true), ("*ab*ab", "aab", false),
    ]) func wildcard(_ pattern: String, _ text: String, _ expected: Bool) {
        #expect(Wildcard(pattern).matches(text) == expected)
    }

    @Test func aHostileWildcardTakesNoTime() {
        let pattern = String(repeating: "a*", count: 500) + "b"
        #expect(!Wildcard(pattern).matches(String(repeating: "a", count: 2000)))
    }
}
