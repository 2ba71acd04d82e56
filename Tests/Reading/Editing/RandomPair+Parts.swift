import ModelcSchema
import ModelcTestSupport

@testable import ModelcEditing

// Parts other than properties.
extension RandomPair {
    static func ofIndex(
        _ model: ManagedObjectModel, _ entity: EntityDescription, _ step: Int, _ random: inout SeededRandom
    ) -> RandomPair? {
        if let index = entity.fetchIndexes.last, !Bool.random(using: &random) {
            let path = "\(entity.name).\(index.name)"
            switch Int.random(in: 0..<3, using: &random) {
            case 0: return RandomPair(EditAction(.remove, .index, [path]))
            case 1: return renamed(.index, entity.name, index.name, "renamed\(step)")
            default: return set(.index, path, index, RandomSetting<FetchIndexDescription>.ofIndex, &random)
            }
        }
        let members = entity.attributes.shuffled(using: &random).prefix(2).map(\.name)
        guard let first = members.first else { return nil }
        let words = ["\(entity.name).index\(step)", first] + members.dropFirst().map { $0 + ":descending" }
        return RandomPair(EditAction(.add, .index, words), EditAction(.remove, .index, [words[0]]))
    }

    static func ofComposite(
        _ model: ManagedObjectModel, _ entity: EntityDescription, _ step: Int, _ random: inout SeededRandom
    ) -> RandomPair? {
        guard let composite = model.composites.randomElement(using: &random), model.composites.count < 8 else {
            return model.composites.last.map { RandomPair(EditAction(.remove, .composite, [$0.name])) }
                ?? added(.composite, "Composite\(step)")
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return added(.composite, "Composite\(step)")
        case 1: return renamed(.composite, nil, composite.name, "Composite\(step)")
        case 2, 3:
            let type = AttributeType.plain.randomElement(using: &random) ?? .string
            return added(.attribute, "\(composite.name).member\(step)", type.rawValue)
        default:
            return composite.attributes.randomElement(using: &random)
                .flatMap { change($0, of: composite.name, step, &random) }
        }
    }

    static func ofConfiguration(
        _ model: ManagedObjectModel, _ entity: EntityDescription, _ step: Int, _ random: inout SeededRandom
    ) -> RandomPair? {
        guard let configuration = model.configurations.randomElement(using: &random),
            !Int.random(in: 0..<4, using: &random).isMultiple(of: 4)
        else { return added(.configuration, "Configuration \(step)", entity.name) }
        let name = configuration.name
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return RandomPair(EditAction(.remove, .configuration, [name]))
        case 1: return renamed(.configuration, nil, name, "Renamed \(step)")
        case 2:
            return set(
                .configuration, name, configuration, RandomSetting<ConfigurationDescription>.ofConfiguration, &random)
        default:
            let words = [name, entity.name]
            guard configuration.members.contains(where: { $0.name == entity.name }) else {
                return RandomPair(EditAction(.add, .member, words), EditAction(.remove, .member, words))
            }
            let isLast = configuration.members.last?.name == entity.name
            return RandomPair(EditAction(.remove, .member, words), isLast ? EditAction(.add, .member, words) : nil)
        }
    }

    static func ofRequest(
        _ model: ManagedObjectModel, _ entity: EntityDescription, _ step: Int, _ random: inout SeededRandom
    ) -> RandomPair? {
        guard let request = model.fetchRequests.randomElement(using: &random),
            !Int.random(in: 0..<4, using: &random).isMultiple(of: 4)
        else { return added(.fetchRequest, "request \(step)", entity.name) }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return RandomPair(EditAction(.remove, .fetchRequest, [request.name]))
        case 1: return renamed(.fetchRequest, nil, request.name, "renamed \(step)")
        case 2:
            let action = { EditAction(.set, .fetchRequest, [request.name], [.init("entity", .text($0))]) }
            return RandomPair(action(entity.name), request.entityName.map(action))
        default:
            return set(.fetchRequest, request.name, request, RandomSetting<FetchRequestDescription>.ofRequest, &random)
        }
    }

    static func ofUserInfo(
        _ model: ManagedObjectModel, _ entity: EntityDescription, _ step: Int, _ random: inout SeededRandom
    ) -> RandomPair? {
        let member = model.composites.first.flatMap { composite in
            composite.attributes.first.map { ("\(composite.name).\($0.name)", $0.userInfo) }
        }
        let owners =
            [(entity.name, entity.userInfo)] + entity.properties.map { ("\(entity.name).\($0.name)", $0.userInfo) }
            + [member].compactMap { $0 }
        guard let (path, info) = owners.randomElement(using: &random) else { return nil }
        guard let entry = info.entries.randomElement(using: &random), Bool.random(using: &random) else {
            return RandomPair(
                EditAction(.add, .userInfo, [path, "key\(step)", "<\(step)> & \"\(step)\""]),
                EditAction(.remove, .userInfo, [path, "key\(step)"]))
        }
        let old = EditAction(.set, .userInfo, [path, entry.key, entry.value])
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return RandomPair(EditAction(.remove, .userInfo, [path, entry.key]), old)
        case 1: return RandomPair(EditAction(.set, .userInfo, [path, entry.key, "\n\(step)"]), old)
        default:
            let new = "renamed\(step)"
            return RandomPair(
                EditAction(.rename, .userInfo, [path, entry.key, new]),
                EditAction(.rename, .userInfo, [path, new, entry.key]))
        }
    }
}
