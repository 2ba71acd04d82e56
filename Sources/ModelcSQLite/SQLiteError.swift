import ModelcLibSQLite3

/// Why SQLite, or this module, does not answer.
package struct SQLiteError: Error, Hashable, Sendable {
    /// What callers tell apart; everything else is `other`.
    package enum Kind: Hashable, Sendable {
        /// The file has another format, or is encrypted.
        case notADatabase
        /// The file is damaged.
        case damaged
        /// Another connection holds a lock.
        case busy
        /// There is no room on the disk.
        case diskFull
        /// The file cannot be opened.
        case cannotOpen
        /// The answer, or a value of it, is larger than the limits allow.
        case tooLarge
        /// The query was asked to stop.
        case interrupted
        /// The query is more than one, or would write.
        case notAQuery
        case other
    }

    package var kind: Kind
    /// SQLite's extended result code; nil where this module refuses.
    package var code: Int32?
    /// A clause in the words of SQLite; whatever the file holds may be in it.
    package var message: String

    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    init(code: Int32, message: String) {
        kind = Kind(code: code)
        self.code = code
        self.message = message
    }

    /// What a connection says of its last call; without one there is no more than the code.
    init(code: Int32, of connection: OpaquePointer?) {
        let message = connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        self.init(code: code, message: message.map { String(cString: $0) } ?? "error \(code)")
    }
}

extension SQLiteError.Kind {
    /// - Parameter code: a result code, extended or not.
    init(code: Int32) {
        switch code & 0xFF {
        case SQLITE_NOTADB: self = .notADatabase
        case SQLITE_CORRUPT: self = .damaged
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
        case SQLITE_FULL: self = .diskFull
        case SQLITE_CANTOPEN: self = .cannotOpen
        case SQLITE_TOOBIG: self = .tooLarge
        case SQLITE_INTERRUPT: self = .interrupted
        default: self = .other
        }
    }
}
