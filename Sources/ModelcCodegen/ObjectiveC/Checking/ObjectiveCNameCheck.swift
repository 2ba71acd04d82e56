import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Refuses property names that Objective-C or Core Data cannot have (code-generation §5.3).
enum ObjectiveCNameCheck {
    static func check(
        _ property: some PropertyDescription, of owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let name = property.name
        if !ObjectiveCIdentifier.isValid(name) {
            report(.invalidPropertyName, "is no name of Objective-C", property, of: owner, diagnostics: &diagnostics)
        } else if ObjectiveCIdentifier.isKeyword(name) {
            report(
                .reservedPropertyName, "has the name of a word of Objective-C", property, of: owner,
                diagnostics: &diagnostics)
        } else if ReservedNames.managedObjectMembers.contains(name) || name == "new" {
            report(
                .reservedPropertyName, "has the name of a member of NSManagedObject", property, of: owner,
                diagnostics: &diagnostics)
        }
    }

    private static func report(
        _ id: DiagnosticID, _ fault: String, _ property: some PropertyDescription, of owner: EntityDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            id, .error, "property '\(property.name)' \(fault)",
            at: ModelPlace(property, of: owner.name, attribute: "name"),
            help: "rename it and keep the old name as its renaming identifier, or give it the user info key "
                + "modelc.ignore")
    }
}
