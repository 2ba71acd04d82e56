import ModelcBase
import ModelcCloudKitSchema
import ModelcSchema

/// The record types and fields that Core Data writes when it mirrors a model to CloudKit, and findings about unknown
/// parts.
package struct MirroredModel: Sendable {
    /// The record types, in byte order of their names.
    package private(set) var types: [MirroredRecordType] = []
    /// The findings about properties that cannot be mirrored, or for which the fields are not known.
    private(set) var findings: [CloudKitFinding] = []

    /// - Parameters:
    ///   - model: the model whose stores are mirrored.
    ///   - mirrored: the entities of the model that are mirrored to CloudKit.
    init(_ model: ResolvedModel, _ mirrored: MirroredEntities) {
        for root in mirrored.roots {
            var fields = RecordTypeFields(of: root, in: model)
            fields.type.isLocal = mirrored.localRoots.contains(root.name)
            types.append(fields.type)
            findings += fields.findings
        }
        if let pair = mirrored.roots.lazy.compactMap({ MirroredModel.firstPair(of: $0, in: model) }).first {
            types.append(MirroredModel.typeOfPairs(pair))
        }
        types.sort { $0.name.isBefore($1.name) }
    }

    private static func typeOfPairs(_ relationship: RelationshipDescription) -> MirroredRecordType {
        var type = MirroredRecordType(MirroredRecordType.nameOfPairs, of: nil, at: SchemaLocation(relationship))
        type.fields = MirroredField.pairs.map { field in
            var field = field
            field.place = type.place
            return field
        }
        // No export with this type is known. So it is not known whether the type also has these fields of other types.
        type.unknownPrefixes =
            MirroredField.pairs.map { $0.name + MirroredField.companionEnding }
            + ([MirroredField.entityName] + MirroredField.receipts).map(\.name)
        return type
    }

    /// Returns the first many-to-many relationship of an entity or one of its descendants; nil if there is none.
    private static func firstPair(of root: EntityDescription, in model: ResolvedModel) -> RelationshipDescription? {
        for entity in [root] + model.descendants(of: root) {
            let pair = entity.relationships.first { relationship in
                relationship.isToMany && !relationship.isTransient
                    && model.inverse(of: relationship)?.relationship.isToMany == true
            }
            if let pair { return pair }
        }
        return nil
    }
}
