/// The value of a template variable (`--template-var`).
package enum MogeneratorVariable: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case text(String)

    /// Reads the text after `=` as `true` or `false` (in upper or lower case), otherwise as a number, otherwise as a
    /// string.
    package init(_ text: String) {
        switch text.lowercased() {
        case "true": self = .bool(true)
        case "false": self = .bool(false)
        default: self = MogeneratorVariable.number(in: text).map(MogeneratorVariable.number) ?? .text(text)
        }
    }

    private static func number(in text: String) -> Double? {
        let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
        return isPlain ? Double(text) : nil
    }
}
