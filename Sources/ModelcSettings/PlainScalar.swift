import ModelcBase

/// How YAML 1.2 interprets text without quotes (its "core schema").
enum PlainScalar {
    /// The values of words that were Booleans up to YAML 1.1, such as `yes` and `no`. Many users still write these
    /// words as Booleans.
    static let formerBooleans: [String: Bool] = [
        "yes": true, "on": true, "y": true, "no": false, "off": false, "n": false,
    ]

    /// Returns how YAML interprets a text without quotes.
    static func meaning(of text: String) -> ConfigurationNode.PlainMeaning {
        switch text {
        case "", "~", "null", "Null", "NULL": .nothing
        case "true", "True", "TRUE": .boolean(true)
        case "false", "False", "FALSE": .boolean(false)
        default: isNumber(text) ? .number : .text
        }
    }

    /// Whether the text is a number, such as `12`, `-1.5`, `1e3`, `0x1F`, `0o17`, `.5`, `.inf` or `.nan`.
    static func isNumber(_ text: String) -> Bool {
        let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        if [".inf", ".nan"].contains(unsigned.lowercased()) { return true }
        if text.hasPrefix("0x") { return isAll(text.dropFirst(2), \.isHexDigit) }
        if text.hasPrefix("0o") { return isAll(text.dropFirst(2)) { ("0"..."7").contains($0) } }
        return isDecimal(unsigned)
    }

    private static func isDecimal(_ text: Substring) -> Bool {
        let parts = text.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
        let halves = parts.isEmpty ? [] : parts.flatMap { $0.split(separator: "E", omittingEmptySubsequences: false) }
        guard let mantissa = halves.first, halves.count <= 2 else { return false }
        if halves.count == 2 {
            let exponent = halves[1].hasPrefix("-") || halves[1].hasPrefix("+") ? halves[1].dropFirst() : halves[1]
            guard isAll(exponent, isDigit) else { return false }
        }
        let digits = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        guard digits.count <= 2, mantissa.contains(where: isDigit) else { return false }
        return digits.allSatisfy { $0.allSatisfy(isDigit) }
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    private static func isAll(_ text: Substring, _ holds: (Character) -> Bool) -> Bool {
        !text.isEmpty && text.allSatisfy(holds)
    }
}
