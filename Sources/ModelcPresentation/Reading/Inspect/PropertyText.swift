import ModelcBase
import ModelcSchema

extension PropertyDescription {
    /// The flags that every kind of property can have. Flags with the default value are omitted.
    var commonFlags: [String] {
        [
            isTransient ? "transient" : nil,
            isIndexed ? "indexed" : nil,
            isIndexedBySpotlight ? "Spotlight" : nil,
            isStoredInTruthFile ? "in external records" : nil,
        ].compactMap { $0 } + IdentityText.facts(renamingIdentifier, versionHashModifier)
    }

    var optionalText: String { isOptional ? "optional" : "required" }

    /// Returns the name of the entity from which a property is inherited; empty if the entity declares it itself.
    func ownerText(_ owner: EntityDescription?) -> String {
        owner.map { "from \(TerminalText.name($0.name))" } ?? ""
    }
}

extension TextTable {
    /// - Parameter owner: the ancestor that declares the relationship; nil if the entity declares it itself.
    mutating func add(_ relationship: RelationshipDescription, owner: EntityDescription?, in model: ResolvedModel) {
        add(relationship.cells(owner: owner, in: model))
    }
}

extension RelationshipDescription {
    /// Returns the cells of a table row: the name, then the settings. A cell without content is empty.
    func cells(owner: EntityDescription?, in model: ResolvedModel) -> [String] {
        [
            TerminalText.name(name), destinationText(in: model), cardinalityText, optionalText,
            effectiveDeleteRule.rawValue, inverseText(in: model), ownerText(owner), commonFlags.joined(separator: ", "),
        ]
    }

    fileprivate func destinationText(in model: ResolvedModel) -> String {
        guard let destinationName else { return "-> nothing" }
        return "-> \(TerminalText.name(destinationName))" + (model.destination(of: self) == nil ? " (missing)" : "")
    }

    fileprivate var cardinalityText: String {
        guard isToMany else { return isOrdered ? "to-one, ordered" : "to-one" }
        return "to-many" + boundsText + (isOrdered ? ", ordered" : "")
    }

    /// The minimum and maximum count. They are omitted for a to-one relationship, because older editors wrote a minimum
    /// of 1 wherever it was possible.
    private var boundsText: String {
        let minimum = minimumCount ?? 0
        let maximum = effectiveMaximumCount
        guard minimum != 0 || maximum != 0 else { return "" }
        return " \(minimum)..." + (maximum == 0 ? "" : String(maximum))
    }

    fileprivate func inverseText(in model: ResolvedModel) -> String {
        guard let inverseName else { return "no inverse" }
        let owner = (inverseEntityName ?? destinationName).map { "\(TerminalText.name($0))." } ?? ""
        let isMissing = model.inverse(of: self) == nil
        return "inverse \(owner)\(TerminalText.name(inverseName))" + (isMissing ? " (missing)" : "")
    }
}

extension TextTable {
    /// - Parameter owner: the ancestor that declares the fetched property; nil if the entity declares it itself.
    mutating func add(_ property: FetchedPropertyDescription, owner: EntityDescription?) {
        add(property.cells(owner: owner))
    }
}

extension FetchedPropertyDescription {
    /// Returns the cells of a table row: the name, then the settings. A cell without content is empty.
    func cells(owner: EntityDescription?) -> [String] {
        [
            TerminalText.name(name), fetchRequest?.entityText ?? "no fetch request", ownerText(owner),
            fetchRequest?.conditionText ?? "", commonFlags.joined(separator: ", "),
        ]
    }
}

extension TextTable {
    /// - Parameter owner: the ancestor that declares the attribute; nil if the entity declares it itself.
    mutating func add(_ attribute: AttributeDescription, owner: EntityDescription?) {
        add(attribute.cells(owner: owner))
    }
}

extension AttributeDescription {
    /// Returns the cells of a table row: the name, then the settings. A cell without content is empty.
    func cells(owner: EntityDescription?) -> [String] {
        [
            TerminalText.name(name), typeText, optionalText, defaultText, boundsText, ownerText(owner),
            flags.joined(separator: ", "),
        ]
    }

    fileprivate var typeText: String {
        let detail = type == .composite ? compositeName : valueClassName
        return type.rawValue + (detail.map { " \(TerminalText.name($0))" } ?? "")
    }

    fileprivate var defaultText: String {
        if let defaultValue { return "default \(defaultValue.text)" }
        if let defaultValueText { return "default \(TerminalText.quoted(defaultValueText)) (no effect)" }
        return hasComputedDefault ? "default from an expression" : ""
    }

    /// The bounds, formatted for the attribute's type. Bounds without a meaning for the type are omitted.
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

/// Formats a date value of a model: a number of seconds since 2001-01-01T00:00:00Z.
enum DateText {
    /// Returns the date in ISO 8601, UTC. The time is omitted if it is midnight. If the date has a fraction of a
    /// second, or is outside the years 1 to 9999, the number of seconds is returned.
    static func of(_ interval: Double) -> String {
        guard let seconds = Int(exactly: interval), (-63_113_904_000...252_423_993_599).contains(seconds) else {
            return "\(interval) s"
        }
        let day = seconds.floorDivided(by: 86_400)
        let date = civilDate(daysSince2001: day)
        let time = seconds - day * 86_400
        let dateText = padded(date.year, 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2)
        if time == 0 { return dateText }
        let timeText = padded(time / 3_600, 2) + ":" + padded(time / 60 % 60, 2) + ":" + padded(time % 60, 2)
        return "\(dateText)T\(timeText)Z"
    }

    /// Returns the date in the Gregorian calendar. The calculation uses years that begin in March, so the leap day is
    /// the last day of a year. It also uses eras of 400 years, because all eras have the same number of days.
    private static func civilDate(daysSince2001: Int) -> (year: Int, month: Int, day: Int) {
        let daysFromMarchOfYear0To2001 = 730_791
        let days = daysSince2001 + daysFromMarchOfYear0To2001
        let era = days.floorDivided(by: 146_097)
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension Int {
    /// Returns the quotient, rounded toward negative infinity.
    fileprivate func floorDivided(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
