/// Values of one kind. Each is nil if the object lacks the key or has nil under it, and throws `unexpectedValue` if
/// the key holds another kind. Numbers convert like `NSNumber`s do, as long as nothing is lost: writers are not
/// consistent in how they store a flag.
extension ArchivedObject {
    /// The text under the key.
    package func string(_ key: String) throws(KeyedArchiveError) -> String? {
        switch try value(key) {
        case .null: return nil
        case .string(let string): return string
        case let other: throw unexpected(other, key: key, expected: "a string")
        }
    }

    /// The whole number under the key; booleans are 0 and 1.
    package func integer(_ key: String) throws(KeyedArchiveError) -> Int64? {
        let value = try value(key)
        switch value {
        case .null: return nil
        case .integer(let number): return number
        case .boolean(let flag): return flag ? 1 : 0
        case .real(let number):
            if let whole = Int64(exactly: number) { return whole }
        default: break
        }
        throw unexpected(value, key: key, expected: "an integer")
    }

    /// The flag under the key; 0 is false and all other whole numbers are true.
    package func boolean(_ key: String) throws(KeyedArchiveError) -> Bool? {
        switch try value(key) {
        case .null: return nil
        case .boolean(let flag): return flag
        case .integer(let number): return number != 0
        case let other: throw unexpected(other, key: key, expected: "a boolean")
        }
    }

    /// The number under the key, whole or not.
    package func real(_ key: String) throws(KeyedArchiveError) -> Double? {
        switch try value(key) {
        case .null: return nil
        case .real(let number): return number
        case .integer(let number): return Double(number)
        case let other: throw unexpected(other, key: key, expected: "a number")
        }
    }

    /// The moment under the key, in seconds since the reference date, 2001-01-01 00:00:00 UTC.
    package func date(_ key: String) throws(KeyedArchiveError) -> Double? {
        switch try value(key) {
        case .null: return nil
        case .date(let seconds): return seconds
        case let other: throw unexpected(other, key: key, expected: "a date")
        }
    }

    /// The bytes under the key.
    package func data(_ key: String) throws(KeyedArchiveError) -> [UInt8]? {
        switch try value(key) {
        case .null: return nil
        case .data(let bytes): return bytes
        case let other: throw unexpected(other, key: key, expected: "data")
        }
    }

    /// The object under the key.
    package func object(_ key: String) throws(KeyedArchiveError) -> ArchivedObject? {
        switch try value(key) {
        case .null: return nil
        case .object(let object): return object
        case let other: throw unexpected(other, key: key, expected: "an object")
        }
    }

    /// The elements of the array or set under the key; of a set in the file's order, which has no meaning.
    package func array(_ key: String) throws(KeyedArchiveError) -> [ArchivedValue]? {
        try object(key)?.elements()
    }

    /// The entries of the dictionary under the key, in the file's order, which has no meaning.
    package func dictionary(_ key: String) throws(KeyedArchiveError) -> [ArchivedEntry]? {
        try object(key)?.entries()
    }

    func unexpected(_ value: ArchivedValue, key: String, expected: String) -> KeyedArchiveError {
        .unexpectedValue(at: location(of: key), expected: expected, found: value.kindName)
    }
}
