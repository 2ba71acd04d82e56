/// The settings of individual entities, in the order of the file.
package struct EntityOverrides: Hashable, Sendable {
    package var entities: [EntityOverride]

    package init(_ entities: [EntityOverride]) { self.entities = entities }

    /// The settings of an entity; nil if the file has none for it.
    package subscript(name: String) -> EntityOverride? { entities.first { $0.name == name } }
}

extension EntityOverrides: SettingValue {
    package static var kind: ConfigurationKind { .named(table: TableName.entity) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> EntityOverrides? {
        if node.isNothing { return EntityOverrides([]) }
        guard case .mapping(let members) = node.content else {
            context.reportInvalid(node, kind.phrase, help: "write 'Book: { access: public }'")
            return nil
        }
        return EntityOverrides(members.map { decode($0, origin: node.origin, &context) })
    }

    private static func decode(
        _ member: ConfigurationMember, origin: SettingOrigin, _ context: inout DecodingContext
    ) -> EntityOverride {
        var entity = EntityOverride(name: member.key.text ?? "", origin: member.key.origin)
        context.inside(entity.name) { GenerateTables.entity.decode(member.value, into: &entity, &$0) }
        return entity
    }

    package func overridden(by nearer: EntityOverrides) -> EntityOverrides {
        var merged = entities
        for entity in nearer.entities {
            if let index = merged.firstIndex(where: { $0.name == entity.name }) {
                merged[index] = merged[index].overridden(by: entity)
            } else {
                merged.append(entity)
            }
        }
        return EntityOverrides(merged)
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode {
        .mapping(
            entities.map { entity in
                let skip = entity.skip.map { [EffectiveMember("skip", $0.value.shown($0.origin))] } ?? []
                return EffectiveMember(entity.name, .mapping(skip + entity.settings.setMembers))
            })
    }
}
