/// The format of objects of a store.
package enum StoreDumpFormat: String, CaseIterable, Sendable {
    /// One JSON object on each line.
    case jsonl
    /// A header, and one line for each object.
    case csv
    /// One JSON document.
    case json
}

/// The form of binary data and of transformable values in a dump.
package enum StoreDumpBinary: String, CaseIterable, Sendable {
    /// The data in Base64.
    case base64
    /// Only the number of bytes.
    case size
}

/// The form of dates in a dump.
package enum StoreDumpDates: String, CaseIterable, Sendable {
    /// ISO 8601, in UTC.
    case iso
    /// Seconds since 2001-01-01T00:00:00Z, as the store has them.
    case raw
}
