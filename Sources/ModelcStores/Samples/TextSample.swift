import ModelcSchema

/// The texts of a string attribute.
struct TextSample {
    private let least: Int
    private let most: Int?
    private let pattern: PatternSample?
    private let word: String

    /// The length of the longest text of an attribute without a maximum, in UTF-16 code units.
    private static let longest = 255
    /// The maximum length of a sample text, in UTF-16 code units. A minimum above this limit is an error.
    private static let limit = 100_000

    /// - Parameters:
    ///   - attribute: a string attribute; its bounds are lengths in UTF-16 code units.
    /// - Throws: the reason that no text is valid.
    init(_ attribute: AttributeDescription) throws(SampleProblem) {
        least = Int((TextSample.length(attribute.minimumValueText) ?? 0).rounded(.up))
        most = TextSample.length(attribute.maximumValueText).map { Int($0) }
        guard least <= most ?? TextSample.limit, least <= TextSample.limit else { throw SampleProblem(reason: .bounds) }
        word = TextSample.words[abs(attribute.name.utf8.reduce(0) { $0 &* 31 &+ Int($1) }) % TextSample.words.count]
        guard let expression = attribute.regularExpression, !expression.isEmpty else {
            pattern = nil
            return
        }
        pattern = PatternSample(expression, length: least...max(most ?? TextSample.limit, least))
        guard pattern != nil else { throw SampleProblem(reason: .pattern(expression)) }
    }

    /// Converts a bound to a length from 0 to just above the limit; nil if it is not a number.
    private static func length(_ bound: String?) -> Double? {
        guard let number = bound.flatMap({ Double($0) }), !number.isNaN else { return nil }
        return min(max(number, 0), Double(limit + 1))
    }

    private static let words = [
        "amber", "birch", "cedar", "delta", "ember", "fjord", "grove", "heron", "inlet", "juniper", "kelp", "linden",
    ]

    /// The number of different texts of `unique`.
    var capacity: Int {
        if let pattern { return pattern.capacity }
        guard let most, most < TextSample.roomForNumber else { return .max }
        return (0..<most).reduce(1) { count, _ in min(count * 36, 1 << 40) }
    }

    /// The maximum length that is always enough for a word of at most seven letters, a space and a number.
    private static let roomForNumber = 28

    /// Returns the text with a number. Texts with different numbers below `capacity` are different, and the text with
    /// number 0 is the shortest. With a regular expression, this is usually but not always true.
    func unique(_ number: Int) -> String {
        if let pattern { return pattern.text(number) }
        if number == 0, most != 0 { return String(repeating: "0", count: least) }
        if (most ?? .max) >= TextSample.roomForNumber { return filled("\(word) \(number)", with: ".") }
        let digits = String(number, radix: 36)
        return String(repeating: "0", count: max(least - digits.utf8.count, 0)) + digits
    }

    func ordinary(_ number: Int) -> String {
        if let pattern { return pattern.text(number % pattern.capacity) }
        return cut(filled("\(word) \(number)", with: "."))
    }

    var shortest: String { pattern?.text(0) ?? String(repeating: "a", count: least) }

    /// The longest permitted text, with characters of one to several code units.
    var greatest: String {
        if let pattern { return pattern.text(pattern.capacity - 1) }
        let length = max(min(most ?? TextSample.longest, TextSample.limit), least)
        var text = ""
        var count = 0
        while count < length {
            for character in "Zażółć 日本語 👩🏽‍🚀 " {
                guard count + character.utf16.count <= length else { continue }
                text.append(character)
                count += character.utf16.count
            }
        }
        return text
    }

    /// Returns whether a default value can be used: its length is permitted, and the attribute has no regular
    /// expression.
    func allows(_ text: String) -> Bool {
        pattern == nil && text.utf16.count >= least && text.utf16.count <= most ?? .max
    }

    private func filled(_ text: String, with sign: Character) -> String {
        text + String(repeating: sign, count: max(least - text.utf8.count, 0))
    }

    private func cut(_ text: String) -> String { most.map { String(text.prefix($0)) } ?? text }
}
