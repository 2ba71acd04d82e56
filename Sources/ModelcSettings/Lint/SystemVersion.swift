import ModelcBase

/// The version of an operating system, such as `15` or `10.14`. A third number is ignored.
package struct SystemVersion: Sendable, Comparable, CustomStringConvertible {
    package let major: Int
    let minor: Int
    /// The version as it was written.
    let text: String

    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
        text = "\(major).\(minor)"
    }

    /// - Returns: nil if the text is not one to three numbers separated by dots. A number may have up to six digits.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap(SystemVersion.number)
        guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
        major = numbers[0]
        minor = numbers.count > 1 ? numbers[1] : 0
        self.text = text
    }

    private static func number(_ part: Substring) -> Int? {
        let isNumber = (1...6).contains(part.utf8.count) && part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        return isNumber ? Int(part) : nil
    }

    package var description: String { "\(major).\(minor)" }
}

extension SystemVersion: Hashable {
    package static func == (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) == (right.major, right.minor)
    }

    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(major)
        hasher.combine(minor)
    }
}

extension SystemVersion: SettingValue {
    package static var kind: ConfigurationKind { .text }

    /// Decodes a version. Quotes are not required.
    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> SystemVersion? {
        if let version = node.text.flatMap({ SystemVersion($0) }) { return version }
        context.reportInvalid(node, "the version of a system", help: "write \"15.0\"")
        return nil
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.string(text), origin) }
}
