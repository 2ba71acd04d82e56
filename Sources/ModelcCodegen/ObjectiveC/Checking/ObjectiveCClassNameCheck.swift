import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Rejects class names that are invalid in Objective-C, and names that two classes or constants of a model share.
struct ObjectiveCClassNameCheck {
    /// The element of the model that declares a class: a phrase for messages, and the element's location.
    private struct Owner {
        let phrase: String
        let place: ModelLocation
    }

    private var ownerByClass: [String: Owner] = [:]

    mutating func check(_ plan: ObjectiveCModel, of model: ResolvedModel, diagnostics: inout DiagnosticCollector) {
        let planned = plan.classes.compactMap { planned in
            model.entity(named: planned.entityName).map { (planned, $0) }
        }
        for (planned, entity) in planned {
            checkSpelling(planned.className, of: entity, diagnostics: &diagnostics)
            declare(planned.className, "entity '\(entity.name)'", entity, diagnostics: &diagnostics)
        }
        for (planned, entity) in planned {
            // Two entities with the same class also share its related classes: report the conflict only once.
            guard ownerByClass[planned.className]?.place.path == entity.name else { continue }
            let classes =
                plan.input.settings(ofEntity: entity.name).constants.value == .class
                ? planned.constants.map(\.name) : []
            for name in [planned.machineClassName, planned.idClassName] + classes {
                declare(name, "the files of entity '\(entity.name)'", entity, diagnostics: &diagnostics)
            }
        }
        reportSwiftNames(planned.map(\.1), diagnostics: &diagnostics)
    }

    private func checkSpelling(
        _ name: String, of entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let place = ModelLocation(entity, attribute: "representedClassName")
        if ClassNameProblem.isTakenInObjectiveC(name) {
            diagnostics.report(
                .invalidClassName, .error, "class name '\(name)' is taken in Objective-C", at: place,
                help: "name the class otherwise, for example with a prefix")
        } else if ObjectiveCIdentifier.isKeyword("_" + name) {
            diagnostics.report(
                .invalidClassName, .error,
                "class name '\(name)' makes the machine class '_\(name)', which is a word of C", at: place,
                help: "name the class otherwise, for example with a prefix")
        } else if ObjectiveCReservedNames.systemTypes.contains(name) {
            diagnostics.report(
                .systemTypeName, .warning, "class '\(name)' has the name of a type in Apple's C headers", at: place,
                help: "give the class a prefix: files that see both do not compile")
        }
    }

    private mutating func declare(
        _ name: String, _ phrase: String, _ entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let place = ModelLocation(entity, attribute: "representedClassName")
        guard let first = ownerByClass[name] else {
            ownerByClass[name] = Owner(phrase: phrase, place: place)
            return
        }
        diagnostics.report(
            .duplicateClass, .error, "class '\(name)' of \(phrase) is declared by \(first.phrase), too", at: place,
            help: "give every entity a class name of its own",
            related: [RelatedLocation("the first declaration is here", at: diagnostics.location(of: first.place))])
    }

    /// Reports, once for a model, class names that include a module. Core Data finds only Swift classes under such a
    /// name.
    private func reportSwiftNames(_ entities: [EntityDescription], diagnostics: inout DiagnosticCollector) {
        let qualified = entities.filter { $0.className.map { $0.module != .unspecified } ?? false }
        guard let first = qualified.first, let name = first.className?.name else { return }
        let others = qualified.count > 1 ? ", like those of \(qualified.count - 1) more," : ""
        diagnostics.report(
            .swiftClassName, .warning,
            "the class of entity '\(first.name)'\(others) is named with a module, which only Swift's classes have",
            at: ModelLocation(first, attribute: "representedClassName"),
            help: "write representedClassName=\"\(name)\", without a module")
    }
}
