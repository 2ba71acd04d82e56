import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcFiles

@Suite struct VersionOrderTests {
    @Test func numbersAreComparedPartByPart() {
        let names = ["M 2.10.1", "M 10", "M", "M 2.9", "M 2", "M 2.10"]
        #expect(sorted(names) == ["M", "M 2", "M 2.9", "M 2.10", "M 2.10.1", "M 10"])
    }

    @Test func theLastNumberCounts() {
        #expect(VersionOrder("iOS7 Model v2.101.0").number == ["2", "101", "0"])
        #expect(sorted(["2 Model 3", "9 Model 1"]) == ["9 Model 1", "2 Model 3"])
    }

    @Test func equalNumbersAreOrderedByName() {
        #expect(sorted(["b 2", "a 2", "a 02"]) == ["a 02", "a 2", "b 2"])
    }

    @Test func numbersMayBeLongerThanAnyInteger() {
        let long = "M 123456789012345678901234567890"
        #expect(sorted([long, "M 2"]) == ["M 2", long])
    }

    private func sorted(_ names: [String]) -> [String] { names.sorted { VersionOrder($0) < VersionOrder($1) } }
}

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

    /// ASCII names are compared byte by byte. With the same non-ASCII prefix, which does not change their order, they
    /// are compared by the general rule.
    @Test func namesOfASCIIHaveTheOrderOfAllNames() {
        var random = SeededRandom(seed: 6)
        let names = (0..<80).map { _ in
            String(
                (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
                    "aAbZ_0129 .".randomElement(using: &random)
                })
        }
        for left in names {
            for right in names {
                let isBefore = CanonicalNameOrder.areInOrder(left, right)
                #expect(isBefore == CanonicalNameOrder.areInOrder("é" + left, "é" + right), "\(left) and \(right)")
                let isBeforeWithEnd = CanonicalNameOrder.areInOrder(left + "é", right + "é")
                #expect(
                    isBeforeWithEnd == CanonicalNameOrder.areInOrder("é" + left + "é", "é" + right + "é"),
                    "\(left)é and \(right)é")
            }
        }
    }
}
