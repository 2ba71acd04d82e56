/// Texts that match a regular expression.
///
/// The usual syntax is understood: literals, classes, groups, alternatives, repetitions and anchors at the ends. Texts
/// are numbered, so that different numbers below `capacity` give different texts.
struct PatternSample {
    /// A part of the expression. The texts that it matches have a fixed order, in which they are numbered from 0.
    private indirect enum Part {
        case characters([Unicode.Scalar])
        case sequence([Part])
        case choice([Part])
        case repetition(Part, least: Int, most: Int)

        /// The number of texts, at most `Part.limit`.
        var count: Int {
            switch self {
            case .characters(let characters): characters.count
            case .sequence(let parts): parts.reduce(1) { Part.product($0, $1.count) }
            case .choice(let parts): parts.reduce(0) { min($0 + $1.count, Part.limit) }
            case .repetition(let part, let least, let most):
                (least...most).reduce(0) { min($0 + Part.power(part.count, $1), Part.limit) }
            }
        }

        /// The length of the longest text in scalars, at most `Part.limit`.
        var greatestLength: Int {
            switch self {
            case .characters: 1
            case .sequence(let parts): parts.reduce(0) { min($0 + $1.greatestLength, Part.limit) }
            case .choice(let parts): parts.reduce(0) { max($0, $1.greatestLength) }
            case .repetition(let part, _, let most): Part.product(part.greatestLength, most)
            }
        }

        static let limit = 1 << 40

        static func product(_ left: Int, _ right: Int) -> Int {
            let (result, overflows) = left.multipliedReportingOverflow(by: right)
            return overflows ? limit : min(result, limit)
        }

        static func power(_ base: Int, _ exponent: Int) -> Int {
            var result = 1
            for _ in 0..<exponent where result < limit { result = product(result, base) }
            return result
        }

        /// Adds the text with a number below `count`.
        func append(_ number: Int, to text: inout String.UnicodeScalarView) {
            switch self {
            case .characters(let characters):
                if !characters.isEmpty { text.append(characters[number % characters.count]) }
            case .sequence(let parts): Part.append(parts, number, to: &text)
            case .choice(let parts):
                var rest = number
                for part in parts {
                    let count = part.count
                    if rest < count { return part.append(rest, to: &text) }
                    rest -= count
                }
                parts.last?.append(rest, to: &text)
            case .repetition(let part, let least, let most):
                var rest = number
                for length in least...most {
                    let count = Part.power(part.count, length)
                    if rest < count || length == most {
                        return Part.append(Array(repeating: part, count: length), rest, to: &text)
                    }
                    rest -= count
                }
            }
        }

        /// Appends the text of a sequence. Between consecutive numbers, the text of the last part changes first.
        private static func append(_ parts: [Part], _ number: Int, to text: inout String.UnicodeScalarView) {
            var digits: [Int] = []
            var rest = number
            for part in parts.reversed() {
                let count = max(part.count, 1)
                digits.append(rest % count)
                rest /= count
            }
            for (part, digit) in zip(parts, digits.reversed()) { part.append(digit, to: &text) }
        }
    }

    private let part: Part
    private let bounds: ClosedRange<Int>
    /// The number of the first text that is used: the first one found that matches and has a permitted length.
    private let start: Int
    /// The different texts, if several numbers give the same one; nil if all texts differ, as far as it was tried.
    private var distinct: [String]?

    private static let tried = 512
    private static let triedIfEqual = 4_096

    /// Nil if the syntax of the expression is not supported, or if no text with a permitted length is found.
    ///
    /// - Parameters:
    ///   - pattern: the regular expression, which a whole text must match.
    ///   - bounds: the permitted lengths in UTF-16 code units.
    init?(_ pattern: String, length bounds: ClosedRange<Int>) {
        let check = PatternCheck(pattern)
        for floor in PatternSample.floors(bounds.lowerBound) {
            var parser = PatternParser(pattern, floor: floor)
            guard let part = parser.parse(), part.greatestLength <= PatternSample.mostScalars else { return nil }
            guard let start = PatternSample.start(of: part, bounds, check) else { continue }
            self.init(part: part, bounds: bounds, start: start)
            if let texts = firstTexts(PatternSample.tried), texts.count < min(capacity, PatternSample.tried) {
                distinct = firstTexts(PatternSample.triedIfEqual)
            }
            return
        }
        return nil
    }

    /// Returns the numbers of repetitions to try as a minimum, so that a text can have at least the given length.
    private static func floors(_ length: Int) -> [Int] {
        guard length > 0, length <= mostRepetitions else { return [0] }
        let near = (max(length - 40, 1)...length).reversed()
        return [0] + near + [length / 2, length / 3, length / 4].filter { $0 > 0 && $0 < length - 40 }
    }

    private static let mostRepetitions = 10_000
    /// The maximum length of a text in Unicode scalars. Nested repetitions could otherwise exhaust memory.
    private static let mostScalars = 200_000

    private init(part: Part, bounds: ClosedRange<Int>, start: Int) {
        self.part = part
        self.bounds = bounds
        self.start = start
    }

    /// The different texts among those with the first numbers; nil if there is none.
    private func firstTexts(_ count: Int) -> [String]? {
        var seen: Set<String> = []
        let texts = (0..<min(capacity, count)).map { text($0) }.filter { seen.insert($0).inserted }
        return texts.isEmpty ? nil : texts
    }

    /// The number of different texts.
    var capacity: Int { distinct?.count ?? max(part.count - start, 1) }

    /// Returns the text with a number, counted from the first text that is used.
    func text(_ number: Int) -> String {
        if let distinct { return distinct[number % distinct.count] }
        let count = max(part.count, 1)
        // Texts of other lengths are skipped: a few steps find one, because neighbours have similar lengths.
        for step in 0..<64 {
            let text = text(at: (start + number + step) % count)
            if bounds.contains(text.utf16.count) { return text }
        }
        return text(at: start)
    }

    private func text(at number: Int) -> String { PatternSample.text(part, number) }

    private static func text(_ part: Part, _ number: Int) -> String {
        var view = String.UnicodeScalarView()
        part.append(number, to: &view)
        return String(view)
    }

    /// Returns the number of a text that matches and has a permitted length; nil if none is found. Not all numbers
    /// are tried: the distances between the tried numbers grow.
    private static func start(of part: Part, _ bounds: ClosedRange<Int>, _ check: PatternCheck) -> Int? {
        let count = part.count
        guard count > 0 else { return nil }
        var number = 0
        while true {
            for next in number..<min(number + 8, count) {
                let text = text(part, next)
                if bounds.contains(text.utf16.count), check.accepts(text) { return next }
            }
            guard number < count - 1 else { return nil }
            number = min(max(number + 8, number &* 2), count - 1)
        }
    }

    /// Reads the syntax of a regular expression.
    private struct PatternParser {
        private let signs: [Unicode.Scalar]
        private var index = 0
        private var depth = 0
        /// The lowest number of repetitions, unless the expression requires more or allows fewer.
        private let floor: Int
        /// The maximum number of repetitions above the lowest one.
        private static let extra = 4

        init(_ pattern: String, floor: Int) {
            signs = Array(pattern.unicodeScalars)
            self.floor = floor
        }

        private static let deepest = 32

        mutating func parse() -> Part? {
            guard let part = choice(), index == signs.count else { return nil }
            return part
        }

        private var next: Unicode.Scalar? { index < signs.count ? signs[index] : nil }

        private mutating func take(_ sign: Unicode.Scalar) -> Bool {
            guard next == sign else { return false }
            index += 1
            return true
        }

        private mutating func choice() -> Part? {
            guard depth < PatternParser.deepest else { return nil }
            depth += 1
            defer { depth -= 1 }
            var parts: [Part] = []
            repeat {
                guard let part = sequence() else { return nil }
                parts.append(part)
            } while take("|")
            return parts.count == 1 ? parts[0] : .choice(parts)
        }

        private mutating func sequence() -> Part? {
            var parts: [Part] = []
            while let sign = next, sign != "|", sign != ")" {
                if sign == "^" || sign == "$" {
                    index += 1
                    continue
                }
                guard let atom = atom(), let part = repeated(atom) else { return nil }
                parts.append(part)
            }
            return .sequence(parts)
        }

        private mutating func atom() -> Part? {
            guard let sign = next else { return nil }
            index += 1
            switch sign {
            case "(": return group()
            case "[": return characterClass()
            case "\\": return escape()
            case ".": return .characters(PatternParser.letters + PatternParser.digits)
            case "*", "+", "?", "{": return nil
            default: return .characters([sign])
            }
        }

        private mutating func group() -> Part? {
            if take("?") {
                // A group without a number. Look-around and flags are not understood.
                guard take(":") else { return nil }
            }
            guard let part = choice(), take(")") else { return nil }
            return part
        }

        private mutating func repeated(_ atom: Part) -> Part? {
            var part = atom
            var range: ClosedRange<Int>?
            if take("*") { range = repetitions(0, nil) }
            if range == nil, take("+") { range = repetitions(1, nil) }
            if range == nil, take("?") { range = 0...1 }
            if range == nil, next == "{" {
                index += 1
                guard let counted = counts() else { return nil }
                range = counted
            }
            guard let range else { return part }
            // Lazy and possessive repetitions match the same texts.
            if !take("?") { _ = take("+") }
            part = .repetition(atom, least: range.lowerBound, most: range.upperBound)
            return part
        }

        private mutating func counts() -> ClosedRange<Int>? {
            guard let least = number() else { return nil }
            var most: Int? = least
            if take(",") { most = number() }
            guard take("}"), least <= most ?? least, most ?? least <= PatternSample.mostRepetitions else { return nil }
            return repetitions(least, most)
        }

        /// Returns a small range of numbers of repetitions. It begins at `floor`, as far as the bounds allow this.
        private func repetitions(_ least: Int, _ most: Int?) -> ClosedRange<Int> {
            let start = min(max(least, floor), most ?? .max)
            return start...min(start + PatternParser.extra, most ?? .max)
        }

        private mutating func number() -> Int? {
            var digits = ""
            while let sign = next, ("0"..."9").contains(sign), digits.count < 6 {
                digits.unicodeScalars.append(sign)
                index += 1
            }
            return Int(digits)
        }

        private mutating func escape() -> Part? {
            guard let sign = next else { return nil }
            index += 1
            if let set = PatternParser.set(named: sign) { return .characters(set) }
            if let control = PatternParser.control(sign) { return .characters([control]) }
            // Other letters and digits have meanings of their own.
            let isLetter = sign.isASCII && (sign.properties.isAlphabetic || ("0"..."9").contains(sign))
            return isLetter ? nil : .characters([sign])
        }

        private static func set(named sign: Unicode.Scalar) -> [Unicode.Scalar]? {
            switch sign {
            case "d": digits
            case "w": letters + digits + ["_"]
            case "s": [" "]
            case "D", "S": letters
            case "W": ["-", ".", " "]
            default: nil
            }
        }

        private static func control(_ sign: Unicode.Scalar) -> Unicode.Scalar? {
            switch sign {
            case "n": "\n"
            case "t": "\t"
            case "r": "\r"
            default: nil
            }
        }

        private mutating func characterClass() -> Part? {
            let isNegated = take("^")
            var set: [Unicode.Scalar] = []
            var isFirst = true
            while let sign = next, sign != "]" || isFirst {
                isFirst = false
                index += 1
                guard sign != "[", sign != "&" || next != "&" else { return nil }
                guard let members = member(sign) else { return nil }
                if members.count == 1, next == "-", index + 1 < signs.count, signs[index + 1] != "]" {
                    index += 1
                    guard let range = range(from: members[0]) else { return nil }
                    set += range
                } else {
                    set += members
                }
            }
            guard take("]"), !set.isEmpty else { return nil }
            guard isNegated else { return .characters(set) }
            let others = PatternParser.visible.filter { !set.contains($0) }
            return others.isEmpty ? nil : .characters(others)
        }

        private mutating func member(_ sign: Unicode.Scalar) -> [Unicode.Scalar]? {
            guard sign == "\\" else { return [sign] }
            guard case .characters(let set)? = escape() else { return nil }
            return set
        }

        private mutating func range(from first: Unicode.Scalar) -> [Unicode.Scalar]? {
            guard let sign = next else { return nil }
            index += 1
            guard let members = member(sign), members.count == 1, first <= members[0],
                members[0].value - first.value < 1_000
            else { return nil }
            return (first.value...members[0].value).compactMap(Unicode.Scalar.init)
        }

        private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars)
        private static let digits = Array("0123456789".unicodeScalars)
        private static let visible = (0x21...0x7E as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    }
}
