#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Processes many elements on all processors. The result does not depend on the number of processors.
package enum ConcurrentParts {
    /// The maximum number of parts (ranges of elements). 16 parts keep a common number of processors busy, even if
    /// the parts take different times.
    static let limit = 16

    /// Splits `0..<count` into parts, calls `body` with each of them, several at once, and returns the results in the
    /// order of the parts.
    ///
    /// - Parameter length: the smallest number of elements for which a separate part is worthwhile.
    package static func map<Result: Sendable>(
        count: Int, length: Int, _ body: @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        let parts = parts(count: count, length: length)
        guard parts.count > 1 else { return parts.map(body) }
        return Array(unsafeUninitializedCapacity: parts.count) { buffer, initializedCount in
            // Each iteration initializes its own element, and all have finished when this call returns.
            nonisolated(unsafe) let results = buffer
            withoutActuallyEscaping(body) { body in
                PartQueue.perform(count: parts.count) { index in
                    results.initializeElement(at: index, to: body(parts[index]))
                }
            }
            initializedCount = parts.count
        }
    }

    /// Runs two independent functions at once.
    package static func both<One: Sendable, Other: Sendable>(
        _ one: @Sendable () -> One, _ other: @Sendable () -> Other
    ) -> (One, Other) {
        let made = map(count: 2, length: 1) { part -> (one: One?, other: Other?) in
            part.lowerBound == 0 ? (one(), nil) : (nil, other())
        }
        return (made.first?.one ?? one(), made.last?.other ?? other())
    }

    /// Splits `0..<count` into adjacent ranges of about the same length.
    static func parts(count: Int, length: Int) -> [Range<Int>] {
        guard count > 0 else { return [] }
        let number = min(limit, max(1, count / max(1, length)))
        return (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
    }
}

/// Distributes numbered tasks over several threads. The calling thread also works: if the system cannot create another
/// thread, the tasks are still done, only more slowly. (A dispatch queue would wait forever.)
final class PartQueue: Sendable {
    private let count: Int
    private let work: @Sendable (Int) -> Void
    /// The number of the next task.
    private let next = Protected(0)

    private init(count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.work = work
    }

    /// Runs the tasks `0..<count` on as many threads as there are processors, and returns when all are finished.
    static func perform(count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        let queue = PartQueue(count: count, work)
        let helpers = min(count, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) - 1
        let threads = (0..<helpers).compactMap { _ in queue.makeThread() }
        queue.run()
        for thread in threads { pthread_join(thread, nil) }
    }

    private func run() {
        while let index = take() { work(index) }
    }

    private func take() -> Int? {
        next.with { next in
            guard next < count else { return nil }
            next += 1
            return next - 1
        }
    }

    /// Starts a thread that performs tasks; nil if the system cannot create a thread.
    private func makeThread() -> pthread_t? {
        let argument = Unmanaged.passRetained(self).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
            let status = pthread_create(&thread, nil, { PartQueue.start($0) }, argument)
            if status == 0, let thread { return thread }
        #else
            var thread = pthread_t()
            let status = pthread_create(&thread, nil, { PartQueue.start($0) }, argument)
            if status == 0 { return thread }
        #endif
        Unmanaged<PartQueue>.fromOpaque(argument).release()
        return nil
    }

    private static func start(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let argument { Unmanaged<PartQueue>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
    }
}
