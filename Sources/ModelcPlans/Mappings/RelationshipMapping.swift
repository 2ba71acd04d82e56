import ModelcBase
import ModelcSchema

extension RelationshipMapping {
    /// The parts of the key path to the source objects after `$source`; nil if there is no key path or it starts with
    /// something else.
    ///
    /// The key path is not parsed as an expression, so a name that is a word of the predicate language is kept as it
    /// is.
    private var keyPathParts: [Substring]? {
        let start = "$source."
        guard let sourceKeyPath, sourceKeyPath.hasPrefix(start) else { return nil }
        return sourceKeyPath.dropFirst(start.count).split(separator: ".", omittingEmptySubsequences: false)
    }

    /// The names in the key path up to its first collection operator; nil if there is no such path.
    package var sourcePath: [String]? { keyPathParts.map { $0.prefix { !$0.hasPrefix("@") }.map(String.init) } }

    /// The source relationship whose objects are mapped; nil unless the key path consists of one relationship only.
    package var sourceRelationshipName: String? {
        guard let parts = keyPathParts, parts.count == 1, let name = parts.first, !name.hasPrefix("@") else {
            return nil
        }
        return String(name)
    }
}

/// The source of a destination relationship's objects. Without an expression they are the migrated objects of the
/// source relationship (FormatMappingModel §6).
package struct RelationshipMapping: PropertyMapping, Hashable {
    package var name: String = ""
    package var valueExpression: ValueExpression?
    package var userInfo: MappingUserInfo?
    /// The key path to the source objects, including the variable (`$source.owner`), if they are not those of the
    /// relationship of the same name.
    package var sourceKeyPath: String?
    /// The entity mapping that migrated the objects; nil for the automatic choice.
    package var sourceMappingName: String?

    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
