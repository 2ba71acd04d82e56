/// Formats numbers of things in sentences.
package enum Counted {
    /// `1 file`, `3 files`.
    ///
    /// - Parameter plural: the plural of the noun; nil for the noun with an `s`.
    package static func text(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }
}
