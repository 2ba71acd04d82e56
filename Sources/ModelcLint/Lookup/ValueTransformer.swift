import ModelcSchema

/// The value transformer of a transformable attribute, as far as its name tells what it is.
struct ValueTransformer {
    /// What a transformer writes into the store.
    enum Form {
        /// A keyed archive: what NSKeyedArchiver writes, with or without secure coding.
        case keyedArchive
        /// What NSArchiver writes, which no keyed unarchiver reads.
        case streamArchive
        /// Only the transformer's code tells.
        case unknown
    }

    /// The registered name; nil for Core Data's default.
    let name: String?

    /// The classes that the framework's secure transformer reads, by Apple's documentation of its
    /// `allowedTopLevelClasses`; sorted.
    static let readableClasses = [
        "NSArray", "NSData", "NSDate", "NSDictionary", "NSNull", "NSNumber", "NSSet", "NSString", "NSURL", "NSUUID",
    ]

    /// The class that subclasses register under names of their own.
    static let secureClass = "NSSecureUnarchiveFromDataTransformer"

    private static let streams: Set = ["NSUnarchiveFromData", "NSUnarchiveFromDataTransformerName"]
    private static let insecureKeyed: Set = [
        "NSKeyedUnarchiveFromData", "NSKeyedUnarchiveFromDataTransformerName",
    ]
    /// By its registered name, by its class, and by the constant that some write where the name belongs.
    private static let stockSecure: Set = [
        "NSSecureUnarchiveFromData", secureClass, "NSSecureUnarchiveFromDataTransformerName",
    ]

    /// Whether it makes objects of any class that an archive names.
    var isInsecure: Bool {
        name.map { ValueTransformer.streams.contains($0) || ValueTransformer.insecureKeyed.contains($0) } ?? true
    }

    /// Whether it is the framework's secure transformer itself, and no subclass of it.
    var isStockSecure: Bool { name.map(ValueTransformer.stockSecure.contains) ?? false }

    /// What it writes. Subclasses of the secure transformer are known by the end of their names, as Apple's
    /// documentation names them (`ColorSecureUnarchiveFromData`), or by the source code.
    func form(_ declared: DeclaredClassTable?) -> Form {
        guard let name else { return .keyedArchive }
        if ValueTransformer.streams.contains(name) { return .streamArchive }
        if ValueTransformer.insecureKeyed.contains(name) { return .keyedArchive }
        let stem = ValueTransformer.stem(of: name)
        if stem.hasSuffix("SecureUnarchiveFromData") { return .keyedArchive }
        let classes = [ValueTransformer.unqualified(name), stem, stem + "Transformer", stem + "ValueTransformer"]
        let isSubclass = classes.contains {
            declared?.ancestry(of: $0).names.contains(ValueTransformer.secureClass) ?? false
        }
        return isSubclass ? .keyedArchive : .unknown
    }

    /// The name without module and without the words that a class or a constant adds to it.
    private static func stem(of name: String) -> String {
        var stem = unqualified(name)
        for word in ["Name", "Transformer", "Value"] where stem.hasSuffix(word) && stem != word {
            stem.removeLast(word.count)
        }
        return stem
    }

    /// `Name` of `Module.Name`.
    static func unqualified(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}

extension AttributeDescription {
    /// A class that the model or its user info states and that the framework's secure transformer does not read; of
    /// `Module.Name` the name counts.
    var foreignValueClass: String? {
        let noted = userInfo["attributeValueClassName"].flatMap { $0.isEmpty ? nil : $0 }
        return [valueClassName, noted].compactMap { $0 }.first {
            !ValueTransformer.readableClasses.contains(ValueTransformer.unqualified($0))
        }
    }
}
