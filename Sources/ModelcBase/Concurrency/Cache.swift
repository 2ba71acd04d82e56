#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A cache of values by name, shared by several threads.
package final class Cache<Value: Sendable>: Sendable {
    private let values = Protected<[String: Value]>([:])

    package init() {}

    /// Returns the cached value for `name`, or calls `make` and caches its result. If several threads request the same
    /// name at the same time, each may call `make`, but all get the same value.
    package func value(for name: String, _ make: () -> Value) -> Value {
        if let known = values.with({ $0[name] }) { return known }
        let made = make()
        return values.with { values in
            if let known = values[name] { return known }
            values[name] = made
            return made
        }
    }
}
