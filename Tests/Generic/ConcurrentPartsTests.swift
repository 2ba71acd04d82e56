import ModelcBase
import Testing

@Suite struct ConcurrentPartsTests {
    @Test(arguments: [0, 1, 2, 7, 15, 16, 17, 100, 1_000, 12_345], [0, 1, 3, 50, 100_000])
    func allElementsComeOnceAndInTheirOrder(_ count: Int, _ length: Int) {
        let numbers = ConcurrentParts.map(count: count, length: length) { part in part.map { 3 * $0 } }
        #expect(numbers.flatMap { $0 } == (0..<count).map { 3 * $0 })
    }

    @Test func aPartHasAtLeastTheLengthThatIsWorthOne() {
        let lengths = ConcurrentParts.map(count: 95, length: 30, \.count)
        #expect(lengths == [31, 32, 32])
        #expect(ConcurrentParts.map(count: 29, length: 30, \.count) == [29])
    }

    @Test func resultsThatAreObjectsLiveOn() {
        final class Box: Sendable {
            let text: String
            init(_ text: String) { self.text = text }
        }
        let boxes = ConcurrentParts.map(count: 500, length: 1) { part in part.map { Box("box \($0)") } }
        #expect(boxes.joined().enumerated().allSatisfy { $1.text == "box \($0)" })
    }
}
