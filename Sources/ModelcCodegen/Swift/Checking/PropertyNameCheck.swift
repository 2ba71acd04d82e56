import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Rejects property names that are invalid in Swift or Core Data.
enum PropertyNameCheck {
    static func check(
        _ property: some PropertyDescription, of owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let name = property.name
        checkSpelling(
            of: name, at: ModelLocation(property, of: owner.name, attribute: "name"), diagnostics: &diagnostics)
        guard ReservedNames.mayBeReserved(name) else { return }
        let place = { ModelLocation(property, of: owner.name, attribute: "name") }
        if ReservedNames.managedObjectMembers.contains(name) {
            reportReserved("a member of NSManagedObject", at: place(), diagnostics: &diagnostics)
        } else if ReservedNames.hidesType(name) {
            reportReserved("an Apple type or module", at: place(), diagnostics: &diagnostics)
        } else if ReservedNames.isUsedInClasses(name) {
            reportReserved("something that generated code uses", at: place(), diagnostics: &diagnostics)
        } else if let part = ReservedNames.partialOwner(ofMember: name) {
            reportReserved("a member of \(part)", .warning, at: place(), diagnostics: &diagnostics)
        }
    }

    static func check(_ composite: CompositeDescription, diagnostics: inout DiagnosticCollector) {
        if !SwiftIdentifier.isValid(composite.name) {
            diagnostics.report(
                .invalidClassName, .error, "composite name '\(composite.name)' is not a Swift identifier",
                at: ModelLocation(composite, attribute: "name"),
                help: "name the composite with letters, digits and _ only"
            )
        }
        for member in composite.attributes where !member.userInfo.asksToIgnore {
            checkSpelling(
                of: member.name, at: ModelLocation(member, of: composite.name, attribute: "name"),
                diagnostics: &diagnostics)
            if ReservedNames.compositeMembers.contains(member.name) {
                reportReserved(
                    "a member of the structure of every composite",
                    at: ModelLocation(member, of: composite.name, attribute: "name"),
                    diagnostics: &diagnostics)
            } else if ReservedNames.hidesType(member.name) {
                reportReserved(
                    "an Apple type or module",
                    at: ModelLocation(member, of: composite.name, attribute: "name"), diagnostics: &diagnostics)
            }
        }
    }

    // Locations are created only for errors, because each one allocates a string.
    private static func checkSpelling(
        of name: String, at place: @autoclosure () -> ModelLocation, diagnostics: inout DiagnosticCollector
    ) {
        if SwiftIdentifier.isValid(name) { return }
        let place = place()
        diagnostics.report(
            .invalidPropertyName, .error, "the name of property '\(place.path)' is not a Swift identifier", at: place,
            help: "name it with letters, digits and _ only and keep the old name as its renaming identifier, or give "
                + "it the user info key modelc.ignore")
    }

    private static func reportReserved(
        _ owner: String, _ severity: Severity = .error, at place: ModelLocation,
        diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .reservedPropertyName, severity, "property '\(place.path)' has the name of \(owner)", at: place,
            help: "rename it and keep the old name as its renaming identifier, or give it the user info key "
                + "modelc.ignore")
    }
}
