import ModelcSchema
import ModelcText

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
