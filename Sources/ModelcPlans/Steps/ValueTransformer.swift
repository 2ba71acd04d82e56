import ModelcSchema

/// The value transformer of a transformable attribute, as far as its name tells what it is.
package struct ValueTransformer: Sendable {
    /// What a transformer writes into the store.
    package enum Form: Sendable {
        /// A keyed archive: what NSKeyedArchiver writes, with or without secure coding.
        case keyedArchive
        /// What NSArchiver writes, which no keyed unarchiver reads.
        case streamArchive
        /// Only the transformer's code tells.
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

    /// The framework's class, of which secure transformers of one's own are subclasses.
    package static let secureClass = "NSSecureUnarchiveFromDataTransformer"

    private static let streams: Set = ["NSUnarchiveFromData", "NSUnarchiveFromDataTransformerName"]
    private static let insecureKeyed: Set = [
        "NSKeyedUnarchiveFromData", "NSKeyedUnarchiveFromDataTransformerName",
    ]
    /// By its registered name, by its class, and by the constant that some write where the name belongs.
    private static let stockSecure: Set = [
        "NSSecureUnarchiveFromData", secureClass, "NSSecureUnarchiveFromDataTransformerName",
    ]

    /// Whether it makes objects of any class that an archive names.
    package var isInsecure: Bool {
        name.map { ValueTransformer.streams.contains($0) || ValueTransformer.insecureKeyed.contains($0) } ?? true
    }

    /// Whether it is the framework's secure transformer itself, and no subclass of it.
    package var isStockSecure: Bool { name.map(ValueTransformer.stockSecure.contains) ?? false }

    /// What it writes. Subclasses of the secure transformer are known by the end of their names, as Apple's
    /// documentation names them (`ColorSecureUnarchiveFromData`), or by the source code.
    ///
    /// - Parameter isSecureClass: whether the class of a name is known to be such a subclass.
    func form(isSecureClass: (String) -> Bool = { _ in false }) -> Form {
        guard let name else { return .keyedArchive }
        if ValueTransformer.streams.contains(name) { return .streamArchive }
        if ValueTransformer.insecureKeyed.contains(name) { return .keyedArchive }
        let stem = ValueTransformer.stem(of: name)
        if stem.hasSuffix("SecureUnarchiveFromData") { return .keyedArchive }
        let classes = [ValueTransformer.unqualified(name), stem, stem + "Transformer", stem + "ValueTransformer"]
        return classes.contains(where: isSecureClass) ? .keyedArchive : .unknown
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

/// What a step from one transformer to another means for the values in a store.
package enum TransformerStep: Hashable, Sendable {
    /// They stay as they are.
    case keepsForm
    /// They cannot be read any more, because of a form or of a class; the text says which.
    case unreadable(String)
    /// Only the transformers' code tells.
    case unknown

    /// - Parameter isSecureClass: whether the class of a name is known to be a subclass of the secure transformer.
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
    /// Whether the attribute has no transformer but notes that of another one in its user info, for code that sets it.
    fileprivate func notesTransformer(of other: AttributeDescription) -> Bool {
        guard transformerName == nil, let name = other.transformerName else { return false }
        return userInfo.entries.contains { $0.value == name }
    }

    /// The classes of the values that the model and its user info state; of `Module.Name` the name.
    private var statedValueClasses: [String] {
        [valueClassName, userInfo["attributeValueClassName"]].compactMap { $0 }.filter { !$0.isEmpty }
            .map(ValueTransformer.unqualified)
    }

    /// Whether the framework's secure transformer reads the values, as far as their class is stated.
    package var isReadBySecureTransformer: Bool {
        statedValueClasses.allSatisfy(ValueTransformer.readableClasses.contains)
    }

    /// A class of the values, as stated, that the framework's secure transformer certainly refuses. Subclasses of those
    /// that it reads, and what is a type of Swift's and no class, are not known for certain.
    package var foreignValueClass: String? {
        statedValueClasses.first { name in
            let isName = name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
            let isKin = name.hasPrefix("NSMutable") || ValueTransformer.uncertainClasses.contains(name)
            return isName && !isKin && !ValueTransformer.readableClasses.contains(name)
        }
    }
}

extension ValueTransformer {
    /// Subclasses of classes that the secure transformer reads, and the types of Swift that are bridged to them.
    fileprivate static let uncertainClasses: Set = [
        "Array", "Bool", "Data", "Date", "Decimal", "Dictionary", "Double", "Float", "Int", "NSCountedSet",
        "NSDecimalNumber", "NSObject", "Set", "String", "URL", "UUID",
    ]
}
