/// The header of an SQLite database, as far as it is needed before SQLite opens the file (SQLite's public file format).
struct DatabaseHeader: Hashable {
    static let size = 100
    /// Whether changes are written to a write-ahead log.
    let usesWriteAheadLog: Bool

    /// - Parameter bytes: the first bytes of the file; nil if the file ends inside the header.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= DatabaseHeader.size else { return nil }
        usesWriteAheadLog = bytes[18] == 2 || bytes[19] == 2
    }
}
