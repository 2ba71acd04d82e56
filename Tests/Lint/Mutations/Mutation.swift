import ModelcSchema
import Testing

@testable import ModelcLint

/// One way to break a model, as it happens by hand or in a merge.
struct Mutation: Sendable, CustomTestStringConvertible {
    /// A model that was broken in one place, and what is to be said of it.
    struct Broken {
        var model: ManagedObjectModel
        /// The rule that has to speak; nil where the change is harmless for it.
        var rule: String?
        /// The part of the model that it has to speak of; nil for any.
        var part: String?
        /// The path that a renamed part had before.
        var formerPart: String?
    }

    let name: String
    /// The ids of rules, and the names of categories, that may speak as well, since what they say follows from the change.
    let explained: Set<String>
    /// The broken models that can be made of a sound one.
    let broken: @Sendable (ManagedObjectModel) -> [Broken]

    var testDescription: String { name }

    init(
        _ name: String, explained: Set<String> = [],
        broken: @escaping @Sendable (ManagedObjectModel) -> [Broken]
    ) {
        self.name = name
        self.explained = explained
        self.broken = broken
    }

    static let all = relationships + deleteRules + attributes + entities + requests + habits
}

/// A place in a model.
struct MutationPlace {
    var entity: Int
    var property: Int

    init(_ entity: Int, _ property: Int = 0) {
        self.entity = entity
        self.property = property
    }
}

extension ManagedObjectModel {
    /// The model with one thing changed.
    func changed(_ change: (inout ManagedObjectModel) -> Void) -> ManagedObjectModel {
        var model = self
        change(&model)
        return model
    }

    subscript(attribute place: MutationPlace) -> AttributeDescription {
        get { entities[place.entity].attributes[place.property] }
        set { entities[place.entity].attributes[place.property] = newValue }
    }

    subscript(relationship place: MutationPlace) -> RelationshipDescription {
        get { entities[place.entity].relationships[place.property] }
        set { entities[place.entity].relationships[place.property] = newValue }
    }

    /// The path of an attribute or a relationship.
    func path(attribute place: MutationPlace) -> String {
        "\(entities[place.entity].name).\(self[attribute: place].name)"
    }
    func path(relationship place: MutationPlace) -> String {
        "\(entities[place.entity].name).\(self[relationship: place].name)"
    }

    /// The stored attributes of which something is true.
    func attributePlaces(_ isMeant: (AttributeDescription) -> Bool) -> [MutationPlace] {
        entities.indices.flatMap { entity in
            entities[entity].attributes.indices.map { MutationPlace(entity, $0) }.filter {
                let attribute = self[attribute: $0]
                return !attribute.isTransient && !attribute.isDerived && isMeant(attribute)
            }
        }
    }

    /// The stored relationships that have a sound inverse, with it, and that are not their own.
    var pairs: [(near: MutationPlace, far: MutationPlace)] {
        let subject = LintSubject(ResolvedModel(self))
        return subject.storedPairs.filter { !$0.isSelfInverse }.compactMap { pair in
            pair.far.map { far in
                (
                    MutationPlace(pair.near.place.entity, pair.near.place.property),
                    MutationPlace(far.place.entity, far.place.property)
                )
            }
        }
    }
}

extension Array {
    /// At most so many, taken evenly from all.
    func sampled(_ count: Int) -> [Element] {
        guard self.count > count else { return self }
        return (0..<count).map { self[$0 * self.count / count] }
    }
}
