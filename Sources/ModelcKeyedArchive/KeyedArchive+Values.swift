/// From stored property list values to values, one step at a time.
extension KeyedArchive {
    /// The value that is stored at a location, a reference followed.
    func value(
        at location: ArchivedLocation, of stored: PropertyListValue
    ) throws(KeyedArchiveError) -> ArchivedValue {
        guard case .uid(let uid) = stored else { return Self.plainValue(stored) }
        let reference = ArchivedReference(uid: uid)
        guard !reference.isNil else { return .null }
        let target = try self.stored(reference, at: location)
        guard case .dictionary(let fields) = target, let object = try object(reference, fields: fields) else {
            return Self.plainValue(target)
        }
        return try Self.contents(of: object) ?? .object(object)
    }

    private static func plainValue(_ stored: PropertyListValue) -> ArchivedValue {
        switch stored {
        case .null: .null
        case .boolean(let flag): .boolean(flag)
        case .integer(let number): .integer(number)
        case .real(let number): .real(number)
        case .date(let seconds): .date(secondsSinceReferenceDate: seconds)
        case .data(let bytes): .data(bytes)
        case .string(let string): .string(string)
        case .uid, .array, .orderedSet, .set, .dictionary: .propertyList(stored)
        }
    }

    /// The text, bytes or moment inside an object of a Foundation class; nil for all other objects.
    private static func contents(of object: ArchivedObject) throws(KeyedArchiveError) -> ArchivedValue? {
        guard let content = object.archivedClass.content, let key = content.scalarKey else { return nil }
        let value = plainValue(try object.inlined(key))
        switch (content, value) {
        case (.string, .string), (.data, .data), (.date, .date): return value
        case (.date, .real(let seconds)): return .date(secondsSinceReferenceDate: seconds)
        case (.date, .integer(let seconds)): return .date(secondsSinceReferenceDate: Double(seconds))
        default: throw object.unexpected(value, key: key, expected: content.kindName)
        }
    }
}

extension ArchivedObject {
    /// The stored value of a key, a reference followed, whatever it is; null if missing.
    fileprivate func inlined(_ key: String) throws(KeyedArchiveError) -> PropertyListValue {
        guard let stored = fields[key] else { return .null }
        guard case .uid(let uid) = stored else { return stored }
        guard uid != 0 else { return .null }
        return try archive.stored(ArchivedReference(uid: uid), at: location(of: key))
    }
}
