import ModelcText
import Testing

@Suite struct ByteOrderTests {
    @Test(
        arguments: [
            ([], []),
            (["b"], [0]),
            (["a", "b", "c"], [0, 1, 2]),
            (["c", "a", "b"], [1, 2, 0]),
            // By bytes: capital letters first, and letters with marks behind all others.
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
