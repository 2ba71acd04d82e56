import ModelcSchema
import ModelcText

extension TextTable {
    /// - Parameter owner: the ancestor that declares the attribute; nil for an own one.
    mutating func add(_ attribute: AttributeDescription, owner: EntityDescription?) {
        add(
            TerminalText.name(attribute.name),
            attribute.typeText,
            attribute.optionalText,
            attribute.defaultText,
            attribute.boundsText,
            attribute.ownerText(owner),
            attribute.flags.joined(separator: ", ")
        )
    }
}

extension AttributeDescription {
    fileprivate var typeText: String {
        let detail = type == .composite ? compositeName : valueClassName
        return type.rawValue + (detail.map { " \(TerminalText.name($0))" } ?? "")
    }

    fileprivate var defaultText: String {
        if let defaultValue { return "default \(defaultValue.text)" }
        return defaultValueText.map { "default \(TerminalText.quoted($0)) (no effect)" } ?? ""
    }

    /// The bounds in the meaning that they have for the type; texts that have none are left out.
    fileprivate var boundsText: String {
        switch type {
        case .integer16, .integer32, .integer64, .decimal, .double, .float:
            AttributeDescription.range(minimumValueText, maximumValueText)
        case .string:
            AttributeDescription.range(minimumValueText, maximumValueText, title: "length ")
        case .date:
            AttributeDescription.range(
                minimumDateInterval.map(DateText.of), maximumDateInterval.map(DateText.of))
        case .undefined, .boolean, .binary, .uuid, .uri, .transformable, .objectID, .composite: ""
        }
    }

    private static func range(_ minimum: String?, _ maximum: String?, title: String = "") -> String {
        guard minimum != nil || maximum != nil else { return "" }
        return title + TerminalText.escaped((minimum ?? "") + "..." + (maximum ?? ""))
    }

    fileprivate var flags: [String] {
        let own: [String?] = [
            usesScalarValue == true ? "scalar" : nil,
            isDerived ? "derived from \(TerminalText.quoted(derivationExpression ?? ""))" : nil,
            transformerName.map { "transformer \(TerminalText.name($0))" },
            regularExpression.map { "matches \(TerminalText.quoted($0))" },
            allowsExternalStorage ? "external storage" : nil,
            allowsCloudEncryption ? "encrypted in CloudKit" : nil,
            preservesValueOnDeletion ? "preserved on deletion" : nil,
            isSyncIdentity ? "sync identity" : nil,
        ]
        return commonFlags + own.compactMap { $0 }
    }
}

extension AttributeValue {
    fileprivate var text: String {
        switch self {
        case .integer(let integer): String(integer)
        case .double(let number): "\(number)"
        case .decimal(let digits): TerminalText.escaped(digits)
        case .boolean(let bool): bool ? "YES" : "NO"
        case .string(let text): TerminalText.quoted(text)
        case .date(let interval): DateText.of(interval)
        }
    }
}
