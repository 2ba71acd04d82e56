import Foundation
import ModelcBase
import ModelcTestSupport
import Testing

/// Foundation's reader, which shares no code with the writer, must read back the written values.
@Suite struct FoundationComparisonTests {
    @Test(arguments: UInt64(0)..<40)
    func foundationReadsBackWhatWasWritten(seed: UInt64) throws {
        var generator = JSONValueGenerator(seed: seed)
        for _ in 0..<25 {
            let value = generator.value()
            let text = JSONWriter.text(of: value)
            let read = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            #expect(isSame(read, value), "\(text)")
        }
    }

    @Test func foundationReadsBackEveryCharacterOfTheFirstPlane() throws {
        let scalars = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init)
            // Foundation drops byte order marks from strings that it reads.
            .filter { $0 != "\u{FEFF}" }
        for start in stride(from: 0, to: scalars.count, by: 512) {
            var text = ""
            text.unicodeScalars.append(contentsOf: scalars[start..<min(start + 512, scalars.count)])
            let document = Data(JSONWriter.bytes(of: [.string(text)]))
            let read = try JSONSerialization.jsonObject(with: document) as? [String]
            #expect(read?.first.map { Array($0.utf8) } == Array(text.utf8))
        }
    }

    private func isSame(_ read: Any, _ value: JSONValue) -> Bool {
        switch value {
        case .null: read is NSNull
        case .bool(let bool): (read as? Bool) == bool
        case .integer(let integer): (read as? NSNumber)?.int64Value == Int64(integer)
        case .number(let number): (read as? Double).map { isNear($0, number) } ?? false
        case .string(let text): (read as? String).map { Array($0.utf8) } == Array(text.utf8)
        case .array(let values): isSame(read as? [Any], values)
        case .object(let members): isSame(read as? [String: Any], members)
        }
    }

    /// On Linux, Foundation reads some numbers as decimal numbers and rounds their last digits; `JSONWriterTests`
    /// compares exactly.
    private func isNear(_ read: Double, _ number: Double) -> Bool {
        abs(read - number) <= abs(number) * 1e-14
    }

    private func isSame(_ read: [Any]?, _ values: [JSONValue]) -> Bool {
        guard let read, read.count == values.count else { return false }
        return zip(read, values).allSatisfy(isSame)
    }

    private func isSame(_ read: [String: Any]?, _ members: [JSONMember]) -> Bool {
        guard let read, read.count == members.count else { return false }
        return members.allSatisfy { member in read[member.key].map { isSame($0, member.value) } ?? false }
    }
}

/// Makes JSON documents of all kinds of values, the same ones in every run.
struct JSONValueGenerator {
    private var random: SeededRandom

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func value(depth: Int = 4) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
        case 0: .null
        case 1: .bool(Bool.random(using: &random))
        case 2: .integer(Int(truncatingIfNeeded: random.next()))
        case 3: .number(number())
        case 4, 5: .string(text())
        case 6: .array((0..<count()).map { _ in value(depth: depth - 1) })
        default: .object((0..<count()).map { JSONMember(key: "\($0)" + text(), value: value(depth: depth - 1)) })
        }
    }

    private mutating func count() -> Int { Int.random(in: 0..<6, using: &random) }

    /// Any finite number, of any magnitude.
    private mutating func number() -> Double {
        let number = Double(bitPattern: random.next())
        return number.isFinite ? number : 0.25
    }

    private mutating func text() -> String {
        var text = ""
        for _ in 0..<count() { text.unicodeScalars.append(scalar()) }
        return text
    }

    /// Control characters, quotes, ASCII, the first plane and the planes beyond it in equal shares.
    private mutating func scalar() -> Unicode.Scalar {
        let ranges: [ClosedRange<UInt32>] = [0...0x1F, 0x20...0x7F, 0x80...0xD7FF, 0xE000...0xFFFF, 0x10000...0x10FFFF]
        let special: [Unicode.Scalar] = ["\"", "\\", "/", "\u{2028}", "\u{7F}", "\r"]
        guard let range = ranges.randomElement(using: &random), Bool.random(using: &random) else {
            return special.randomElement(using: &random) ?? "a"
        }
        let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "a"
        // Foundation drops byte order marks from strings that it reads.
        return scalar == "\u{FEFF}" ? "a" : scalar
    }
}
