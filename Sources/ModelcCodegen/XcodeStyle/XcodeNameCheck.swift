import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Rejects property names that are invalid in the language, and reports names that do not compile or do not work with
/// the members of NSManagedObject: Xcode generates code for them anyway.
struct XcodePropertyNameCheck {
    let language: OutputLanguage

    func check(_ planned: XcodeClass, diagnostics: inout DiagnosticCollector) {
        // The plan has one property for each property of the entity, in the same order.
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
        } else if type.storage != .scalar, let effect = effect(ofName: name) {
            report(
                .retainedPropertyName, .warning, "property '\(owner).\(name)' \(effect)", of: property, of: owner,
                diagnostics: &diagnostics)
        }
    }

    /// The compiler's treatment of a getter because of its name; nil for most names.
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
            id, severity, message, at: ModelLocation(property, of: owner, attribute: "name"),
            help: "rename the property and keep the old name as its renaming identifier")
    }
}

/// Rejects classes whose names differ only in letter case: on most Macs the file of the second would replace that of
/// the first. Of two classes with one name, the first one is written, with a warning: Xcode accepts such models.
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
        _ selected: XcodeEntity, by owner: String, _ severity: Severity, related: [RelatedLocation],
        diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .duplicateClass, severity,
            "class '\(selected.className)' of entity '\(selected.entity.name)' is declared by \(owner), too",
            at: place(of: selected), help: "give every entity a class of its own", related: related)
    }

    private func related(to first: XcodeEntity, _ diagnostics: DiagnosticCollector) -> [RelatedLocation] {
        [RelatedLocation("the other entity is here", at: diagnostics.location(of: place(of: first)))]
    }

    private func place(of selected: XcodeEntity) -> ModelLocation {
        ModelLocation(selected.entity, attribute: "representedClassName")
    }
}

/// Rejects properties of one class chain that would declare the same Objective-C method: `title` beside `Title`, whose
/// setters have one name, or `tagsObject` beside `tags`.
struct XcodeMemberCheck {
    let model: ResolvedModel
    /// The property that declares each method, by entity.
    private var ownersByEntity: [String: [String: String]] = [:]

    init(_ model: ResolvedModel) { self.model = model }

    mutating func check(_ selected: XcodeEntity, diagnostics: inout DiagnosticCollector) {
        let entity = selected.entity
        let inherited = model.ancestors(of: entity).filter { $0.className != nil }.map { owners(in: $0) }
        var own: [String: String] = [:]
        for property in entity.properties {
            let path = entity.name + "." + property.name
            var collision: (selector: String, owner: String)?
            for selector in XcodeSelectors.all(of: property) {
                let owner = own[selector] ?? inherited.lazy.compactMap { $0[selector] }.first
                if collision == nil, let owner { collision = (selector, owner) }
                own[selector] = own[selector] ?? path
            }
            guard let collision else { continue }
            report(collision, of: property, in: entity, diagnostics: &diagnostics)
        }
    }

    private mutating func owners(in entity: EntityDescription) -> [String: String] {
        if let known = ownersByEntity[entity.name] { return known }
        var owners: [String: String] = [:]
        for property in entity.properties {
            for selector in XcodeSelectors.all(of: property) where owners[selector] == nil {
                owners[selector] = entity.name + "." + property.name
            }
        }
        ownersByEntity[entity.name] = owners
        return owners
    }

    private func report(
        _ collision: (selector: String, owner: String), of property: some PropertyDescription,
        in entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let place = ModelLocation(property, of: entity.name, attribute: "name")
        diagnostics.report(
            .duplicateMember, .error,
            "property '\(place.path)' would declare '\(collision.selector)', which '\(collision.owner)' declares",
            at: place, help: "rename the property and keep the old name as its renaming identifier")
    }
}

/// The Objective-C methods that a property declares.
enum XcodeSelectors {
    /// Getter, setter and the accessors of a to-many relationship.
    static func all(of property: any PropertyDescription) -> [String] {
        let name = SwiftIdentifier.capitalized(property.name)
        let simple = [property.name, ObjectiveCIdentifier.setter(of: property.name) + ":"]
        guard let relationship = property as? RelationshipDescription, relationship.isToMany else { return simple }
        return simple + (relationship.isOrdered ? ordered(name) : []) + plain(name)
    }

    /// The accessors of every to-many relationship, in Xcode's order.
    ///
    /// - Parameter name: the relationship's name with a capital first letter.
    static func plain(_ name: String) -> [String] {
        ["add\(name)Object:", "remove\(name)Object:", "add\(name):", "remove\(name):"]
    }

    /// The accessors of ordered relationships, which precede the others.
    static func ordered(_ name: String) -> [String] {
        [
            "insertObject:in\(name)AtIndex:", "removeObjectFrom\(name)AtIndex:", "insert\(name):atIndexes:",
            "remove\(name)AtIndexes:", "replaceObjectIn\(name)AtIndex:withObject:",
            "replace\(name)AtIndexes:with\(name):",
        ]
    }
}
