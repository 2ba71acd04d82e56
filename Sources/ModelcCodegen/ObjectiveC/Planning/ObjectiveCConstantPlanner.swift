import ModelcSchema
import ModelcSourceCode

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
