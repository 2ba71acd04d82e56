/// The storage of a value's JSON.
package enum JSONStorage: Hashable, Sendable {
    case data
    case string
}
