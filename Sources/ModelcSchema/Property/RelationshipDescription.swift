import ModelcBase

/// A relationship of an entity (FormatModelXML §2.7).
package struct RelationshipDescription: PropertyDescription, Hashable {
    package var name: String = ""
    package var isOptional = false
    package var isTransient = false
    package var isIndexed = false
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var isIndexedBySpotlight = false
    package var isStoredInTruthFile = false
    package var isSyncable = false
    package var userInfo = UserInfo()

    /// The name of the destination entity; nil if the source names none. An entity with this name may not exist.
    package var destinationName: String?
    /// The name of the inverse relationship; nil if there is none. A relationship with this name may not exist.
    package var inverseName: String?
    /// The entity that declares the inverse: the destination, or one of the destination's ancestors.
    package var inverseEntityName: String?
    /// The delete rule as written; nil if the source does not set it. See `effectiveDeleteRule`.
    package var deleteRule: DeleteRule?
    package var isToMany = false
    package var isOrdered = false
    /// The minimum number of objects as written; nil if the source does not set it.
    package var minimumCount: Int?
    /// The maximum number of objects as written; nil if the source does not set it. See `effectiveMaximumCount`.
    package var maximumCount: Int?

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    /// The delete rule that applies; Nullify if the source does not set it.
    package var effectiveDeleteRule: DeleteRule { deleteRule ?? .nullify }

    /// The maximum number of objects that applies; 0 means no limit (FormatModelXML §3.5).
    package var effectiveMaximumCount: Int { maximumCount ?? (isToMany ? 0 : 1) }
}
