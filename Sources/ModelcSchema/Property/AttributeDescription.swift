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

    /// The type; `undefined` if the source names none, which is valid for transient attributes only.
    package var type = AttributeType.undefined
    /// The composite that is the type of an attribute of type `composite`; it need not exist.
    package var compositeName: String?
    /// The default as written; an empty string is a default. `defaultValue` reads it.
    package var defaultValueText: String?
    /// The lower bound as written: of a string's length, else of the value. Free text on dates, which do not use it.
    package var minimumValueText: String?
    /// The upper bound as written, with the same rules.
    package var maximumValueText: String?
    /// The default of a date, in seconds since 2001-01-01T00:00:00Z.
    package var defaultDateInterval: Double?
    /// The earliest date, in seconds since 2001-01-01T00:00:00Z.
    package var minimumDateInterval: Double?
    /// The latest date, in seconds since 2001-01-01T00:00:00Z.
    package var maximumDateInterval: Double?
    /// An ICU regular expression that the whole string has to match.
    package var regularExpression: String?
    /// Whether generated code uses a scalar; nil if the source does not say, as before Xcode 8.
    package var usesScalarValue: Bool?
    /// The registered name of the transformer as written; an empty string means none. See `transformerName`.
    package var valueTransformerName: String?
    /// The class of a transformable value as written. See `valueClassName`.
    package var customClassName: String?
    /// Whether large binary values may be stored in files beside the store.
    package var allowsExternalStorage = false
    /// Whether CloudKit encrypts the value.
    package var allowsCloudEncryption = false
    /// Whether persistent history keeps the value of a deleted object.
    package var preservesValueOnDeletion = false
    /// Whether the store computes the value from `derivationExpression`.
    package var isDerived = false
    /// The expression of a derived attribute (`tasks.@count`).
    package var derivationExpression: String?
    /// Legacy sync services flag of 2011 and 2012; without meaning.
    package var isSyncIdentity = false

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    /// The registered name of the value transformer; nil if there is none.
    package var transformerName: String? { valueTransformerName.flatMap { $0.isEmpty ? nil : $0 } }

    /// The class of the value without a leading dot, otherwise as written; it may be a type of any language
    /// (`[Int64]`). Nil if there is none.
    package var valueClassName: String? {
        guard let text = customClassName else { return nil }
        let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
        return name.isEmpty ? nil : name
    }
}

extension AttributeDescription {
    /// The default value of new objects, nil if there is none: no default is written, or the type cannot have one
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

    /// Whether a new object, and a row of an older store, gets a value: a text for a type that cannot have a default
    /// does not count.
    package var hasDefault: Bool { defaultValue != nil }

    /// The optional sign and the leading digits of a text, after spaces; 0 if there are none, and the nearest integer
    /// that fits if there are too many.
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

    /// YES, true and numbers other than 0 are true, everything else is false.
    private static func boolean(in text: String) -> Bool {
        switch text.lowercased() {
        case "yes", "true": true
        default: (Double(text) ?? 0) != 0
        }
    }
}
