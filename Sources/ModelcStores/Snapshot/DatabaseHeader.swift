/// The header of an SQLite database. Only the values that are needed before SQLite opens the file are read (SQLite's
/// public file format).
struct DatabaseHeader: Hashable {
    static let size = 100
    /// Whether SQLite writes changes to a write-ahead log.
    let usesWriteAheadLog: Bool

    /// - Parameter bytes: the first bytes of the file. The result is nil if they end inside the header.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= DatabaseHeader.size else { return nil }
        usesWriteAheadLog = bytes[18] == 2 || bytes[19] == 2
    }
}
