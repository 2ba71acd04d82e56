import ModelcSchema
import Testing

@testable import ModelcLint

/// One way to break a model, as it happens by hand or in a merge.
struct Mutation: Sendable, CustomTestStringConvertible {
    /// A model that was broken in one place, and the expected finding.
    struct Broken {
        var model: ManagedObjectModel
        /// The rule that must have a finding; nil if the change is harmless.
        var rule: String?
        /// The part of the model that the finding must be about; nil for any.
        var part: String?
        /// The previous path of a renamed part.
        var formerPart: String?
    }

    let name: String
    /// The ids of rules, and the names of categories, that may also have findings, because these follow from the
    /// change.
    let explained: Set<String>
    /// The broken models that can be made from a valid one.
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

/// A location in a model.
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

    /// The locations of stored attributes that satisfy a condition.
    func attributePlaces(_ isMeant: (AttributeDescription) -> Bool) -> [MutationPlace] {
        entities.indices.flatMap { entity in
            entities[entity].attributes.indices.map { MutationPlace(entity, $0) }.filter {
                let attribute = self[attribute: $0]
                return !attribute.isTransient && !attribute.isDerived && isMeant(attribute)
            }
        }
    }

    /// The stored relationships with a valid inverse, together with the inverse, without those that are their own
    /// inverse.
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
    /// At most the given number of elements, taken evenly from all.
    func sampled(_ count: Int) -> [Element] {
        guard self.count > count else { return self }
        return (0..<count).map { self[$0 * self.count / count] }
    }
}
