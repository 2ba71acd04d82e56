/// An object of a keyed archive: its class and the values of its keys.
///
/// Two objects are equal if they are the same object of the same archive, so a `Set` of objects remembers visits.
package struct ArchivedObject: Sendable {
    /// The archive that holds the object.
    package let archive: KeyedArchive
    /// Where the archive holds it.
    package let reference: ArchivedReference
    /// Its class.
    package let archivedClass: ArchivedClass

    /// The keys and values as stored, `$class` included.
    let fields: PropertyListDictionary

    /// The name of the class.
    package var className: String { archivedClass.name }
    /// The names of the class and its superclasses, from the class itself to the root class.
    package var classChain: [String] { archivedClass.chain }
    /// The keys in the file's order, `$class` included.
    package var keys: [String] { fields.entries.map(\.key) }

    /// Whether the object is of the class or a subclass of it.
    package func isKind(of className: String) -> Bool {
        archivedClass.name == className || archivedClass.chain.contains(className)
    }

    /// The value of the key as stored, references not followed; nil if the object does not have the key.
    package subscript(key: String) -> PropertyListValue? { fields[key] }

    /// The value of the key, a reference followed; `null` also if the object does not have the key.
    ///
    /// - Throws: an error if the archive is damaged at this key.
    package func value(_ key: String) throws(KeyedArchiveError) -> ArchivedValue {
        guard let stored = fields[key] else { return .null }
        return try archive.value(at: location(of: key), of: stored)
    }

    /// The place of the key in the archive, for messages.
    package func location(of key: String) -> ArchivedLocation {
        ArchivedLocation(holder: reference, key: key)
    }
}

extension ArchivedObject: Hashable {
    /// Whether both are the same object of the same archive.
    package static func == (left: ArchivedObject, right: ArchivedObject) -> Bool {
        left.reference == right.reference && left.archive === right.archive
    }

    /// Feeds the reference.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(reference)
    }
}
