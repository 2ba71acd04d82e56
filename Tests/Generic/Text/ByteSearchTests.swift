import ModelcText
import Testing

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
