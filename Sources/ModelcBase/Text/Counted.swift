/// Formats counts for sentences.
package enum Counted {
    /// A number with a noun, such as `1 file` or `3 files`.
    ///
    /// - Parameter plural: the plural of the noun; nil to append `s` to the noun.
    package static func text(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }
}
