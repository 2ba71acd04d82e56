import ModelcSchema

/// The names of the types that are used for a class's typed keys. They differ from the default if the model has a class
/// with the same name, such as `Attribute`.
package struct KeyTypeNames: Hashable, Sendable {
    package let attribute: String
    package let relationship: String
    package let fetchedProperty: String
    package let userInfo: String

    /// - Parameter isTaken: returns true if the model uses the name for something else.
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
