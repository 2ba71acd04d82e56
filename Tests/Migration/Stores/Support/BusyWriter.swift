import Foundation
import GRDB

/// Writes to a database all the time, on a thread of its own.
final class BusyWriter: @unchecked Sendable {
    private let queue: DatabaseQueue
    // Guards the two below.
    private let lock = NSLock()
    private var count = 0
    private var isStopped = false
    private let started = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)

    init(_ queue: DatabaseQueue) { self.queue = queue }

    /// Returns after the first transaction.
    func start() {
        Thread.detachNewThread { [self] in
            while step() {}
            ended.signal()
        }
        started.wait()
    }

    /// Ends the writing and returns how many transactions there were.
    func stop() -> Int {
        lock.withLock { isStopped = true }
        ended.wait()
        return lock.withLock { count }
    }

    private func step() -> Bool {
        let isDone: Void? = try? queue.write { database in
            try database.execute(sql: "INSERT INTO ZSHELF (ZROOM) VALUES (hex(randomblob(3000)))")
            try database.execute(sql: "DELETE FROM ZSHELF WHERE Z_PK % 7 = 1")
        }
        let (count, isStopped) = lock.withLock {
            self.count += isDone == nil ? 0 : 1
            return (self.count, self.isStopped)
        }
        if count <= 1 { started.signal() }
        return !isStopped
    }
}
