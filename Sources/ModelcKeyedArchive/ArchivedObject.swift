/// An object of a keyed archive: its class and the values of its keys.
///
/// Two values are equal if they are the same object of the same archive, so a `Set` of objects can record which objects
/// were visited.
package struct ArchivedObject: Sendable {
    /// The archive that contains the object.
    package let archive: KeyedArchive
    /// The object's reference in the archive.
    package let reference: ArchivedReference
    let archivedClass: ArchivedClass

    /// The keys and values as stored, including `$class`.
    let fields: PropertyListDictionary

    /// The name of the object's class.
    package var className: String { archivedClass.name }
    /// The names of the class and its superclasses, from the class itself to the root class.
    package var classChain: [String] { archivedClass.chain }
    /// The keys in the file's order, including `$class`.
    package var keys: [String] { fields.entries.map(\.key) }

    /// Whether the object's class is this class or a subclass of it.
    package func isKind(of className: String) -> Bool {
        archivedClass.name == className || archivedClass.chain.contains(className)
    }

    /// The value of the key as stored, without following references; nil if the object does not have the key.
    package subscript(key: String) -> PropertyListValue? { fields[key] }

    /// The value of the key, following a reference; `null` if the value is nil or if the object does not have the key.
    ///
    /// - Throws: an error if the archive is damaged at this key.
    package func value(_ key: String) throws(KeyedArchiveError) -> ArchivedValue {
        guard let stored = fields[key] else { return .null }
        return try archive.value(at: location(of: key), of: stored)
    }

    /// The location of the key in the archive, for messages.
    package func location(of key: String) -> ArchivedLocation {
        ArchivedLocation(holder: reference, key: key)
    }
}

extension ArchivedObject: Hashable {
    /// Whether both are the same object of the same archive.
    package static func == (left: ArchivedObject, right: ArchivedObject) -> Bool {
        left.reference == right.reference && left.archive === right.archive
    }

    /// Hashes the reference, which is enough: equal objects have the same reference.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(reference)
    }
}

/// Values of one kind. Each function returns nil if the object lacks the key or if its value is nil, and throws
/// `unexpectedValue` if the value is of another kind. Numbers are converted as by `NSNumber` if the conversion is
/// lossless, because writers store flags inconsistently.
extension ArchivedObject {
    /// The string for the key.
    package func string(_ key: String) throws(KeyedArchiveError) -> String? {
        switch try value(key) {
        case .null: return nil
        case .string(let string): return string
        case let other: throw unexpected(other, key: key, expected: "a string")
        }
    }

    /// The whole number for the key. Booleans are 0 and 1.
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

    /// The Boolean for the key. 0 is false, and every other whole number is true.
    package func boolean(_ key: String) throws(KeyedArchiveError) -> Bool? {
        switch try value(key) {
        case .null: return nil
        case .boolean(let flag): return flag
        case .integer(let number): return number != 0
        case let other: throw unexpected(other, key: key, expected: "a boolean")
        }
    }

    /// The bytes for the key.
    package func data(_ key: String) throws(KeyedArchiveError) -> [UInt8]? {
        switch try value(key) {
        case .null: return nil
        case .data(let bytes): return bytes
        case let other: throw unexpected(other, key: key, expected: "data")
        }
    }

    /// The object for the key.
    package func object(_ key: String) throws(KeyedArchiveError) -> ArchivedObject? {
        switch try value(key) {
        case .null: return nil
        case .object(let object): return object
        case let other: throw unexpected(other, key: key, expected: "an object")
        }
    }

    /// The elements of the array or set for the key. For a set, the order is the file's order and has no meaning.
    package func array(_ key: String) throws(KeyedArchiveError) -> [ArchivedValue]? {
        try object(key)?.elements()
    }

    /// The entries of the dictionary for the key, in the file's order, which has no meaning.
    package func dictionary(_ key: String) throws(KeyedArchiveError) -> [ArchivedEntry]? {
        try object(key)?.entries()
    }

    func unexpected(_ value: ArchivedValue, key: String, expected: String) -> KeyedArchiveError {
        .unexpectedValue(at: location(of: key), expected: expected, found: value.kindName)
    }
}

/// The contents of objects that are collections.
extension ArchivedObject {
    /// The number of elements or entries that a collection stores; 0 for other objects.
    package var storedCount: Int {
        if case .array(let elements)? = fields[ArchivedContent.objectsKey] { elements.count } else { 0 }
    }

    /// The elements of this array or set, which must be an `NSArray`, an `NSSet` or a subclass.
    ///
    /// Elements that are nil references appear as `null`.
    /// - Throws: `unexpectedValue` if the object is not an array or set, or if its elements are missing; the errors of
    ///   the elements.
    package func elements() throws(KeyedArchiveError) -> [ArchivedValue] {
        guard archivedClass.content == .array || archivedClass.content == .set else {
            throw unexpected(.object(self), key: "$class", expected: "an array or a set")
        }
        return try list(ArchivedContent.objectsKey)
    }

    /// The entries of this dictionary with string keys, which must be an `NSDictionary` or a subclass.
    ///
    /// - Throws: `unexpectedValue` if the object is not a dictionary, lacks its keys or values, or has a key that is
    ///   not a string (for such a dictionary, read the lists `NS.keys` and `NS.objects`); `unequalCounts`; the errors
    ///   of the values.
    package func entries() throws(KeyedArchiveError) -> [ArchivedEntry] {
        guard archivedClass.content == .dictionary else {
            throw unexpected(.object(self), key: "$class", expected: "a dictionary")
        }
        let keys = try list(ArchivedContent.keysKey)
        let values = try list(ArchivedContent.objectsKey)
        guard keys.count == values.count else {
            throw .unequalCounts(of: reference, keys: keys.count, values: values.count)
        }
        return try entries(keys: keys, values: values)
    }

    private func entries(
        keys: [ArchivedValue], values: [ArchivedValue]
    ) throws(KeyedArchiveError) -> [ArchivedEntry] {
        var entries: [ArchivedEntry] = []
        entries.reserveCapacity(keys.count)
        for (key, value) in zip(keys, values) {
            guard case .string(let name) = key else {
                throw unexpected(key, key: ArchivedContent.keysKey, expected: "an array of strings")
            }
            entries.append(ArchivedEntry(key: name, value: value))
        }
        return entries
    }

    /// The values of an array that the object stores inline for the key, following references. Such keys are
    /// `NS.objects` of an array and `NS.keys` of a dictionary.
    ///
    /// - Throws: `unexpectedValue` if the key is missing or its value is not an inline array; the errors of the values.
    package func list(_ key: String) throws(KeyedArchiveError) -> [ArchivedValue] {
        guard case .array(let elements)? = fields[key] else {
            let found = fields[key]?.kindName ?? "missing"
            throw .unexpectedValue(at: location(of: key), expected: "an array", found: found)
        }
        var values: [ArchivedValue] = []
        values.reserveCapacity(elements.count)
        for element in elements {
            values.append(try archive.value(at: location(of: key), of: element))
        }
        return values
    }
}
