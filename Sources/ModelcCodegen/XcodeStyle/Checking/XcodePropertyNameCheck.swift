import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Refuses property names that the language or Core Data cannot have (code-generation §5.3).
struct XcodePropertyNameCheck {
    let language: OutputLanguage

    func check(_ planned: XcodeClass, diagnostics: inout DiagnosticCollector) {
        // The plan has one property for each of the entity's, in the same order.
        for (property, type) in zip(planned.selected.entity.properties, planned.properties.lazy.map(\.type)) {
            check(property, type, of: planned.entityName, diagnostics: &diagnostics)
        }
    }

    private func check(
        _ property: some PropertyDescription, _ type: XcodeValueType, of owner: String,
        diagnostics: inout DiagnosticCollector
    ) {
        let name = property.name
        if let fault = fault(in: name) {
            report(.invalidPropertyName, .error, fault, of: property, of: owner, diagnostics: &diagnostics)
        } else if ReservedNames.managedObjectMembers.contains(name) {
            let compiles = language == .objectiveC && XcodePropertyNameCheck.renamedGetters.contains(name)
            report(
                .reservedPropertyName, compiles ? .warning : .error,
                "property '\(name)' has the name of a member of NSManagedObject",
                of: property, of: owner, diagnostics: &diagnostics)
        } else if language == .objectiveC, type.storage != .scalar, XcodeObjectiveCWords.isOfMethodFamily(name) {
            report(
                .retainedPropertyName, .warning,
                "property '\(name)' does not compile with automatic reference counting: its name makes the getter a "
                    + "method that hands over its object",
                of: property, of: owner, diagnostics: &diagnostics)
        }
    }

    /// Properties of NSManagedObject whose getters are called `isUpdated` and the like: Objective-C lets a category take
    /// their names, and there are models that do.
    private static let renamedGetters: Set<String> = ["deleted", "fault", "inserted", "updated"]

    private func fault(in name: String) -> String? {
        if !SwiftIdentifier.isValid(name) { return "property name '\(name)' is not an identifier" }
        if language == .objectiveC, XcodeObjectiveCWords.isKeyword(name) {
            return "property name '\(name)' is a word of Objective-C"
        }
        return nil
    }

    private func report(
        _ id: DiagnosticID, _ severity: Severity, _ message: String, of property: some PropertyDescription,
        of owner: String, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            id, severity, message, at: ModelPlace(property, of: owner, attribute: "name"),
            help: "rename the property and keep the old name as its renaming identifier")
    }
}
