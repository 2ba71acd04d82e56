import ModelcBase

/// A build number of the model editor: dotted integers such as `23231` or `14490.99`.
package struct ToolsVersion: Hashable, Sendable, CustomStringConvertible {
    /// The text as written; it may not be a version.
    package let text: String

    package init(_ text: String) { self.text = text }

    package var description: String { text }

    /// The numbers of the text, up to the first part that is not a number. Empty if the text does not begin with a
    /// number.
    package var components: [Int] {
        var numbers: [Int] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard let number = Int(part) else { break }
            numbers.append(number)
        }
        return numbers
    }

    /// The first number, which is sufficient to order the releases of the editor. Nil if the text does not begin with a
    /// number.
    package var major: Int? { components.first }
}
