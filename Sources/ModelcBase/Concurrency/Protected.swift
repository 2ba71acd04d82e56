#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A value that several threads access, one at a time.
package final class Protected<Value: Sendable>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    /// Accessed only while the mutex is locked.
    private var value: Value

    init(_ value: Value) {
        self.value = value
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Reads or changes the value with exclusive access.
    func with<Result>(_ use: (inout Value) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try use(&value)
    }
}

/// A cache of values by name, shared by several threads.
package final class Cache<Value: Sendable>: Sendable {
    private let values = Protected<[String: Value]>([:])

    package init() {}

    /// The value of a name: the cached one, or the closure's result. Threads that request one name at the same time may
    /// each call the closure; all get the same value.
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
