/// What the properties of one class declare.
struct MemberTable {
    /// Who declares a member.
    struct Owner: Hashable {
        let entity: String
        let property: String
    }

    private var ownerByMember: [String: Owner]
    /// Whether a property's name begins with a capital letter, which is rare.
    private(set) var hasCapitalizedProperty = false

    init(capacity: Int) { ownerByMember = Dictionary(minimumCapacity: capacity) }

    /// The property that declares a Swift member or an Objective-C method; nil where none does.
    subscript(member: String) -> Owner? { ownerByMember[member] }

    /// Adds a member; of two owners the last one stays.
    mutating func add(_ member: String, of owner: Owner) { ownerByMember[member] = owner }

    /// Adds the member that a property itself is.
    mutating func add(_ property: GeneratedProperty, of owner: Owner) {
        add(property.name, of: owner)
        if property.name == property.capitalizedName { hasCapitalizedProperty = true }
    }
}
