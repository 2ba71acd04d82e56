/// A column of a store's table.
package struct StoreColumn: Hashable, Sendable {
    package var name: String
    /// The declared type in capitals (`VARCHAR`); empty where none is declared.
    package var type: String

    package init(name: String, type: String) {
        self.name = name
        self.type = type
    }
}
