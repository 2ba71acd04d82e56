import ModelcBase

/// An attribute of an entity, or a member of a composite (FormatModelXML §2.6).
package struct AttributeDescription: PropertyDescription, Hashable {
    package var name: String = ""
    package var isOptional = false
    package var isTransient = false
    package var isIndexed = false
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var isIndexedBySpotlight = false
    package var isStoredInTruthFile = false
    package var isSyncable = false
    package var userInfo = UserInfo()

    /// The type. It is `undefined` if the source names none, which is valid only for transient attributes.
    package var type = AttributeType.undefined
    /// The name of the composite, for an attribute of type `composite`. A composite with this name may not exist.
    package var compositeName: String?
    /// The default as written; an empty string is a valid default. `defaultValue` interprets the text.
    package var defaultValueText: String?
    /// The lower bound as written: the minimum length for strings, the minimum value for other types. Has no effect on
    /// dates, where it may be any text.
    package var minimumValueText: String?
    /// The upper bound as written: the maximum length for strings, the maximum value for other types. Has no effect on
    /// dates, where it may be any text.
    package var maximumValueText: String?
    /// Whether the attribute has a default that is not known, because it is an expression in Swift source.
    package var hasComputedDefault = false
    /// The default of a date, in seconds since 2001-01-01T00:00:00Z.
    package var defaultDateInterval: Double?
    /// The earliest date, in seconds since 2001-01-01T00:00:00Z.
    package var minimumDateInterval: Double?
    /// The latest date, in seconds since 2001-01-01T00:00:00Z.
    package var maximumDateInterval: Double?
    /// An ICU regular expression. The whole string must match it.
    package var regularExpression: String?
    /// Whether generated code uses a scalar type. Nil if the source does not set it, as in files from before Xcode 8.
    package var usesScalarValue: Bool?
    /// The registered name of the value transformer, as written; an empty string means none. See `transformerName`.
    package var valueTransformerName: String?
    /// The class of a Transformable attribute's values, as written. See `valueClassName`.
    package var customClassName: String?
    /// Whether large binary values may be stored in files next to the store.
    package var allowsExternalStorage = false
    /// Whether CloudKit encrypts the value.
    package var allowsCloudEncryption = false
    /// Whether persistent history keeps the value after the object is deleted.
    package var preservesValueOnDeletion = false
    /// Whether the store computes the value from `derivationExpression`.
    package var isDerived = false
    /// The expression of a derived attribute, such as `tasks.@count`.
    package var derivationExpression: String?
    /// Whether the attribute has a flag of the legacy sync services, written in 2011 and 2012. It has no effect.
    package var isSyncIdentity = false

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    /// The registered name of the value transformer; nil if there is none.
    package var transformerName: String? { valueTransformerName.flatMap { $0.isEmpty ? nil : $0 } }

    /// The class of the values, without a leading dot but otherwise as written. It may be any Swift type, such as
    /// `[Int64]`. Nil if there is none.
    package var valueClassName: String? {
        guard let text = customClassName else { return nil }
        let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
        return name.isEmpty ? nil : name
    }
}

extension AttributeDescription {
    /// The default value of new objects. Nil if no default is written, or if the type cannot have a default
    /// (FormatModelXML §3.3).
    ///
    /// Texts are read leniently, as in Core Data's compiler: an integer's fraction is cut off, and a text without
    /// leading digits is 0.
    package var defaultValue: AttributeValue? {
        switch type {
        case .integer16, .integer32, .integer64:
            defaultValueText.map { .integer(AttributeDescription.leadingInteger(in: $0)) }
        case .double, .float:
            defaultValueText.flatMap { Double($0) }.map(AttributeValue.double)
        case .decimal: defaultValueText.map(AttributeValue.decimal)
        case .boolean: defaultValueText.map { .boolean(AttributeDescription.boolean(in: $0)) }
        case .string: defaultValueText.map(AttributeValue.string)
        case .date: defaultDateInterval.map(AttributeValue.date)
        case .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite: nil
        }
    }

    /// Whether new objects, and migrated rows of an older store, get a default value. False if a default is written but
    /// the type cannot have one.
    package var hasDefault: Bool { hasComputedDefault || defaultValue != nil }

    /// Returns the integer at the start of a text: white space, an optional sign, then digits. 0 if there are no
    /// digits; `Int64.min` or `Int64.max` if the number does not fit.
    private static func leadingInteger(in text: String) -> Int64 {
        let text = text.drop(while: \.isWhitespace)
        var value: Int64 = 0
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        let hasSign = isNegative || text.utf8.first == UInt8(ascii: "+")
        for byte in text.utf8.dropFirst(hasSign ? 1 : 0) {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { break }
            let digit = Int64(byte - UInt8(ascii: "0"))
            let (shifted, overflows) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflowsToo) =
                isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
            if overflows || overflowsToo { return isNegative ? .min : .max }
            value = sum
        }
        return value
    }

    /// True for YES, true and numbers other than 0; false for everything else.
    private static func boolean(in text: String) -> Bool {
        switch text.lowercased() {
        case "yes", "true": true
        default: (Double(text) ?? 0) != 0
        }
    }
}
