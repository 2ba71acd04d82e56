import ModelcText

/// An attribute of an entity, or a member of a composite (model-format §2.6).
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

    /// `undefined` where the source names no type, which is legal for transient attributes only.
    package var type = AttributeType.undefined
    /// The composite that is the type of an attribute of type `composite`; it need not exist.
    package var compositeName: String?
    /// The default as written; an empty text is a default. `defaultValue` reads it.
    package var defaultValueText: String?
    /// Lower bound as written: of a string's length, else of the value. Free text on dates, which do not use it.
    package var minimumValueText: String?
    /// Upper bound as written, likewise.
    package var maximumValueText: String?
    /// Default of a date, in seconds since 2001-01-01T00:00:00Z.
    package var defaultDateInterval: Double?
    /// Earliest date, in seconds since 2001-01-01T00:00:00Z.
    package var minimumDateInterval: Double?
    /// Latest date, in seconds since 2001-01-01T00:00:00Z.
    package var maximumDateInterval: Double?
    /// An ICU regular expression that the whole text has to match.
    package var regularExpression: String?
    /// Whether generated code uses a scalar; nil where the source does not say, as before Xcode 8.
    package var usesScalarValue: Bool?
    /// The registered name of the transformer as written; an empty text means none. See `transformerName`.
    package var valueTransformerName: String?
    /// The class of a transformable value as written. See `valueClassName`.
    package var customClassName: String?
    /// Whether large binary values may be kept in files beside the store.
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

    /// The registered name of the value transformer; nil where there is none.
    package var transformerName: String? { valueTransformerName.flatMap { $0.isEmpty ? nil : $0 } }

    /// The class of the value without a leading dot, otherwise as written; it may be a type of any language
    /// (`[Int64]`). Nil where there is none.
    package var valueClassName: String? {
        guard let text = customClassName else { return nil }
        let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
        return name.isEmpty ? nil : name
    }
}
