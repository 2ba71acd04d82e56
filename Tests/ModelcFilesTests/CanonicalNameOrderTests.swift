import ModelcFiles
import Testing

@Suite struct CanonicalNameOrderTests {
    @Test(arguments: [
        ("isERC721", "isERC1155"), ("idIOS9", "idIOS10"), ("release_day", "releaseMonth"), ("project_", "projectRef"),
        ("Apple", "banana"), ("apple", "Banana"), ("a", "ab"), ("a1", "ab"), ("A", "a"), ("a01", "a1"),
    ])
    func pairsAreInOrder(_ left: String, _ right: String) {
        #expect(CanonicalNameOrder.areInOrder(left, right))
        #expect(!CanonicalNameOrder.areInOrder(right, left))
    }

    @Test func nothingComesBeforeItself() {
        #expect(!CanonicalNameOrder.areInOrder("name", "name"))
    }
}
