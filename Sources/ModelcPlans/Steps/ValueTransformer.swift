import ModelcSchema

/// The value transformer of a transformable attribute. Its properties are concluded from its name.
package struct ValueTransformer: Sendable {
    /// The data format that a transformer writes into the store.
    package enum Form: Sendable {
        /// A keyed archive, written by NSKeyedArchiver, with or without secure coding.
        case keyedArchive
        /// A stream archive, written by NSArchiver. Keyed unarchivers cannot read it.
        case streamArchive
        /// The format is determined by the code of the transformer, which is not known.
        case unknown
    }

    /// The registered name of the transformer; nil for Core Data's default.
    let name: String?

    package init(name: String?) { self.name = name }

    /// The classes that the framework's secure transformer can read, sorted. Source: Apple's documentation of
    /// `allowedTopLevelClasses`.
    package static let readableClasses = [
        "NSArray", "NSData", "NSDate", "NSDictionary", "NSNull", "NSNumber", "NSSet", "NSString", "NSURL", "NSUUID",
    ]

    /// The framework's secure transformer. It is the superclass of custom secure transformers.
    package static let secureClass = "NSSecureUnarchiveFromDataTransformer"

    private static let streams: Set = ["NSUnarchiveFromData", "NSUnarchiveFromDataTransformerName"]
    private static let insecureKeyed: Set = [
        "NSKeyedUnarchiveFromData", "NSKeyedUnarchiveFromDataTransformerName",
    ]
    /// The names of the framework's secure transformer in models: its registered name, its class, and a constant that
    /// some models use instead.
    private static let stockSecure: Set = [
        "NSSecureUnarchiveFromData", secureClass, "NSSecureUnarchiveFromDataTransformerName",
    ]

    /// True if the transformer decodes objects of any class that is named in an archive.
    package var isInsecure: Bool {
        name.map { ValueTransformer.streams.contains($0) || ValueTransformer.insecureKeyed.contains($0) } ?? true
    }

    /// Whether the transformer is the framework's secure transformer, and not a subclass.
    package var isStockSecure: Bool { name.map(ValueTransformer.stockSecure.contains) ?? false }

    /// Returns the data format that the transformer writes. Subclasses of the secure transformer are recognised by the
    /// suffix in Apple's documentation (`ColorSecureUnarchiveFromData`), or by the source code.
    ///
    /// - Parameter isSecureClass: returns whether the class with this name is known to be a subclass of the secure
    ///   transformer.
    func form(isSecureClass: (String) -> Bool = { _ in false }) -> Form {
        guard let name else { return .keyedArchive }
        if ValueTransformer.streams.contains(name) { return .streamArchive }
        if ValueTransformer.insecureKeyed.contains(name) { return .keyedArchive }
        let stem = ValueTransformer.stem(of: name)
        if stem.hasSuffix("SecureUnarchiveFromData") { return .keyedArchive }
        let classes = [ValueTransformer.unqualified(name), stem, stem + "Transformer", stem + "ValueTransformer"]
        return classes.contains(where: isSecureClass) ? .keyedArchive : .unknown
    }

    /// Returns the name without its module, and without suffixes such as `Transformer` or `Name`.
    private static func stem(of name: String) -> String {
        var stem = unqualified(name)
        for word in ["Name", "Transformer", "Value"] where stem.hasSuffix(word) && stem != word {
            stem.removeLast(word.count)
        }
        return stem
    }

    /// Returns the name without its module: `Name` for `Module.Name`.
    static func unqualified(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}

/// The effect on stored values if the transformer of an attribute changes.
package enum TransformerStep: Hashable, Sendable {
    /// The values can still be read.
    case keepsForm
    /// The values can no longer be read, because of their format or class. The text describes the reason.
    case unreadable(String)
    /// The effect is determined by the code of the transformers, which is not known.
    case unknown

    /// - Parameter isSecureClass: returns whether the class with this name is known to be a subclass of the secure
    ///   transformer.
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
    /// True if the attribute has no transformer, but its user info names the transformer of the other attribute, so
    /// that code can set it.
    fileprivate func notesTransformer(of other: AttributeDescription) -> Bool {
        guard transformerName == nil, let name = other.transformerName else { return false }
        return userInfo.entries.contains { $0.value == name }
    }

    /// The value classes that are stated in the model and its user info, without module names.
    private var statedValueClasses: [String] {
        [valueClassName, userInfo["attributeValueClassName"]].compactMap { $0 }.filter { !$0.isEmpty }
            .map(ValueTransformer.unqualified)
    }

    /// Whether the framework's secure transformer can read the values. True if no value class is stated.
    package var isReadBySecureTransformer: Bool {
        statedValueClasses.allSatisfy(ValueTransformer.readableClasses.contains)
    }

    /// A value class in the model or its user info that the framework's secure transformer certainly rejects; nil if
    /// there is none. Also nil for subclasses of readable classes and for Swift types that are not classes, because it
    /// is not certain that they are rejected.
    package var foreignValueClass: String? {
        statedValueClasses.first { name in
            let isName = name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
            let isKin = name.hasPrefix("NSMutable") || ValueTransformer.uncertainClasses.contains(name)
            return isName && !isKin && !ValueTransformer.readableClasses.contains(name)
        }
    }
}

extension ValueTransformer {
    /// Classes and Swift types that the secure transformer may be able to read: subclasses of readable classes, and
    /// Swift types that are bridged to readable classes.
    fileprivate static let uncertainClasses: Set = [
        "Array", "Bool", "Data", "Date", "Decimal", "Dictionary", "Double", "Float", "Int", "NSCountedSet",
        "NSDecimalNumber", "NSObject", "Set", "String", "URL", "UUID",
    ]
}
