import ModelcJSON

/// Makes JSON documents of all kinds of values, the same ones in every run.
struct JSONValueGenerator {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

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

    /// Any finite number: of all sizes, not only of those around 1.
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
