import ModelcSchema
import ModelcText

extension PropertyDescription {
    /// The flags that every kind of property may have; what is usual is not named.
    var commonFlags: [String] {
        [
            isTransient ? "transient" : nil,
            isIndexed ? "indexed" : nil,
            isIndexedBySpotlight ? "Spotlight" : nil,
            isStoredInTruthFile ? "in external records" : nil,
            renamingIdentifier.map { "renaming ID \(TerminalText.quoted($0))" },
            versionHashModifier.map { "hash modifier \(TerminalText.quoted($0))" },
        ].compactMap { $0 }
    }

    var optionalText: String { isOptional ? "optional" : "required" }

    /// Where an inherited property comes from; empty for an own one.
    func ownerText(_ owner: EntityDescription?) -> String {
        owner.map { "from \(TerminalText.name($0.name))" } ?? ""
    }
}

extension TextTable {
    /// - Parameter owner: the ancestor that declares the relationship; nil for an own one.
    mutating func add(_ relationship: RelationshipDescription, owner: EntityDescription?, in model: ResolvedModel) {
        add(
            TerminalText.name(relationship.name),
            relationship.destinationText(in: model),
            relationship.cardinalityText,
            relationship.optionalText,
            relationship.effectiveDeleteRule.rawValue,
            relationship.inverseText(in: model),
            relationship.ownerText(owner),
            relationship.commonFlags.joined(separator: ", ")
        )
    }
}

extension RelationshipDescription {
    fileprivate func destinationText(in model: ResolvedModel) -> String {
        guard let destinationName else { return "-> nothing" }
        return "-> \(TerminalText.name(destinationName))" + (model.destination(of: self) == nil ? " (missing)" : "")
    }

    fileprivate var cardinalityText: String {
        guard isToMany else { return isOrdered ? "to-one, ordered" : "to-one" }
        return "to-many" + boundsText + (isOrdered ? ", ordered" : "")
    }

    /// Of a to-one the counts say nothing: older editors wrote a minimum of 1 wherever they could.
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
    /// - Parameter owner: the ancestor that declares the fetched property; nil for an own one.
    mutating func add(_ property: FetchedPropertyDescription, owner: EntityDescription?) {
        add(
            TerminalText.name(property.name),
            property.fetchRequest?.entityText ?? "no fetch request",
            property.ownerText(owner),
            property.fetchRequest?.conditionText ?? "",
            property.commonFlags.joined(separator: ", ")
        )
    }
}
