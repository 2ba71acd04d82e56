import Testing

@testable import ModelcBase

@Suite struct SpellingSuggestionTests {
    @Test(arguments: [
        ("relationshp", "relationship"),  // one letter missing
        ("relationnship", "relationship"),  // one too many
        ("relatiomship", "relationship"),  // one replaced
        ("realtionship", "relationship"),  // two neighbours swapped
        ("realtoinship", "relationship"),  // twice
        ("RELATIONSHIP", "relationship"),  // letter case is no distance
    ])
    func aNearNameIsFound(wrong: String, right: String) {
        #expect(SpellingSuggestion.nearest(to: wrong, among: ["attribute", right, "entity"]) == right)
    }

    @Test func namesOfUpToFourLettersMayDifferInOnePlaceOnly() {
        #expect(SpellingSuggestion.nearest(to: "nmae", among: ["name"]) == "name")
        #expect(SpellingSuggestion.nearest(to: "bxxk", among: ["book"]) == nil)
        #expect(SpellingSuggestion.nearest(to: "bxxks", among: ["books"]) == "books")
        #expect(SpellingSuggestion.nearest(to: "boo", among: ["books"]) == nil)
    }

    @Test func aNameWithoutACommonLetterIsNotNear() {
        #expect(SpellingSuggestion.nearest(to: "Z", among: ["A", "B"]) == nil)
        #expect(SpellingSuggestion.nearest(to: "", among: ["A"]) == nil)
        #expect(SpellingSuggestion.nearest(to: "a", among: ["A"]) == "A")
        #expect(SpellingSuggestion.nearest(to: "AB", among: ["A"]) == "A")
    }

    @Test func longNamesMayDifferInTwoPlacesOnly() {
        #expect(SpellingSuggestion.nearest(to: "relatiXYship", among: ["relationship"]) == "relationship")
        #expect(SpellingSuggestion.nearest(to: "relatiXYZhip", among: ["relationship"]) == nil)
        #expect(SpellingSuggestion.nearest(to: "relation", among: ["relationship"]) == nil)
    }

    @Test func theNameItselfIsNoSuggestion() {
        #expect(SpellingSuggestion.nearest(to: "title", among: ["title"]) == nil)
        #expect(SpellingSuggestion.nearest(to: "title", among: ["title", "titles"]) == "titles")
        #expect(SpellingSuggestion.nearest(to: "title", among: [String]()) == nil)
    }

    @Test func theNearestWins() {
        #expect(SpellingSuggestion.nearest(to: "author", among: ["outhar", "authors"]) == "authors")
    }

    @Test func amongEquallyNearNamesTheFirstInByteOrderWinsWhateverTheirOrder() {
        let names = ["bookd", "Bookz", "bookc", "booka", "bookb"]
        for first in names.indices {
            let names = Array(names[first...] + names[..<first])
            #expect(SpellingSuggestion.nearest(to: "books", among: names) == "Bookz")
        }
    }

    @Test func namesInOtherScriptsAreCompared() {
        #expect(SpellingSuggestion.nearest(to: "größe", among: ["grösse", "größen"]) == "größen")
        #expect(SpellingSuggestion.nearest(to: "名前一覧表", among: ["名前一覧"]) == "名前一覧")
    }

    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "acb", 1), ("ab", "ba", 1), ("abcd", "badc", 2),
        ("kitten", "sitting", 3), ("ca", "abc", 3), ("same", "same", 0),
    ])
    func theDistanceCountsInsertedRemovedReplacedAndSwappedLetters(left: String, right: String, distance: Int) {
        let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
        #expect(SpellingSuggestion.editDistance(left, right) == distance)
        #expect(SpellingSuggestion.editDistance(right, left) == distance)
    }
}
