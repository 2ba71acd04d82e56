/// An archive of `NSKeyedArchiver` in a binary property list, opened for looking around.
///
/// An archive is one flat array, `$objects`, whose members refer to each other by index and so form a graph, usually a
/// cyclic one. Nothing is resolved ahead: start at `rootObject()` and ask objects for the values of their keys. Each
/// question goes one step, none recurses; remember visited `ArchivedObject`s or `ArchivedReference`s while walking.
/// Source of the layout: archives that Foundation wrote, over many years and always with the same `$version`.
package final class KeyedArchive: Sendable {
    /// The only `$version` that Foundation has written.
    package static let supportedVersion: Int64 = 100_000

    /// The reference in `$top` under `root` (or `Root`), where the graph starts.
    package let root: ArchivedReference
    /// The stored objects by index. Number 0 is the string `$null`, which stands for nil.
    package let objects: [PropertyListValue]

    private let classes: [Int: ArchivedClass]

    /// Opens the archive in a property list that is already read.
    ///
    /// - Throws: an error if the four keys around the objects are not as in every archive; the objects are not checked.
    package init(propertyList: PropertyListValue) throws(KeyedArchiveError) {
        let envelope = try KeyedArchiveEnvelope(propertyList)
        root = envelope.root
        objects = envelope.objects
        classes = Self.classes(in: objects)
    }

    /// Opens the archive in a binary property list.
    ///
    /// - Throws: `unreadablePropertyList`, or an error as for a property list that is already read.
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
    /// - Throws: `danglingReference` or `unexpectedValue` if there is none.
    package func rootObject() throws(KeyedArchiveError) -> ArchivedObject {
        let location = ArchivedLocation(holder: nil, key: "$top.root")
        guard let object = try value(at: location, of: .uid(root.uid)).object else {
            let found = objects.indices.contains(root.uid) && !root.isNil ? objects[root.uid].kindName : "nil"
            throw .unexpectedValue(at: location, expected: "an object", found: found)
        }
        return object
    }

    /// The object with the reference; nil for the nil reference and for stored values without a class.
    ///
    /// - Throws: `danglingReference` if the reference or that of its class leads nowhere.
    package func object(_ reference: ArchivedReference) throws(KeyedArchiveError) -> ArchivedObject? {
        guard !reference.isNil else { return nil }
        let location = ArchivedLocation(holder: nil, key: "$objects")
        guard case .dictionary(let fields) = try stored(reference, at: location) else { return nil }
        return try object(reference, fields: fields)
    }

    /// Every place among the objects where an index leads out of `$objects`, in file order: the damage report.
    package func danglingReferences() -> [KeyedArchiveError] {
        objects.indices.flatMap { index in
            DanglingReferenceSearch(archive: self, holder: ArchivedReference(uid: index)).problems()
        }
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
    /// What is stored under the reference.
    func stored(
        _ reference: ArchivedReference, at location: ArchivedLocation
    ) throws(KeyedArchiveError) -> PropertyListValue {
        guard objects.indices.contains(reference.uid) else {
            throw .danglingReference(uid: reference.uid, at: location, objectCount: objects.count)
        }
        return objects[reference.uid]
    }

    /// The object made of the fields; nil if they name no class.
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
