import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// The stage of planning: decides every name and every type of the generated code.
struct ObjectiveCModelPlanner {
    let model: ResolvedModel
    let options: ObjectiveCOptions

    func plan(_ selection: EntitySelection, diagnostics: inout DiagnosticCollector) -> ObjectiveCModel {
        ObjectiveCUserInfoCheck.check(model.model.composites, diagnostics: &diagnostics)
        let shared = ObjectiveCClassPlanner(model: model, selection: selection, options: options)
        func planner(of name: String) -> ObjectiveCClassPlanner {
            guard var own = options.entityOptions[name] else { return shared }
            own.version = options.version
            return ObjectiveCClassPlanner(model: model, selection: selection, options: own)
        }
        let classes = selection.generated
            // An entity of the configured base class has that class already.
            .filter { $0.name.name != options.baseClass }
            .map { planner(of: $0.entity.name).plan($0, diagnostics: &diagnostics) }
        return ObjectiveCModel(options: options, classes: classes)
    }
}

/// Decides which names of an entity become constants (code-generation §4, 16).
struct ObjectiveCConstantPlanner {
    let options: ObjectiveCOptions

    func groups(for planned: ObjectiveCClass) -> [ObjectiveCConstantGroup] {
        if options.constants == .none { return [] }
        let names = [
            ("Attributes", planned.attributes.map(\.name)), ("Relationships", planned.relationships.map(\.name)),
            ("FetchedProperties", planned.fetchedProperties.map(\.name)),
        ]
        var groups = names.map { suffix, names in
            ObjectiveCConstantGroup(
                name: planned.className + suffix, constants: names.map { ObjectiveCConstant(name: $0, value: $0) })
        }
        if options.userInfoConstants {
            groups.append(
                ObjectiveCConstantGroup(name: planned.className + "UserInfo", constants: userInfo(of: planned)))
        }
        return groups.filter { !$0.constants.isEmpty }
    }

    /// The keys that are names; a class method cannot replace the root class's own.
    private func userInfo(of planned: ObjectiveCClass) -> [ObjectiveCConstant] {
        planned.userInfo
            .filter { key, _ in
                ObjectiveCIdentifier.isValid(key) && !ReservedNames.managedObjectMembers.contains(key)
                    && !ObjectiveCReservedNames.classMethods.contains(key)
            }
            .map { ObjectiveCConstant(name: $0.key, value: $0.value) }
            .sortedByName(\.name)
    }
}

extension UserInfo {
    /// The values by key; of equal keys the last one counts.
    var byKey: [String: String] {
        if isEmpty { return [:] }
        return Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    }
}
