import ModelcSchema
import ModelcTestSupport

@testable import ModelcEditing

/// A random action in a model, and the action that reverts it. Covers all verbs and kinds of `edit`, and all settings.
struct RandomPair {
    let there: EditAction
    /// Nil if information is lost.
    let back: EditAction?

    init(_ there: EditAction, _ back: EditAction? = nil) {
        self.there = there
        self.back = back
    }

    /// - Parameter step: a number for new names.
    init(in model: ManagedObjectModel, _ step: Int, _ random: inout SeededRandom) {
        let new = RandomPair.added(.entity, "Added\(step)")
        // A non-empty entity, so that there is something to change.
        let candidates = model.entities.shuffled(using: &random).prefix(3)
        guard let entity = candidates.max(by: { $0.properties.count < $1.properties.count }), model.entities.count > 2
        else {
            self = new
            return
        }
        if model.entities.count > 12 {
            self = RandomPair(EditAction(.remove, .entity, [candidates[0].name]))
            return
        }
        let choices = [
            RandomPair.ofModel, RandomPair.ofEntity, RandomPair.newProperty, RandomPair.newProperty,
            RandomPair.ofAttribute, RandomPair.ofRelationship, RandomPair.ofFetchedProperty, RandomPair.ofIndex,
            RandomPair.ofComposite, RandomPair.ofConfiguration, RandomPair.ofRequest, RandomPair.ofUserInfo,
        ]
        let choice = choices.randomElement(using: &random) ?? RandomPair.ofModel
        self = choice(model, entity, step, &random) ?? new
    }

    // MARK: Verbs

    static func added(
        _ kind: EditAction.Kind, _ names: String..., settings: [EditAction.Setting] = []
    ) -> RandomPair {
        RandomPair(EditAction(.add, kind, names, settings), EditAction(.remove, kind, [names[0]]))
    }

    /// - Parameter owner: the prefix of both names; nil for a part of the model.
    static func renamed(
        _ kind: EditAction.Kind, _ owner: String?, _ old: String, _ new: String
    ) -> RandomPair {
        let path = { (name: String) in owner.map { $0 + "." + name } ?? name }
        return RandomPair(EditAction(.rename, kind, [path(old), new]), EditAction(.rename, kind, [path(new), old]))
    }

    /// One of the settings, with a valid value.
    static func set<Element>(
        _ kind: EditAction.Kind, _ path: String?, _ element: Element, _ table: [RandomSetting<Element>],
        _ random: inout SeededRandom
    ) -> RandomPair? {
        guard let setting = table.randomElement(using: &random),
            let value = setting.values(element).randomElement(using: &random)
        else { return nil }
        let action = { EditAction(.set, kind, path.map { [$0] } ?? [], [.init(setting.name, $0)]) }
        return RandomPair(action(value), setting.current(element).map(action))
    }

    // MARK: Kinds

    private static func ofModel(
        _ model: ManagedObjectModel, _ entity: EntityDescription, _ step: Int, _ random: inout SeededRandom
    ) -> RandomPair? {
        set(.model, nil, model, RandomSetting<ManagedObjectModel>.ofModel, &random)
    }

    private static func ofEntity(
        _ model: ManagedObjectModel, _ entity: EntityDescription, _ step: Int, _ random: inout SeededRandom
    ) -> RandomPair? {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return renamed(.entity, nil, entity.name, "Renamed\(step)")
        case 1:
            // Parents have smaller numbers: otherwise most actions would be refused as inheritance cycles.
            let parent = model.entities.randomElement(using: &random)?.name ?? entity.name
            let old = entity.parentName.map(ActionValue.text) ?? .off
            let action = { EditAction(.set, .entity, [entity.name], [.init("parent", $0)]) }
            return RandomPair(action(.text(parent)), action(old))
        case 2: return constraint(entity, &random)
        case 3: return added(.entity, "Added\(step)", settings: [.init("abstract", .on)])
        default: return set(.entity, entity.name, entity, RandomSetting<EntityDescription>.ofEntity, &random)
        }
    }

    private static func constraint(_ entity: EntityDescription, _ random: inout SeededRandom) -> RandomPair? {
        if let known = entity.uniquenessConstraints.last, Bool.random(using: &random) {
            let words = [entity.name] + known.members.map(\.name)
            return RandomPair(EditAction(.remove, .constraint, words), EditAction(.add, .constraint, words))
        }
        let members = entity.attributes.shuffled(using: &random).prefix(2).map(\.name)
        guard !members.isEmpty else { return nil }
        let words = [entity.name] + members
        return RandomPair(EditAction(.add, .constraint, words), EditAction(.remove, .constraint, words))
    }

    private static func newProperty(
        _ model: ManagedObjectModel, _ entity: EntityDescription, _ step: Int, _ random: inout SeededRandom
    ) -> RandomPair? {
        let other = model.entities.randomElement(using: &random)?.name ?? entity.name
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            let inverse: [EditAction.Setting] = [
                .init("inverse", .text("back\(step)")), .init("to-many-inverse", .on),
                .init("inverse-delete", .text("cascade")),
            ]
            return added(.relationship, "\(entity.name).link\(step)", other, settings: inverse)
        case 1: return added(.relationship, "\(entity.name).link\(step)", other, settings: [.init("to-many", .on)])
        case 2:
            return added(
                .fetchedProperty, "\(entity.name).fetched\(step)", other,
                settings: [.init("predicate", .text("SELF != $FETCH_SOURCE"))])
        case 3:
            guard let composite = model.composites.randomElement(using: &random) else { return nil }
            return added(.attribute, "\(entity.name).made\(step)", composite.name)
        default:
            let type = AttributeType.plain.randomElement(using: &random) ?? .string
            return added(.attribute, "\(entity.name).added\(step)", type.rawValue)
        }
    }

    private static func ofAttribute(
        _ model: ManagedObjectModel, _ entity: EntityDescription, _ step: Int, _ random: inout SeededRandom
    ) -> RandomPair? {
        guard let attribute = entity.attributes.randomElement(using: &random) else { return nil }
        return change(attribute, of: entity.name, step, &random)
    }

    /// - Parameter owner: an entity, or a composite.
    static func change(
        _ attribute: AttributeDescription, of owner: String, _ step: Int, _ random: inout SeededRandom
    ) -> RandomPair? {
        let path = "\(owner).\(attribute.name)"
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return RandomPair(EditAction(.remove, .attribute, [path]))
        case 1, 2: return renamed(.attribute, owner, attribute.name, "renamed\(step)")
        default: return set(.attribute, path, attribute, RandomSetting<AttributeDescription>.ofAttribute, &random)
        }
    }

    private static func ofRelationship(
        _ model: ManagedObjectModel, _ entity: EntityDescription, _ step: Int, _ random: inout SeededRandom
    ) -> RandomPair? {
        guard let relationship = entity.relationships.randomElement(using: &random) else { return nil }
        let path = "\(entity.name).\(relationship.name)"
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return RandomPair(EditAction(.remove, .relationship, [path]))
        case 1, 2: return renamed(.relationship, entity.name, relationship.name, "renamed\(step)")
        case 3: return RandomPair(EditAction(.set, .relationship, [path], [.init("inverse", .off)]))
        case 4:
            let other = model.entities.randomElement(using: &random)
            let inverse = other?.relationships.randomElement(using: &random)?.name ?? "none"
            return RandomPair(
                EditAction(
                    .set, .relationship, [path],
                    [.init("destination", .text(other?.name ?? "")), .init("inverse", .text(inverse))]))
        default:
            return set(
                .relationship, path, relationship, RandomSetting<RelationshipDescription>.ofRelationship, &random)
        }
    }

    private static func ofFetchedProperty(
        _ model: ManagedObjectModel, _ entity: EntityDescription, _ step: Int, _ random: inout SeededRandom
    ) -> RandomPair? {
        guard let property = entity.fetchedProperties.randomElement(using: &random) else { return nil }
        let path = "\(entity.name).\(property.name)"
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return RandomPair(EditAction(.remove, .fetchedProperty, [path]))
        case 1: return renamed(.fetchedProperty, entity.name, property.name, "renamed\(step)")
        case 2, 3:
            return set(
                .fetchedProperty, path, property, RandomSetting<FetchedPropertyDescription>.ofFetchedProperty, &random)
        default:
            return property.fetchRequest.flatMap {
                set(.fetchedProperty, path, $0, RandomSetting<FetchRequestDescription>.ofRequest, &random)
            }
        }
    }
}
