import ModelcText
import Testing

@Suite struct SourcePositionTests {
    @Test func positionsAreOrderedByTheirOffset() {
        let first = SourcePosition(offset: 3, line: 9, column: 9)
        let second = SourcePosition(offset: 4, line: 1, column: 1)
        #expect(first < second)
        #expect(!(second < first))
        #expect(!(first < first))
    }

    @Test func numbersThatDoNotFitAreMovedToTheNearestThatDo() {
        let position = SourcePosition(offset: -1, line: .max, column: .min)
        #expect(position.offset == 0)
        #expect(position.line == Int(UInt32.max))
        #expect(position.column == 0)
    }
}
