/// The contents of objects that are collections.
extension ArchivedObject {
    /// The elements of this array or set: of an `NSArray`, `NSSet` or a subclass.
    ///
    /// Elements that are nil references appear as `null`.
    /// - Throws: `unexpectedValue` if the object is no such collection or its elements are missing; the errors of the
    ///   elements.
    package func elements() throws(KeyedArchiveError) -> [ArchivedValue] {
        guard archivedClass.content == .array || archivedClass.content == .set else {
            throw unexpected(.object(self), key: "$class", expected: "an array or a set")
        }
        return try list(ArchivedContent.objectsKey)
    }

    /// The entries of this dictionary with string keys: of an `NSDictionary` or a subclass.
    ///
    /// - Throws: `unexpectedValue` if the object is no dictionary, lacks its keys or values, or has a key that is no
    ///   string (for such dictionaries ask for the lists `NS.keys` and `NS.objects`); `unequalCounts`; the errors of
    ///   the values.
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

    /// The values of the array that the object holds inline under the key, references followed: `NS.objects` of an
    /// array, `NS.keys` of a dictionary.
    ///
    /// - Throws: `unexpectedValue` if the key is missing or holds no inline array; the errors of the values.
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
