#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Numbered pieces of work that several threads take one after the other. The calling thread is one of them, so that the work is
/// done, if slowly, where the system makes no other thread. (A dispatch queue waits for ever there.)
final class PartQueue: @unchecked Sendable {
    private let count: Int
    private let work: @Sendable (Int) -> Void
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    /// The next piece; touched with the mutex held only.
    private var next = 0

    private init(count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.work = work
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Does the pieces `0..<count` on as many threads as there are processors, and returns when all are done.
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
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard next < count else { return nil }
        next += 1
        return next - 1
    }

    /// Nil where the system makes no thread.
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
