/// The reason that a keyed archive, or a value in it, cannot be read.
package enum KeyedArchiveError: Error, Sendable, Hashable {
    /// The bytes are not a readable binary property list.
    case unreadablePropertyList(BinaryPropertyListError)
    /// The property list is not a dictionary with `$archiver`, so it is not a keyed archive.
    case notAKeyedArchive(found: String)
    /// Another archiver than `NSKeyedArchiver` wrote the archive.
    case unsupportedArchiver(String)
    /// `$version` is not 100000, the only version there is.
    case unsupportedVersion(Int64)
    /// A value is missing or of another kind than its key requires; both as words with an article.
    case unexpectedValue(at: ArchivedLocation, expected: String, found: String)
    /// A reference to an object that does not exist. The archive is damaged; nil is a reference to object 0.
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
