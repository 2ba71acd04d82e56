#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A value that several threads use, one after the other.
package final class Protected<Value: Sendable>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    /// Touched with the mutex held only.
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

    /// Uses or changes the value while no other thread does.
    func with<Result>(_ use: (inout Value) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try use(&value)
    }
}

/// Values by name that are made once, for several threads.
package final class Remembered<Value: Sendable>: Sendable {
    private let values = Protected<[String: Value]>([:])

    package init() {}

    /// The value of a name: the one that was made before, or what the closure makes. Threads that ask for one name at the same
    /// time may each make it; all get the same.
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
