/// A property whose value differs.
package struct StoreValueChange: Hashable, Sendable {
    package var property: String
    package var old: StoreValue
    package var new: StoreValue
}
