import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Rejects property names that are not valid in the language. Warns about names that conflict with a member of
/// `NSManagedObject` or cause wrong reference counting, because Xcode generates code for them anyway.
struct XcodePropertyNameCheck {
    let language: OutputLanguage

    func check(_ planned: XcodeClass, diagnostics: inout DiagnosticCollector) {
        // The plan has the properties of the entity in the same order.
        for (property, type) in zip(planned.selected.entity.properties, planned.properties.lazy.map(\.type)) {
            check(property, type, of: planned.entityName, diagnostics: &diagnostics)
        }
    }

    private func check(
        _ property: some PropertyDescription, _ type: XcodeValueType, of owner: String,
        diagnostics: inout DiagnosticCollector
    ) {
        let name = property.name
        if let problem = problem(in: name) {
            report(.invalidPropertyName, .error, problem, of: property, of: owner, diagnostics: &diagnostics)
        } else if ReservedNames.managedObjectMembers.contains(name) {
            report(
                .reservedPropertyName, .warning,
                "property '\(owner).\(name)' has the name of a member of NSManagedObject", of: property, of: owner,
                diagnostics: &diagnostics)
        } else if type.storage != .scalar, let effect = effect(ofName: name) {
            report(
                .retainedPropertyName, .warning, "property '\(owner).\(name)' \(effect)", of: property, of: owner,
                diagnostics: &diagnostics)
        }
    }

    /// The problem that a getter's name causes in the compiler, as the end of a sentence. For example, `newTitle` makes
    /// the compiler release the object once too often. Nil for most names.
    private func effect(ofName name: String) -> String? {
        let isOwning = ObjectiveCIdentifier.isOwningGetter(name)
        switch language {
        case .swift where isOwning:
            return
                "is released once too often when it is read: its name makes Swift take the getter's object as handed over"
        case .objectiveC where isOwning:
            return
                "is released once too often when it is read with automatic reference counting: its name makes the getter a "
                + "method that hands over its object"
        case .objectiveC where ObjectiveCIdentifier.family(of: name) == .`init`:
            return
                "does not compile with automatic reference counting, unless its type is the class: its name makes the getter an "
                + "initializer"
        case .swift, .objectiveC: return nil
        }
    }

    private func problem(in name: String) -> String? {
        if !SwiftIdentifier.isValid(name) { return "property name '\(name)' is not an identifier" }
        if language == .objectiveC, ObjectiveCIdentifier.isKeyword(name) {
            return "property name '\(name)' is a word of Objective-C"
        }
        return nil
    }

    private func report(
        _ id: DiagnosticID, _ severity: Severity, _ message: String, of property: some PropertyDescription,
        of owner: String, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            id, severity, message, at: ModelLocation(property, of: owner, attribute: "name"),
            help: "rename the property and keep the old name as its renaming identifier")
    }
}
