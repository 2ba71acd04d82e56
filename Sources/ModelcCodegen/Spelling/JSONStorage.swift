/// How an attribute stores a value that is encoded as JSON.
package enum JSONStorage: Hashable, Sendable {
    case data
    case string
}
