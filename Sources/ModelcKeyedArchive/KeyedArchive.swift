/// An archive of `NSKeyedArchiver` in a binary property list, opened for reading.
///
/// An archive is one flat array, `$objects`. Its elements refer to each other by index and so form a graph, usually
/// with cycles. Nothing is resolved in advance: start at `rootObject()` and read the values of the objects' keys. Each
/// access follows one step, and none recurses. Record the visited `ArchivedObject`s or `ArchivedReference`s while you
/// traverse the graph. Source of the layout: archives that Foundation wrote over many years, always with the same
/// `$version`.
package final class KeyedArchive: Sendable {
    /// The only `$version` that Foundation has written.
    package static let supportedVersion: Int64 = 100_000

    /// The reference to the root object, from the key `root` (or `Root`) in `$top`.
    package let root: ArchivedReference
    /// The stored objects by index. Index 0 is the string `$null`, which represents nil.
    package let objects: [PropertyListValue]

    private let classes: [Int: ArchivedClass]

    /// Opens the archive in a property list that was already read.
    ///
    /// - Throws: an error if one of the four keys `$archiver`, `$version`, `$top` and `$objects` is missing or invalid.
    ///   The objects are not checked.
    package init(propertyList: PropertyListValue) throws(KeyedArchiveError) {
        let envelope = try KeyedArchiveEnvelope(propertyList)
        root = envelope.root
        objects = envelope.objects
        classes = Self.classes(in: objects)
    }

    /// Opens the archive in a binary property list.
    ///
    /// - Throws: `unreadablePropertyList`, or the errors of `init(propertyList:)`.
    package convenience init(
        bytes: [UInt8], limits: BinaryPropertyListLimits = .standard
    ) throws(KeyedArchiveError) {
        let propertyList: PropertyListValue
        do {
            propertyList = try BinaryPropertyListReader(limits: limits).read(bytes)
        } catch {
            throw KeyedArchiveError.unreadablePropertyList(error)
        }
        try self.init(propertyList: propertyList)
    }

    /// The object at which the graph starts.
    ///
    /// - Throws: `danglingReference` or `unexpectedValue` if there is no root object.
    package func rootObject() throws(KeyedArchiveError) -> ArchivedObject {
        let location = ArchivedLocation(holder: nil, key: "$top.root")
        guard let object = try value(at: location, of: .uid(root.uid)).object else {
            let found = objects.indices.contains(root.uid) && !root.isNil ? objects[root.uid].kindName : "nil"
            throw .unexpectedValue(at: location, expected: "an object", found: found)
        }
        return object
    }

    private static func classes(in objects: [PropertyListValue]) -> [Int: ArchivedClass] {
        var classes: [Int: ArchivedClass] = [:]
        for (index, object) in objects.enumerated() {
            classes[index] = ArchivedClass(table: object)
        }
        return classes
    }
}

extension KeyedArchive {
    /// The value that the archive stores at a reference.
    func stored(
        _ reference: ArchivedReference, at location: ArchivedLocation
    ) throws(KeyedArchiveError) -> PropertyListValue {
        guard objects.indices.contains(reference.uid) else {
            throw .danglingReference(uid: reference.uid, at: location, objectCount: objects.count)
        }
        return objects[reference.uid]
    }

    /// The object with these fields; nil if they have no `$class`.
    func object(
        _ reference: ArchivedReference, fields: PropertyListDictionary
    ) throws(KeyedArchiveError) -> ArchivedObject? {
        guard let classField = fields["$class"] else { return nil }
        let location = ArchivedLocation(holder: reference, key: "$class")
        guard case .uid(let uid) = classField else {
            throw .unexpectedValue(at: location, expected: "a UID", found: classField.kindName)
        }
        if let archivedClass = classes[uid] {
            return ArchivedObject(archive: self, reference: reference, archivedClass: archivedClass, fields: fields)
        }
        let found = try stored(ArchivedReference(uid: uid), at: location)
        throw .unexpectedValue(at: location, expected: "a class table", found: found.kindName)
    }
}

/// Converts stored property list values to archived values. Only the reference of the value itself is followed, not
/// references inside the object.
extension KeyedArchive {
    /// Returns the archived value of a stored value. If the stored value is a reference, follows it.
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

    /// Returns the string, bytes or date in an object of a Foundation class such as `NSString` or `NSDate`; nil for all
    /// other objects.
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
    /// Returns the stored value of a key, of any kind, following a reference; `.null` if the key is missing.
    fileprivate func inlined(_ key: String) throws(KeyedArchiveError) -> PropertyListValue {
        guard let stored = fields[key] else { return .null }
        guard case .uid(let uid) = stored else { return stored }
        guard uid != 0 else { return .null }
        return try archive.stored(ArchivedReference(uid: uid), at: location(of: key))
    }
}

/// The four top-level keys of a keyed archive, checked: `$archiver`, `$version`, `$top`, `$objects`.
struct KeyedArchiveEnvelope {
    let root: ArchivedReference
    let objects: [PropertyListValue]

    init(_ propertyList: PropertyListValue) throws(KeyedArchiveError) {
        guard case .dictionary(let fields) = propertyList, let archiver = fields["$archiver"] else {
            throw .notAKeyedArchive(found: propertyList.kindName)
        }
        try Self.check(archiver: archiver)
        try Self.check(version: fields["$version"])
        root = try Self.root(in: fields["$top"])
        guard case .array(let objects)? = fields["$objects"] else {
            throw Self.unexpected(fields["$objects"], key: "$objects", expected: "an array")
        }
        self.objects = objects
    }

    private static func check(archiver: PropertyListValue) throws(KeyedArchiveError) {
        guard case .string(let name) = archiver else {
            throw unexpected(archiver, key: "$archiver", expected: "a string")
        }
        guard name == "NSKeyedArchiver" else { throw .unsupportedArchiver(name) }
    }

    private static func check(version: PropertyListValue?) throws(KeyedArchiveError) {
        guard case .integer(let number)? = version else {
            throw unexpected(version, key: "$version", expected: "an integer")
        }
        guard number == KeyedArchive.supportedVersion else { throw .unsupportedVersion(number) }
    }

    private static func root(in top: PropertyListValue?) throws(KeyedArchiveError) -> ArchivedReference {
        guard case .dictionary(let fields)? = top else {
            throw unexpected(top, key: "$top", expected: "a dictionary")
        }
        let root = fields["root"] ?? fields["Root"]
        guard case .uid(let uid)? = root else { throw unexpected(root, key: "$top.root", expected: "a UID") }
        return ArchivedReference(uid: uid)
    }

    private static func unexpected(
        _ value: PropertyListValue?, key: String, expected: String
    ) -> KeyedArchiveError {
        let location = ArchivedLocation(holder: nil, key: key)
        return .unexpectedValue(at: location, expected: expected, found: value?.kindName ?? "missing")
    }
}
