import ModelcBase
import ModelcPredicates
import ModelcSchema

/// How objects of one entity are migrated to another entity (`NSEntityMapping`; FormatMappingModel §3).
package struct EntityMapping: SourceElement, Hashable {
    /// The name that the author gave; nil for the default name, see `effectiveName`.
    package var name: String?
    /// The place in the order of migration, usually from 1.
    package var number = 0
    /// The entity that objects come from; nil for an add mapping.
    package var sourceEntityName: String?
    /// The entity that objects go to; nil for a remove mapping.
    package var destinationEntityName: String?
    /// The condition, in predicate format, for source objects to be migrated; nil for all.
    package var sourceFilter: String?
    /// A custom fetch request that replaces the default one. No public file has one.
    package var sourceExpression: ValueExpression?
    /// The `NSEntityMigrationPolicy` subclass as written; an empty string means none. See `policyClass`.
    package var policyClassName: String?
    package var userInfo: MappingUserInfo?
    /// Rows by property name.
    package var attributeMappings: [AttributeMapping] = []
    /// Rows by property name.
    package var relationshipMappings: [RelationshipMapping] = []

    /// The number in the object's id (`z102`); nil until the file is first written.
    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    /// The migration policy class; nil if there is none.
    package var policyClass: String? { policyClassName.flatMap { $0.isEmpty ? nil : $0 } }

    /// The name that expressions refer to: the author's name, or one made of the entities' names (FormatMappingModel
    /// §3.1).
    package var effectiveName: String {
        if let name, !name.isEmpty { return name }
        switch (sourceEntityName, destinationEntityName) {
        case (let source?, let destination?): return "\(source)To\(destination)"
        case (nil, let name?), (let name?, nil): return name
        case (nil, nil): return ""
        }
    }

    /// The type, as far as it can be derived from the file alone.
    package var kind: EntityMappingKind {
        if policyClass != nil { return .custom }
        if sourceEntityName == nil { return .add }
        return destinationEntityName == nil ? .remove : .copyOrTransform
    }
}

extension EntityMapping {
    /// The key paths that the filter of source objects tests, each up to its first collection operator. Empty if
    /// there is no filter or it cannot be read.
    package var filterPaths: [[String]] {
        guard let sourceFilter, let predicate = try? PredicateParser().predicate(from: sourceFilter) else { return [] }
        return predicate.keyPathUses.compactMap { use in
            guard use.scope == .root else { return nil }
            return use.components.prefix { $0.name != nil }.compactMap(\.name)
        }
    }
}
