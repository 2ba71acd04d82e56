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
