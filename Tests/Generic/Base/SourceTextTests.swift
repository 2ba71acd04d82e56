import ModelcBase
import Testing

@Suite struct SourceTextTests {
    private func positions(_ text: String) -> [String] {
        let source = SourceText(Array(text.utf8))
        return (0...source.bytes.count).map { offset in
            let position = source.position(at: offset)
            return "\(position.line):\(position.column)"
        }
    }

    @Test func columnsCountBytesFromOne() {
        #expect(positions("ab\nc") == ["1:1", "1:2", "1:3", "2:1", "2:2"])
        #expect(positions("é\n") == ["1:1", "1:2", "1:3", "2:1"])
    }

    @Test func aCarriageReturnBelongsToItsLineAndOnlyALineFeedEndsOne() {
        #expect(positions("a\r\nb") == ["1:1", "1:2", "1:3", "2:1", "2:2"])
        #expect(positions("a\rb") == ["1:1", "1:2", "1:3", "1:4"])
    }

    @Test func offsetsOutsideTheFileMoveToItsNearestEnd() {
        let source = SourceText(Array("ab\nc".utf8))
        #expect(source.position(at: -7) == SourcePosition.start)
        #expect(source.position(at: 400) == SourcePosition(offset: 4, line: 2, column: 2))
        #expect(source.position(at: .max) == source.position(at: 4))
        #expect(source.position(at: .min) == source.position(at: 0))
    }

    @Test func anEmptyFileHasOneEmptyLine() {
        let source = SourceText([])
        #expect(source.lineCount == 1)
        #expect(source.line(1) == "")
        #expect(source.line(2) == nil)
        #expect(source.position(at: 0) == .start)
        #expect(source.position(at: 5) == .start)
    }

    @Test func aFinalLineFeedBeginsAnEmptyLine() {
        let with = SourceText(Array("a\nb\n".utf8))
        let without = SourceText(Array("a\nb".utf8))
        #expect(with.lineCount == 3)
        #expect(with.line(3) == "")
        #expect(without.lineCount == 2)
        #expect(without.line(2) == "b")
    }

    @Test func linesComeWithoutTheirLineEnd() {
        let source = SourceText(Array("one\r\ntwo\rtwo\n\r\n\r".utf8))
        #expect((1...4).map { source.line($0) } == ["one", "two\rtwo", "", ""])
        #expect(source.byteRange(ofLine: 1) == 0..<3)
        #expect(source.byteRange(ofLine: 4) == 15..<15)
    }

    @Test func linesThatDoNotExistAreNil() {
        let source = SourceText(Array("a\nb".utf8))
        for number in [0, -1, 3, Int.max, Int.min] {
            #expect(source.line(number) == nil)
            #expect(source.byteRange(ofLine: number) == nil)
        }
    }

    @Test func invalidBytesAreCountedAndShownAsReplacements() {
        let source = SourceText([0x61, 0xFF, 0x62, 0x0A, 0x63])
        #expect(source.line(1) == "a\u{FFFD}b")
        #expect(source.position(at: 2) == SourcePosition(offset: 2, line: 1, column: 3))
        #expect(source.position(at: 4) == SourcePosition(offset: 4, line: 2, column: 1))
    }

    @Test func positionsAgreeWithAScanOfEveryShortFile() {
        for bytes in filesUpTo(length: 5) {
            let source = SourceText(bytes)
            var (line, column) = (1, 1)
            for offset in 0...bytes.count {
                #expect(source.position(at: offset) == SourcePosition(offset: offset, line: line, column: column))
                guard offset < bytes.count else { break }
                (line, column) = bytes[offset] == 0x0A ? (line + 1, 1) : (line, column + 1)
            }
            #expect(source.lineCount == line)
        }
    }

    /// Every file of up to `length` bytes that consists of line feeds, carriage returns and letters.
    private func filesUpTo(length: Int) -> [[UInt8]] {
        var files: [[UInt8]] = [[]]
        var longest = files
        for _ in 0..<length {
            longest = longest.flatMap { file in [0x0A, 0x0D, 0x61].map { file + [$0] } }
            files += longest
        }
        return files
    }
}

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

@Suite struct ByteSearchTests {
    @Test(
        arguments: [
            ("<model>", 0..<6), ("a<model>", 1..<7), ("<<model", 1..<7), ("<mode<model", 5..<11), ("<mode", nil),
            ("", nil),
            ("<plist", nil),
        ] as [(String, Range<Int>?)])
    func theFirstPlaceOfATextIsFound(_ text: String, _ place: Range<Int>?) {
        #expect(Array(text.utf8).firstPlace(of: "<model") == place)
    }

    @Test func aSliceKeepsItsIndexes() {
        let bytes = Array("ab ab".utf8)
        #expect(bytes[1...].firstPlace(of: "ab") == 3..<5)
        #expect(bytes[1..<4].firstPlace(of: "ab") == nil)
        #expect(Array(bytes[1...]).lazy.map { $0 }.firstPlace(of: "ab") == 2..<4)
    }
}
