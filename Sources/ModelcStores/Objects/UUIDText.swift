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
}
