/// A property whose values in the two stores differ.
package struct StoreValueChange: Hashable, Sendable {
    package var property: String
    package var old: StoreValue
    package var new: StoreValue
}
