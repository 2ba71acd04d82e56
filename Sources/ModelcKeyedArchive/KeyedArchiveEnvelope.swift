/// The four keys around the objects of a keyed archive, checked: `$archiver`, `$version`, `$top`, `$objects`.
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
