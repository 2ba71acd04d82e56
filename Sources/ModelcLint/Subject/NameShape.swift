/// Which names the store and the accessors can have: a letter or underscore, then letters, digits and underscores.
/// Letters of other alphabets are letters: SQL, Swift and Objective-C take them.
enum IdentifierShape {
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, isStart(first) else { return false }
        return name.unicodeScalars.allSatisfy(isPart)
    }

    /// The nearest identifier to a name: every other character is an underscore.
    static func identifier(from name: String) -> String {
        let text = String(
            String.UnicodeScalarView(name.unicodeScalars.map { isPart($0) ? $0 : "_" }))
        guard let first = text.unicodeScalars.first else { return "_" }
        return isStart(first) ? text : "_" + text
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? isPart(scalar) && !isDigit(scalar) : scalar.properties.isXIDStart
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "A"..."Z", "a"..."z", "_": true
        default: isDigit(scalar) || (!scalar.isASCII && scalar.properties.isXIDContinue)
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

/// Whether English names are plural, as far as a rule of thumb goes.
enum PluralName {
    /// Endings of names that stand for many without an s.
    private static let collective = ["list", "set", "children", "people", "data", "media", "history", "info"]

    static func isPlural(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix("s") || collective.contains { name.hasSuffix($0) }
    }

    /// The plural of a singular name.
    static func plural(of name: String) -> String {
        let letters = Array(name.utf8)
        guard let last = letters.last else { return name }
        if last == UInt8(ascii: "y"), letters.count > 1, !isVowel(letters[letters.count - 2]) {
            return name.dropLast() + "ies"
        }
        let needsE = ["s", "x", "ch", "sh"].contains { name.hasSuffix($0) }
        return name + (needsE ? "es" : "s")
    }

    private static func isVowel(_ byte: UInt8) -> Bool { "aeiou".utf8.contains(byte | 0x20) }
}

/// What every managed object can be asked for.
enum ManagedObjectMethods {
    /// Methods without parameters of NSObject and NSManagedObject.
    static let names: Set<String> = [
        "autoContentAccessingProxy", "autorelease", "awakeFromFetch", "awakeFromInsert", "changedValues",
        "changedValuesForCurrentEvent", "class", "classForArchiver", "classForCoder", "classForKeyedArchiver", "copy",
        "dealloc", "debugDescription", "description", "didSave", "didTurnIntoFault", "entity", "faultingState",
        "finalize", "hasChanges", "hasPersistentChangedValues", "hash", "init", "isDeleted", "isFault", "isInserted",
        "isProxy", "isUpdated", "managedObjectContext", "mutableCopy", "objectID", "observationInfo",
        "prepareForDeletion", "release", "retain", "retainCount", "self", "superclass", "willSave",
        "willTurnIntoFault", "zone",
    ]
}
