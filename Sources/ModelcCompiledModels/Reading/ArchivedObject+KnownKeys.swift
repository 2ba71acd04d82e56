import ModelcKeyedArchive

/// Dictionaries in the archives of models. In the model that a store contains, some are objects of a private class of
/// Core Data, `NSKnownKeysDictionary1`, which has a list of keys and a list of values (FormatStore §2.3).
extension ArchivedObject {
    /// The entries of a dictionary of the usual class or of the private class, in the archive's order.
    func namedEntries() throws(KeyedArchiveError) -> [ArchivedEntry] {
        guard isKnownKeysDictionary else { return try entries() }
        let keys = try object("searchMapping")?.array("keys") ?? []
        let values = try array("values") ?? []
        guard keys.count == values.count else {
            throw .unequalCounts(of: reference, keys: keys.count, values: values.count)
        }
        return try present(keys: keys, values: values)
    }

    /// The number of elements that are read to list a collection. For the private dictionary class, it counts keys and
    /// values.
    var listedCount: Int {
        guard isKnownKeysDictionary else { return storedCount }
        let lists = [try? object("searchMapping")?.object("keys"), try? object("values")]
        return lists.reduce(0) { $0 + ($1?.storedCount ?? 0) }
    }

    private var isKnownKeysDictionary: Bool { className == "NSKnownKeysDictionary1" }

    /// The entries that have a value. A list of values marks a missing value with the object `emptyToken`.
    private func present(
        keys: [ArchivedValue], values: [ArchivedValue]
    ) throws(KeyedArchiveError) -> [ArchivedEntry] {
        let token = try value("emptyToken")
        var entries: [ArchivedEntry] = []
        for (key, value) in zip(keys, values) where value == .null || value != token {
            guard case .string(let name) = key else {
                throw .unexpectedValue(
                    at: location(of: "searchMapping"), expected: "an array of strings", found: key.kindName)
            }
            entries.append(ArchivedEntry(key: name, value: value))
        }
        return entries
    }
}
