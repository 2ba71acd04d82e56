import ModelcBase
import ModelcSchema

extension RelationshipMapping {
    /// The parts of the key path after `$source`; nil if there is no key path, or if it begins with something else.
    ///
    /// The key path is not parsed as an expression. Therefore a name that is also a word of the predicate language is
    /// not changed.
    private var keyPathParts: [Substring]? {
        let start = "$source."
        guard let sourceKeyPath, sourceKeyPath.hasPrefix(start) else { return nil }
        return sourceKeyPath.dropFirst(start.count).split(separator: ".", omittingEmptySubsequences: false)
    }

    /// The names in the key path up to its first collection operator; nil if there is no key path that begins with
    /// `$source`.
    package var sourcePath: [String]? { keyPathParts.map { $0.prefix { !$0.hasPrefix("@") }.map(String.init) } }

    /// The source relationship with the objects that are migrated; nil if the key path is not exactly one relationship.
    package var sourceRelationshipName: String? {
        guard let parts = keyPathParts, parts.count == 1, let name = parts.first, !name.hasPrefix("@") else {
            return nil
        }
        return String(name)
    }
}

/// A property mapping for a relationship: the source of the destination relationship's objects. Without an expression,
/// these are the migrated objects of the source relationship with the same name (FormatMappingModel §6).
package struct RelationshipMapping: PropertyMapping, Hashable {
    package var name: String = ""
    package var valueExpression: ValueExpression?
    package var userInfo: MappingUserInfo?
    /// The key path to the source objects, including the variable, such as `$source.owner`; nil for the source
    /// relationship with the same name.
    package var sourceKeyPath: String?
    /// The name of the entity mapping that migrated the objects; nil if Core Data selects it.
    package var sourceMappingName: String?

    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
