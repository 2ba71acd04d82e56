import ModelcSchema

/// The names of the types of a class's keys. A model may have a class `Attribute` of its own.
package struct KeyTypeNames: Hashable, Sendable {
    package let attribute: String
    package let relationship: String
    package let fetchedProperty: String
    package let userInfo: String

    /// - Parameter isTaken: whether the model uses the name for something else.
    init(isTaken: (String) -> Bool) {
        func free(_ name: String, _ suffix: String) -> String {
            var name = name
            while isTaken(name) { name += suffix }
            return name
        }
        attribute = free("Attribute", "Key")
        relationship = free("Relationship", "Key")
        fetchedProperty = free("FetchedProperty", "Key")
        userInfo = free("UserInfo", "Constants")
    }
}
