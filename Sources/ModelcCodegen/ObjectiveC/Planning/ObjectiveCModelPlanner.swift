import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The stage of planning: decides every name and every type of the generated code.
struct ObjectiveCModelPlanner {
    let model: ResolvedModel
    let input: CodeGenerationInput

    func plan(_ selection: EntitySelection, diagnostics: inout DiagnosticCollector) -> ObjectiveCModel {
        ObjectiveCUserInfoCheck.check(model.model.composites, diagnostics: &diagnostics)
        let shared = ObjectiveCClassPlanner(model: model, selection: selection, input: input, settings: input.settings)
        func planner(of name: String) -> ObjectiveCClassPlanner {
            guard let own = input.settingsByEntity[name] else { return shared }
            return ObjectiveCClassPlanner(model: model, selection: selection, input: input, settings: own)
        }
        let classes = selection.generated
            // An entity of the configured base class has that class already.
            .filter { $0.name.name != input.settings.baseClass?.value }
            .map { planner(of: $0.entity.name).plan($0, diagnostics: &diagnostics) }
        return ObjectiveCModel(input: input, settings: input.settings, classes: classes)
    }
}

/// Decides which names of an entity become constants (code-generation §4, 16).
struct ObjectiveCConstantPlanner {
    let settings: GenerateSettings

    func groups(for planned: ObjectiveCClass) -> [ObjectiveCConstantGroup] {
        if settings.constants.value == .none { return [] }
        let names = [
            ("Attributes", planned.attributes.map(\.name)), ("Relationships", planned.relationships.map(\.name)),
            ("FetchedProperties", planned.fetchedProperties.map(\.name)),
        ]
        var groups = names.map { suffix, names in
            ObjectiveCConstantGroup(
                name: planned.className + suffix, constants: names.map { ObjectiveCConstant(name: $0, value: $0) })
        }
        if settings.userinfoConstants.value {
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
