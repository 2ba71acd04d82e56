import ModelcSchema

/// Compares elements of two versions without their positions in the file, because nearly all positions change when a
/// line is added at the top.
///
/// Everything except positions is compared, including values that no later comparison uses. This can cost time, but
/// does not change a result.
enum SameContents {
    static func areSame(_ old: EntityDescription, _ new: EntityDescription) -> Bool {
        // A fast path: versions often share the same lists.
        if old == new { return true }
        guard old.name == new.name, old.attributes.count == new.attributes.count,
            areSame(old.attributes, new.attributes, { align(&$0.userInfo, $1.userInfo) }),
            areSame(old.relationships, new.relationships, { align(&$0.userInfo, $1.userInfo) })
        else { return false }
        return areSame([old], [new]) { old, new in
            old.attributes = new.attributes
            old.relationships = new.relationships
            align(&old.userInfo, new.userInfo)
            align(&old.fetchedProperties, new.fetchedProperties) { align(&$0.userInfo, $1.userInfo) }
            align(&old.fetchIndexes, new.fetchIndexes) { align(&$0.elements, $1.elements) }
            align(&old.compoundIndexes, new.compoundIndexes) { align(&$0.members, $1.members) }
            align(&old.uniquenessConstraints, new.uniquenessConstraints) { align(&$0.members, $1.members) }
        }
    }

    /// Whether two models have the same content in the same order.
    static func areSame(_ old: ManagedObjectModel, _ new: ManagedObjectModel) -> Bool {
        old.entities.count == new.entities.count && areSameOutside(old, new)
            && areSame(old.configurations, new.configurations, { align(&$0.members, $1.members) })
            && zip(old.entities, new.entities).allSatisfy { areSame($0, $1) }
    }

    /// Whether everything outside the entities is equal. Configurations are not compared.
    static func areSameOutside(_ old: ManagedObjectModel, _ new: ManagedObjectModel) -> Bool {
        old.versionIdentifier == new.versionIdentifier && areSame(old.fetchRequests, new.fetchRequests)
            && areSame(old.composites, new.composites) { align(&$0.attributes, $1.attributes) }
    }

    /// - Parameter align: copies parts of the newer element to the older one if only their positions differ.
    private static func areSame<Element: SourceElement & Equatable>(
        _ old: [Element], _ new: [Element], _ align: (inout Element, Element) -> Void = { _, _ in }
    ) -> Bool {
        old.count == new.count
            && zip(old, new).allSatisfy { old, new in
                var moved = old
                moved.position = new.position
                align(&moved, new)
                return moved == new
            }
    }

    private static func align<Element: SourceElement & Equatable>(
        _ old: inout [Element], _ new: [Element], _ parts: (inout Element, Element) -> Void = { _, _ in }
    ) {
        if !old.isEmpty, areSame(old, new, parts) { old = new }
    }

    private static func align(_ old: inout UserInfo, _ new: UserInfo) { align(&old.entries, new.entries) }
}
