import ModelcBase
import ModelcPredicates
import ModelcSchema

/// How objects of one entity become objects of another (`NSEntityMapping`; FormatMappingModel §3).
package struct EntityMapping: SourceElement, Hashable {
    /// The name that the author gave; nil for the usual one, see `effectiveName`.
    package var name: String?
    /// The place in the order of migration, usually from 1.
    package var number = 0
    /// The entity that objects come from; nil for an add mapping.
    package var sourceEntityName: String?
    /// The entity that objects go to; nil for a remove mapping.
    package var destinationEntityName: String?
    /// The condition, in predicate format, for source objects to be migrated; nil for all.
    package var sourceFilter: String?
    /// A fetch request of the author's own in place of the usual one. No public file has one.
    package var sourceExpression: ValueExpression?
    /// The `NSEntityMigrationPolicy` subclass as written; an empty text is none. See `policyClass`.
    package var policyClassName: String?
    package var userInfo: MappingUserInfo?
    /// Rows by property name.
    package var attributeMappings: [AttributeMapping] = []
    /// Rows by property name.
    package var relationshipMappings: [RelationshipMapping] = []

    /// The number in the object's id (`z102`); nil until it is written for the first time.
    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    /// The migration policy class; nil if there is none.
    package var policyClass: String? { policyClassName.flatMap { $0.isEmpty ? nil : $0 } }

    /// The name that expressions refer to: the author's own, else made of the entities' names
    /// (FormatMappingModel §3.1).
    package var effectiveName: String {
        if let name, !name.isEmpty { return name }
        switch (sourceEntityName, destinationEntityName) {
        case (let source?, let destination?): return "\(source)To\(destination)"
        case (nil, let name?), (let name?, nil): return name
        case (nil, nil): return ""
        }
    }

    /// The type as far as the file alone decides it.
    package var kind: EntityMappingKind {
        if policyClass != nil { return .custom }
        if sourceEntityName == nil { return .add }
        return destinationEntityName == nil ? .remove : .copyOrTransform
    }
}

extension EntityMapping {
    /// The key paths that the filter of source objects tests, each up to its first collection operator; empty where there
    /// is no filter, or none that can be read.
    package var filterPaths: [[String]] {
        guard let sourceFilter, let predicate = try? PredicateParser().predicate(from: sourceFilter) else { return [] }
        return predicate.keyPathUses.compactMap { use in
            guard use.scope == .root else { return nil }
            return use.components.prefix { $0.name != nil }.compactMap(\.name)
        }
    }
}

extension RelationshipMapping {
    /// The parts of the key path to the source objects behind `$source`; nil if there is none, or it has another start.
    ///
    /// It is no expression: a name that is a word of the predicate language stands as it is.
    private var keyPathParts: [Substring]? {
        let start = "$source."
        guard let sourceKeyPath, sourceKeyPath.hasPrefix(start) else { return nil }
        return sourceKeyPath.dropFirst(start.count).split(separator: ".", omittingEmptySubsequences: false)
    }

    /// The names in the key path up to its first collection operator; nil if there is no such path.
    package var sourcePath: [String]? { keyPathParts.map { $0.prefix { !$0.hasPrefix("@") }.map(String.init) } }

    /// The source relationship whose objects are mapped, where the key path leads to one and nothing else.
    package var sourceRelationshipName: String? {
        guard let parts = keyPathParts, parts.count == 1, let name = parts.first, !name.hasPrefix("@") else {
            return nil
        }
        return String(name)
    }
}

/// The type of an entity mapping (`NSEntityMappingType`; FormatMappingModel §6). The file does not store it: the
/// compiler derives it.
package enum EntityMappingKind: String, CaseIterable, Sendable {
    /// A policy class migrates the objects.
    case custom
    /// The entity is new: there are no objects to migrate.
    case add
    /// The entity is gone: its objects are dropped.
    case remove
    /// The objects are copied or, where the entity changed, transformed. Which of the two depends on version hashes.
    case copyOrTransform = "copy or transform"
}

/// What the rows of an entity mapping have in common (`NSPropertyMapping`; FormatMappingModel §3).
package protocol PropertyMapping: SourceElement {
    /// The property of the destination entity; empty in rows that lost it.
    var name: String { get set }
    /// The author's own expression for the value; nil for the automatic one.
    var valueExpression: ValueExpression? { get set }
    var userInfo: MappingUserInfo? { get set }
    /// The number in the object's id (`z102`); nil until it is written for the first time.
    var objectNumber: Int? { get set }
}

/// Where the value of a destination attribute comes from. Without an expression it is the source attribute of the same
/// name, or nothing where there is none (FormatMappingModel §3.1).
package struct AttributeMapping: PropertyMapping, Hashable {
    package var name: String = ""
    package var valueExpression: ValueExpression?
    package var userInfo: MappingUserInfo?

    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

/// What a row without an expression of its own gives (FormatMappingModel §3.1, §6).
package enum AutomaticValue: Hashable, Sendable {
    /// The value of the source property of the same name.
    case sameProperty
    /// The objects that one entity mapping makes of the source objects, by its name.
    case mapping(String)
    /// The objects that several entity mappings make of the source objects, whichever it was, by their names.
    case anyMapping([String])
    /// No objects: nothing makes objects of the relationship's destination entity.
    case noMapping
    /// Nothing, or the default value: the source has no property of the name.
    case nothing
    /// An embedded model is needed to tell, and cannot be read or lacks the property.
    case unknown
}

/// Where the objects of a destination relationship come from. Without an expression they are what the source objects of
/// the relationship became (FormatMappingModel §6).
package struct RelationshipMapping: PropertyMapping, Hashable {
    package var name: String = ""
    package var valueExpression: ValueExpression?
    package var userInfo: MappingUserInfo?
    /// The source objects in place of those of the same name, with the variable: `$source.owner`.
    package var sourceKeyPath: String?
    /// The entity mapping that migrated them; nil for the automatic choice.
    package var sourceMappingName: String?

    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
