import ModelcDiagnostics

/// A part of a configuration file with its place: the file's content before anything is known of its meaning.
package struct ConfigurationNode: Hashable, Sendable {
    /// The three shapes of YAML.
    package enum Content: Hashable, Sendable {
        /// A text. A plain one (without quotes) may also mean a boolean, a number, or nothing at all.
        case scalar(String, isPlain: Bool)
        case list([ConfigurationNode])
        case mapping([ConfigurationMember])
    }

    package var content: Content
    package var location: SourceLocation
    /// Where the value comes from, for values that are made of it.
    package var origin: SettingOrigin

    package init(_ content: Content, at location: SourceLocation, origin: SettingOrigin? = nil) {
        self.content = content
        self.location = location
        self.origin = origin ?? .file(location)
    }
}

/// One key of a mapping with its value.
package struct ConfigurationMember: Hashable, Sendable {
    package var key: ConfigurationNode
    package var value: ConfigurationNode
}

extension ConfigurationNode {
    /// What YAML takes a plain text for.
    enum PlainMeaning {
        case nothing
        case boolean(Bool)
        case number
        case text
    }

    /// The meaning of a scalar; nil for lists and mappings.
    var meaning: PlainMeaning? {
        guard case .scalar(let text, let isPlain) = content else { return nil }
        return isPlain ? PlainScalar.meaning(of: text) : .text
    }

    /// The text of a scalar, whatever it means.
    var text: String? {
        guard case .scalar(let text, _) = content else { return nil }
        return text
    }

    /// Whether the value was left out (`key:`).
    var isNothing: Bool {
        if case .nothing = meaning { true } else { false }
    }
}

/// What YAML 1.2 takes text without quotes for (its "core schema").
enum PlainScalar {
    /// Words that were booleans up to YAML 1.1, and that people still write as such.
    static let formerBooleans: [String: Bool] = [
        "yes": true, "on": true, "y": true, "no": false, "off": false, "n": false,
    ]

    static func meaning(of text: String) -> ConfigurationNode.PlainMeaning {
        switch text {
        case "", "~", "null", "Null", "NULL": .nothing
        case "true", "True", "TRUE": .boolean(true)
        case "false", "False", "FALSE": .boolean(false)
        default: isNumber(text) ? .number : .text
        }
    }

    /// `12`, `-1.5`, `1e3`, `0x1F`, `0o17`, `.5`, `.inf`, `.nan`.
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

/// Who said so.
package enum SettingOrigin: Hashable, Sendable {
    /// Nobody: it is the default.
    case standard
    /// The configuration file, there.
    case file(SourceLocation)
    /// A flag, or another argument, of the command line.
    case flag
}
