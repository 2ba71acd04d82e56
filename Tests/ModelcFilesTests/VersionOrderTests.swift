import ModelcFiles
import Testing

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
