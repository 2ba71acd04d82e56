/// The reason that a keyed archive, or a value in it, cannot be read.
package enum KeyedArchiveError: Error, Sendable, Hashable {
    /// The bytes are not a readable binary property list.
    case unreadablePropertyList(BinaryPropertyListError)
    /// The property list is not a dictionary with `$archiver`, so it is not a keyed archive.
    case notAKeyedArchive(found: String)
    /// The archive was not written by `NSKeyedArchiver` but by another archiver.
    case unsupportedArchiver(String)
    /// `$version` is not 100000, the only known version.
    case unsupportedVersion(Int64)
    /// A value is missing, or its kind is not the kind that its key requires. `expected` and `found` are kinds with an
    /// article, such as `a string`.
    case unexpectedValue(at: ArchivedLocation, expected: String, found: String)
    /// A reference leads to an object that does not exist, so the archive is damaged. (Nil is a reference to object 0.)
    case danglingReference(uid: Int, at: ArchivedLocation, objectCount: Int)
    /// A dictionary has different numbers of keys and values.
    case unequalCounts(of: ArchivedReference, keys: Int, values: Int)
}

extension KeyedArchiveError: CustomStringConvertible {
    /// One sentence that describes the error.
    package var description: String {
        switch self {
        case .unreadablePropertyList(let error):
            error.description
        case .notAKeyedArchive(let found):
            "The property list is not a keyed archive: it is \(found) without “$archiver”."
        case .unsupportedArchiver(let name):
            "The archive was written by “\(name)”; only archives of NSKeyedArchiver can be read."
        case .unsupportedVersion(let version):
            "The archive has version \(version); only version \(KeyedArchive.supportedVersion) can be read."
        case .unexpectedValue(let location, let expected, let found):
            "The archive is not as expected: \(location) should be \(expected), but is \(found)."
        case .danglingReference(let uid, let location, let objectCount):
            "The archive is damaged: \(location) refers to object \(uid), but there are only \(objectCount) objects."
        case .unequalCounts(let reference, let keys, let values):
            "The archive is damaged: the dictionary object \(reference.uid) has \(keys) keys but \(values) values."
        }
    }
}
