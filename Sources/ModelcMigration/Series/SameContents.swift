import ModelcSchema

/// Whether elements of two versions say the same. Where they stand in their files does not count: nearly all elements
/// move as soon as one line is added above.
///
/// What is compared is all that the elements have, besides the positions: of two that differ in something that no
/// comparison looks at it is said that they differ, which costs time and changes no answer.
enum SameContents {
    static func areSame(_ old: EntityDescription, _ new: EntityDescription) -> Bool {
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

    /// Whether what stands outside the entities is the same, the configurations aside.
    static func areSameOutside(_ old: ManagedObjectModel, _ new: ManagedObjectModel) -> Bool {
        old.versionIdentifier == new.versionIdentifier && areSame(old.fetchRequests, new.fetchRequests)
            && areSame(old.composites, new.composites) { align(&$0.attributes, $1.attributes) }
    }

    /// - Parameter align: gives the older element the newer one's parts, where only their positions differ.
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
