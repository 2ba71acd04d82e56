import ModelcLibSQLite3

/// An error of SQLite or of this module.
package struct SQLiteError: Error, Hashable, Sendable {
    /// The kinds of errors that callers handle; all others are `other`.
    package enum Kind: Hashable, Sendable {
        /// The file is not an SQLite database, or is encrypted.
        case notADatabase
        /// The file is damaged.
        case damaged
        /// Another connection holds a lock.
        case busy
        /// The disk is full.
        case diskFull
        /// The file cannot be opened.
        case cannotOpen
        /// The result of the query, or one of its values, is larger than the limits allow.
        case tooLarge
        /// `shouldStop` ended the query.
        case interrupted
        /// The text contains more than one query, or the query would write.
        case notAQuery
        case other
    }

    package var kind: Kind
    /// SQLite's extended result code; nil if this module rejects the query.
    var code: Int32?
    /// The message of SQLite, as a clause. It may contain any text from the file.
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

    /// Creates an error from the last call of a connection. Without a connection, only the code is known.
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
