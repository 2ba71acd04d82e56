import ModelcSchema

/// The settings of attributes.
enum AttributeSettings {
    static let all: [ElementSetting<AttributeDescription>] = [
        ElementSetting("type") { value, attribute throws(ActionFailure) in
            attribute.change(type: try AttributeSettings.type(value.text ?? AttributeType.undefined.rawValue))
        },
        ElementSetting("composite") { value, attribute throws(ActionFailure) in
            if value.text != nil { attribute.change(type: .composite) }
            attribute.compositeName = value.text
        },
        .flag("optional", \.isOptional),
        .flag("transient", \.isTransient),
        ElementSetting("default") { value, attribute throws(ActionFailure) in try attribute.set(default: value.text) },
        ElementSetting("min") { value, attribute throws(ActionFailure) in
            let bound = try attribute.bound(value.text, "min")
            (attribute.minimumValueText, attribute.minimumDateInterval) = bound
        },
        ElementSetting("max") { value, attribute throws(ActionFailure) in
            let bound = try attribute.bound(value.text, "max")
            (attribute.maximumValueText, attribute.maximumDateInterval) = bound
        },
        .text("regex", \.regularExpression),
        .optionalFlag("scalar", \.usesScalarValue),
        .text("transformer", \.valueTransformerName),
        .text("class", \.customClassName),
        .flag("external-storage", \.allowsExternalStorage),
        .flag("encrypted", \.allowsCloudEncryption),
        .flag("preserve-after-deletion", \.preservesValueOnDeletion),
        ElementSetting("derived") { value, attribute throws(ActionFailure) in
            attribute.isDerived = value.text != nil
            attribute.derivationExpression = value.text
        },
        .flag("indexed", \.isIndexed),
        .flag("spotlight", \.isIndexedBySpotlight),
        .text("renaming-id", \.renamingIdentifier),
        .text("hash-modifier", \.versionHashModifier),
    ]

    /// The type of a word: its name in Xcode, or what it is in Swift. Letter case and blanks do not count.
    static func type(_ word: String) throws(ActionFailure) -> AttributeType {
        let wanted = folded(word)
        if let type = AttributeType.allCases.first(where: { folded($0.rawValue) == wanted }) { return type }
        if let type = aliases[wanted] { return type }
        throw .value(
            word, of: "type",
            "is not an attribute type; the types are "
                + AttributeType.allCases.filter { $0 != .objectID }.map(\.rawValue)
                .joined(separator: ", "))
    }

    private static let aliases: [String: AttributeType] = [
        "int16": .integer16, "int32": .integer32, "int64": .integer64, "int": .integer64, "integer": .integer64,
        "bool": .boolean, "data": .binary, "binarydata": .binary, "url": .uri, "none": .undefined, "text": .string,
    ]

    private static func folded(_ word: String) -> String { word.lowercased().filter { $0 != " " && $0 != "-" } }
}

extension AttributeDescription {
    /// Takes another type. What the new type does not have goes; the old one is found where the type stays.
    mutating func change(type new: AttributeType) {
        guard new != type else { return }
        let hadScalar = usesScalarValue
        type = new
        if !new.hasDefault { defaultValueText = nil }
        if new != .date { (defaultDateInterval, minimumDateInterval, maximumDateInterval) = (nil, nil, nil) }
        if !new.isNumber, new != .string { (minimumValueText, maximumValueText) = (nil, nil) }
        if new != .string { regularExpression = nil }
        if new != .transformable { (valueTransformerName, customClassName) = (nil, nil) }
        if new != .composite { compositeName = nil }
        if new != .binary, new != .transformable { allowsExternalStorage = false }
        usesScalarValue = new.canBeScalar ? hadScalar ?? nil : nil
    }

    /// Takes a default, spelt as Xcode spells it; nil for none.
    mutating func set(default text: String?) throws(ActionFailure) {
        (defaultValueText, defaultDateInterval) = (nil, nil)
        guard let text else { return }
        switch type {
        case .string: defaultValueText = text
        case .integer16, .integer32, .integer64:
            guard let number = Int64(text), type.integerRange.contains(number) else {
                throw .value(text, of: "default", "is not a value of \(type.rawValue)")
            }
            defaultValueText = String(number)
        case .double, .float, .decimal:
            guard let number = Double(text), number.isFinite else {
                throw .value(text, of: "default", "is not a number")
            }
            defaultValueText = text
        case .boolean:
            guard
                let value = ["yes": true, "true": true, "1": true, "no": false, "false": false, "0": false][
                    text.lowercased()]
            else { throw .value(text, of: "default", "is neither YES nor NO") }
            defaultValueText = value ? "YES" : "NO"
        case .date: defaultDateInterval = try ActionDate.interval(text, "default")
        case .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite:
            throw .value(text, of: "default", "cannot be a default: \(type.rawValue) attributes have none")
        }
    }

    /// A bound of the value, or of a string's length, or a date.
    fileprivate func bound(_ text: String?, _ word: String) throws(ActionFailure) -> (text: String?, date: Double?) {
        guard let text else { return (nil, nil) }
        if type == .date { return (nil, try ActionDate.interval(text, word)) }
        guard type.isNumber || type == .string else {
            throw .value(text, of: word, "cannot be a bound: \(type.rawValue) attributes have none")
        }
        guard let number = Double(text), number.isFinite else { throw .value(text, of: word, "is not a number") }
        return (text, nil)
    }
}

extension AttributeType {
    /// Whether generated code can use a scalar for it, so that Xcode writes down whether it does.
    var canBeScalar: Bool { (isNumber && self != .decimal) || [.boolean, .date, .uuid].contains(self) }

    /// Whether an attribute of the type can have a default.
    var hasDefault: Bool { isNumber || [.boolean, .date, .string].contains(self) }

    fileprivate var integerRange: ClosedRange<Int64> {
        switch self {
        case .integer16: Int64(Int16.min)...Int64(Int16.max)
        case .integer32: Int64(Int32.min)...Int64(Int32.max)
        default: Int64.min...Int64.max
        }
    }
}
