/// Bounds of a validation: of a number, of a date in seconds since 2001-01-01T00:00:00Z, or of a text's length.
package struct StoreValueBounds: Hashable, Sendable {
    package var minimum: Double?
    package var maximum: Double?
    /// Whether the length is bounded and not the value.
    package var isOfLength: Bool

    package init(minimum: Double?, maximum: Double?, isOfLength: Bool = false) {
        self.minimum = minimum
        self.maximum = maximum
        self.isOfLength = isOfLength
    }
}
