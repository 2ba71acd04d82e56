import ModelcBase

/// Writes the 16 bytes of a UUID as Foundation does.
package enum UUIDText {
    package static func text(of bytes: [UInt8]) -> String {
        let digits = Hexadecimal.text(of: bytes).uppercased()
        var text = ""
        for (index, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(index) { text.append("-") }
            text.append(digit)
        }
        return text
    }

    /// The 16 bytes of a text with 32 digits in five groups; nil for any other text.
    package static func bytes(of text: String) -> [UInt8]? {
        let groups = text.split(separator: "-", omittingEmptySubsequences: false)
        guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12] else { return nil }
        return Hexadecimal.bytes(of: groups.joined())
    }
}
