import ModelcSchema

/// A table of a store.
package struct StoreTable: Hashable, Sendable {
    package var name: String
    /// The columns in the table's order.
    package var columns: [StoreColumn]
}
