import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Rejects property names that are invalid in Objective-C or Core Data.
enum ObjectiveCNameCheck {
    static func check(
        _ property: some PropertyDescription, of owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let name = property.name
        if !ObjectiveCIdentifier.isValid(name) {
            report(.invalidPropertyName, "is not a name of Objective-C", property, of: owner, diagnostics: &diagnostics)
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
        _ id: DiagnosticID, _ problem: String, _ property: some PropertyDescription, of owner: EntityDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        let place = ModelLocation(property, of: owner.name, attribute: "name")
        diagnostics.report(
            id, .error, "property '\(place.path)' \(problem)", at: place,
            help: "rename it and keep the old name as its renaming identifier, or give it the user info key "
                + "modelc.ignore")
    }
}
