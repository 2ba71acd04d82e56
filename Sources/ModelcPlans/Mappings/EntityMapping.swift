import ModelcBase
import ModelcPredicates
import ModelcSchema

/// How objects of one entity are migrated to another entity (`NSEntityMapping`; FormatMappingModel §3).
package struct EntityMapping: SourceElement, Hashable {
    /// The name that the author gave; nil for the default name (see `effectiveName`).
    package var name: String?
    /// The position in the order of migration, usually counted from 1.
    package var number = 0
    /// The name of the source entity; nil if the entity is new.
    package var sourceEntityName: String?
    /// The name of the destination entity; nil if the entity was removed.
    package var destinationEntityName: String?
    /// The predicate that selects the source objects to migrate, as text; nil for all objects.
    package var sourceFilter: String?
    /// A custom fetch request that replaces the default one. No public file contains one.
    package var sourceExpression: ValueExpression?
    /// The name of the `NSEntityMigrationPolicy` subclass as written; an empty string means none. See `policyClass`.
    package var policyClassName: String?
    package var userInfo: MappingUserInfo?
    /// The property mappings for attributes, sorted by property name.
    package var attributeMappings: [AttributeMapping] = []
    /// The property mappings for relationships, sorted by property name.
    package var relationshipMappings: [RelationshipMapping] = []

    /// The number in the object's id (`z102`); nil for a new object that was not written yet.
    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    /// The migration policy class; nil if there is none.
    package var policyClass: String? { policyClassName.flatMap { $0.isEmpty ? nil : $0 } }

    /// The name by which expressions refer to the mapping: the author's name, or a name made from the entities' names
    /// (FormatMappingModel §3.1).
    package var effectiveName: String {
        if let name, !name.isEmpty { return name }
        switch (sourceEntityName, destinationEntityName) {
        case (let source?, let destination?): return "\(source)To\(destination)"
        case (nil, let name?), (let name?, nil): return name
        case (nil, nil): return ""
        }
    }

    /// The type, as far as the file determines it.
    package var kind: EntityMappingKind {
        if policyClass != nil { return .custom }
        if sourceEntityName == nil { return .add }
        return destinationEntityName == nil ? .remove : .copyOrTransform
    }
}

extension EntityMapping {
    /// The key paths in the filter of source objects, each up to its first collection operator. Empty if there is no
    /// filter, or if it cannot be read.
    package var filterPaths: [[String]] {
        guard let sourceFilter, let predicate = try? PredicateParser().predicate(from: sourceFilter) else { return [] }
        return predicate.keyPathUses.compactMap { use in
            guard use.scope == .root else { return nil }
            return use.components.prefix { $0.name != nil }.compactMap(\.name)
        }
    }
}
