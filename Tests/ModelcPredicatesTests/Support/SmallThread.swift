import Foundation

/// Runs a body on a thread whose stack is as small as that of a secondary thread on macOS.
///
/// Without optimisation the stack frames are several times as large, so that the stack is twice as large then.
func onSmallThread(_ body: @escaping @Sendable () -> Void) {
    #if DEBUG
        let stackSize = 1024 * 1024
    #else
        let stackSize = 512 * 1024
    #endif
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        body()
        done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
}
