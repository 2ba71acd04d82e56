import ModelcSQLite

/// The reason why a store is not written.
package enum StoreWritingError: Error {
    /// The names of entities without a version hash. Without the hashes, Core Data cannot identify the version of the
    /// store.
    case missingHashes([String])
    /// Properties whose stored form is not known.
    case unwritable([UnwritableProperty])
    /// SQLite cannot write the file. The message is a clause.
    case failed(String)
    /// The disk is full.
    case diskFull

    /// Whether the version could be written in another place.
    package var isOfPlace: Bool {
        switch self {
        case .failed, .diskFull: true
        case .missingHashes, .unwritable: false
        }
    }

    init(_ error: SQLiteError) { self = error.kind == .diskFull ? .diskFull : .failed(error.message) }
}
