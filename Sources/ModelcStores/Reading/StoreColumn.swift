import ModelcSchema

/// A column of a store's table.
package struct StoreColumn: Hashable, Sendable {
    package var name: String
    /// The declared type in capital letters, such as `VARCHAR`; empty if none is declared.
    package var type: String
}
