import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Refuses property names that the language cannot have, and names those that do not compile or do not work beside the
/// members of NSManagedObject: Xcode writes them all the same.
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
            report(
                .reservedPropertyName, .warning,
                "property '\(owner).\(name)' has the name of a member of NSManagedObject", of: property, of: owner,
                diagnostics: &diagnostics)
        } else if language == .objectiveC, type.storage != .scalar, ObjectiveCIdentifier.family(of: name) != nil {
            report(
                .retainedPropertyName, .warning,
                "property '\(owner).\(name)' does not compile with automatic reference counting: its name makes the getter a "
                    + "method that hands over its object",
                of: property, of: owner, diagnostics: &diagnostics)
        }
    }

    private func fault(in name: String) -> String? {
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
            id, severity, message, at: ModelPlace(property, of: owner, attribute: "name"),
            help: "rename the property and keep the old name as its renaming identifier")
    }
}

/// Refuses classes whose names differ in letter case only: on most Macs the file of the second would replace that of the
/// first. Of two classes of one name, the first one is written, with a warning: Xcode takes such models.
struct XcodeClassNameCheck {
    private var firstByName: [String: XcodeEntity] = [:]
    private var firstByFileName: [String: XcodeEntity] = [:]

    mutating func check(_ entities: [XcodeEntity], diagnostics: inout DiagnosticCollector) {
        for selected in entities {
            let fileName = selected.className.lowercased()
            if selected.className == "NSManagedObject" {
                reportDuplicate(selected, by: "Core Data", .error, related: [], diagnostics: &diagnostics)
            } else if let first = firstByName[selected.className] {
                reportDuplicate(selected, of: first, diagnostics: &diagnostics)
            } else if let first = firstByFileName[fileName] {
                reportFileName(selected, of: first, diagnostics: &diagnostics)
            }
            firstByName[selected.className] = firstByName[selected.className] ?? selected
            firstByFileName[fileName] = firstByFileName[fileName] ?? selected
        }
    }

    private func reportFileName(
        _ selected: XcodeEntity, of first: XcodeEntity, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .duplicateFileName, .error,
            "the files of class '\(selected.className)' have the names of those of '\(first.className)' of entity "
                + "'\(first.entity.name)', letter case aside",
            at: place(of: selected), help: "give the class another name",
            related: related(to: first, diagnostics))
    }

    private func reportDuplicate(
        _ selected: XcodeEntity, of first: XcodeEntity, diagnostics: inout DiagnosticCollector
    ) {
        reportDuplicate(
            selected, by: "entity '\(first.entity.name)'", .warning, related: related(to: first, diagnostics),
            diagnostics: &diagnostics)
    }

    private func reportDuplicate(
        _ selected: XcodeEntity, by owner: String, _ severity: Severity, related: [RelatedPlace],
        diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .duplicateClass, severity,
            "class '\(selected.className)' of entity '\(selected.entity.name)' is declared by \(owner), too",
            at: place(of: selected), help: "give every entity a class of its own", related: related)
    }

    private func related(to first: XcodeEntity, _ diagnostics: DiagnosticCollector) -> [RelatedPlace] {
        [RelatedPlace("the other entity is here", at: diagnostics.location(of: place(of: first)))]
    }

    private func place(of selected: XcodeEntity) -> ModelPlace {
        ModelPlace(selected.entity, attribute: "representedClassName")
    }
}
