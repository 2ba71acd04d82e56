import ModelcKeyedArchive
import ModelcSchema

/// Creates the sample value of a transformable attribute: a keyed archive of an empty collection, a text, a number or
/// data. Supports only Foundation's transformers, and classes whose archive is known.
enum ArchiveSample {
    /// Returns the bytes of a keyed archive with a sample value; nil if the transformer or the class is not known.
    static func bytes(_ attribute: AttributeDescription) -> [UInt8]? {
        guard attribute.transformerName.map(transformers.contains) ?? true else { return nil }
        switch attribute.valueClassName {
        case nil, "NSObject", "NSString", "String", "NSSecureCoding": return archive([.string("sample")])
        case "NSArray", "Array": return archive(collection("NSArray"))
        case "NSSet", "Set": return archive(collection("NSSet"))
        case "NSDictionary", "Dictionary": return archive(dictionary)
        case "NSNumber": return archive([.integer(1)])
        case "NSData", "Data": return archive([.data([1, 2, 3])])
        case let name?: return swiftCollection(name)
        }
    }

    /// The names of Foundation's transformers that keep a keyed archive.
    private static let transformers: Set = [
        "NSKeyedUnarchiveFromData", "NSKeyedUnarchiveFromDataTransformerName", "NSSecureUnarchiveFromData",
        "NSSecureUnarchiveFromDataTransformer", "NSSecureUnarchiveFromDataTransformerName",
    ]

    /// Returns an empty collection for `[String]`, `[String: Int]`, `Set<String>`.
    private static func swiftCollection(_ name: String) -> [UInt8]? {
        if name.hasPrefix("["), name.hasSuffix("]") {
            return archive(name.contains(":") ? dictionary : collection("NSArray"))
        }
        if name.hasPrefix("Array<") { return archive(collection("NSArray")) }
        if name.hasPrefix("Set<") { return archive(collection("NSSet")) }
        return name.hasPrefix("Dictionary<") ? archive(dictionary) : nil
    }

    private static func collection(_ name: String) -> [PropertyListValue] {
        [.dictionary(PropertyListDictionary([entry("NS.objects", .array([])), entry("$class", .uid(2))])), type(name)]
    }

    private static var dictionary: [PropertyListValue] {
        let content = [entry("NS.keys", .array([])), entry("NS.objects", .array([])), entry("$class", .uid(2))]
        return [.dictionary(PropertyListDictionary(content)), type("NSDictionary")]
    }

    private static func type(_ name: String) -> PropertyListValue {
        .dictionary(
            PropertyListDictionary([
                entry("$classname", .string(name)), entry("$classes", .array([.string(name), .string("NSObject")])),
            ]))
    }

    /// Returns a keyed archive of the first object.
    private static func archive(_ objects: [PropertyListValue]) -> [UInt8] {
        BinaryPropertyListWriter().bytes(
            of: .dictionary(
                PropertyListDictionary([
                    entry("$version", .integer(100_000)), entry("$archiver", .string("NSKeyedArchiver")),
                    entry("$top", .dictionary(PropertyListDictionary([entry("root", .uid(1))]))),
                    entry("$objects", .array([.string("$null")] + objects)),
                ])))
    }

    private static func entry(_ key: String, _ value: PropertyListValue) -> PropertyListDictionary.Entry {
        PropertyListDictionary.Entry(key: key, value: value)
    }
}
