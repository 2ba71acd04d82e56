import ModelcBase

/// A build number of the model editor: dotted integers such as `23231` or `14490.99`.
package struct ToolsVersion: Hashable, Sendable, CustomStringConvertible {
    /// The text as written; it may be anything.
    package let text: String

    package init(_ text: String) { self.text = text }

    package var description: String { text }

    /// The numbers of the text up to the first part that is not a number; empty for a text that is not a version.
    package var components: [Int] {
        var numbers: [Int] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard let number = Int(part) else { break }
            numbers.append(number)
        }
        return numbers
    }

    /// The first number, which alone orders the releases of the editor; nil for a text that is not a version.
    package var major: Int? { components.first }
}
