import ModelcSchema

/// The value transformer of a transformable attribute, as far as it is known from its name.
package struct ValueTransformer: Sendable {
    /// The data format that a transformer writes into the store.
    package enum Form: Sendable {
        /// A keyed archive, written by NSKeyedArchiver with or without secure coding.
        case keyedArchive
        /// A stream archive, written by NSArchiver, which no keyed unarchiver can read.
        case streamArchive
        /// Known only from the transformer's code.
        case unknown
    }

    /// The registered name; nil for Core Data's default.
    let name: String?

    package init(name: String?) { self.name = name }

    /// The classes that the framework's secure transformer reads, by Apple's documentation of its
    /// `allowedTopLevelClasses`; sorted.
    package static let readableClasses = [
        "NSArray", "NSData", "NSDate", "NSDictionary", "NSNull", "NSNumber", "NSSet", "NSString", "NSURL", "NSUUID",
    ]

    /// The framework's class, the superclass of custom secure transformers.
    package static let secureClass = "NSSecureUnarchiveFromDataTransformer"

    private static let streams: Set = ["NSUnarchiveFromData", "NSUnarchiveFromDataTransformerName"]
    private static let insecureKeyed: Set = [
        "NSKeyedUnarchiveFromData", "NSKeyedUnarchiveFromDataTransformerName",
    ]
    /// The registered name, the class, and a constant that some models use instead of the name.
    private static let stockSecure: Set = [
        "NSSecureUnarchiveFromData", secureClass, "NSSecureUnarchiveFromDataTransformerName",
    ]

    /// Whether it decodes objects of any class that an archive names.
    package var isInsecure: Bool {
        name.map { ValueTransformer.streams.contains($0) || ValueTransformer.insecureKeyed.contains($0) } ?? true
    }

    /// Whether it is the framework's secure transformer and not a subclass.
    package var isStockSecure: Bool { name.map(ValueTransformer.stockSecure.contains) ?? false }

    /// Returns the data format that it writes. Subclasses of the secure transformer are recognised by their suffix,
    /// as in Apple's documentation (`ColorSecureUnarchiveFromData`), or by the source code.
    ///
    /// - Parameter isSecureClass: whether the class with a name is known to be such a subclass.
    func form(isSecureClass: (String) -> Bool = { _ in false }) -> Form {
        guard let name else { return .keyedArchive }
        if ValueTransformer.streams.contains(name) { return .streamArchive }
        if ValueTransformer.insecureKeyed.contains(name) { return .keyedArchive }
        let stem = ValueTransformer.stem(of: name)
        if stem.hasSuffix("SecureUnarchiveFromData") { return .keyedArchive }
        let classes = [ValueTransformer.unqualified(name), stem, stem + "Transformer", stem + "ValueTransformer"]
        return classes.contains(where: isSecureClass) ? .keyedArchive : .unknown
    }

    /// Returns the name without its module and without the suffixes of class names and constants.
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

/// The effect of changing one transformer to another on the values in a store.
package enum TransformerStep: Hashable, Sendable {
    /// The values stay readable.
    case keepsForm
    /// The values can no longer be read because of their format or class, which the text names.
    case unreadable(String)
    /// Known only from the transformers' code.
    case unknown

    /// - Parameter isSecureClass: whether the class with a name is known to be a subclass of the secure transformer.
    package init(
        from old: AttributeDescription, to new: AttributeDescription,
        isSecureClass: (String) -> Bool = { _ in false }
    ) {
        let (before, after) = (ValueTransformer(name: old.transformerName), ValueTransformer(name: new.transformerName))
        if before.name == after.name || old.notesTransformer(of: new) || new.notesTransformer(of: old) {
            self = .keepsForm
        } else if after.isStockSecure, !before.isStockSecure, let foreign = new.foreignValueClass {
            self = .unreadable("it does not read values of \(foreign)")
        } else {
            switch (before.form(isSecureClass: isSecureClass), after.form(isSecureClass: isSecureClass)) {
            case (.unknown, _), (_, .unknown): self = .unknown
            case (.keyedArchive, .keyedArchive), (.streamArchive, .streamArchive): self = .keepsForm
            case (.keyedArchive, .streamArchive), (.streamArchive, .keyedArchive):
                self = .unreadable("it does not read what the old one wrote")
            }
        }
    }
}

extension AttributeDescription {
    /// Whether the attribute has no transformer but its user info names that of another one, for code that sets it.
    fileprivate func notesTransformer(of other: AttributeDescription) -> Bool {
        guard transformerName == nil, let name = other.transformerName else { return false }
        return userInfo.entries.contains { $0.value == name }
    }

    /// The value classes that the model and its user info state; for `Module.Name`, the name without the module.
    private var statedValueClasses: [String] {
        [valueClassName, userInfo["attributeValueClassName"]].compactMap { $0 }.filter { !$0.isEmpty }
            .map(ValueTransformer.unqualified)
    }

    /// Whether the framework's secure transformer can read the values, as far as their class is stated.
    package var isReadBySecureTransformer: Bool {
        statedValueClasses.allSatisfy(ValueTransformer.readableClasses.contains)
    }

    /// A stated value class that the framework's secure transformer is certain to reject. Subclasses of readable
    /// classes, and Swift types that are not classes, are not certain.
    package var foreignValueClass: String? {
        statedValueClasses.first { name in
            let isName = name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
            let isKin = name.hasPrefix("NSMutable") || ValueTransformer.uncertainClasses.contains(name)
            return isName && !isKin && !ValueTransformer.readableClasses.contains(name)
        }
    }
}

extension ValueTransformer {
    /// Subclasses of classes that the secure transformer can read, and the Swift types that are bridged to them.
    fileprivate static let uncertainClasses: Set = [
        "Array", "Bool", "Data", "Date", "Decimal", "Dictionary", "Double", "Float", "Int", "NSCountedSet",
        "NSDecimalNumber", "NSObject", "Set", "String", "URL", "UUID",
    ]
}
