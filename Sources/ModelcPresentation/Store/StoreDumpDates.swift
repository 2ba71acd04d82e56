/// The form of dates in a dump.
package enum StoreDumpDates: String, CaseIterable, Sendable {
    /// ISO 8601, in UTC.
    case iso
    /// Seconds since 2001-01-01T00:00:00Z, as the store has them.
    case raw
}
