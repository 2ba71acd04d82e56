#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The reason why a system call failed.
struct DiskFailure: Error {
    let reason: String

    init(reason: String) { self.reason = reason }

    /// Creates the failure for the error of the last system call.
    init() { reason = DiskFailure.reason(of: errno) }

    static let fullDisk = "the disk is full"
    static let usedQuota = "your quota on the disk is used up"

    private static func reason(of code: Int32) -> String {
        switch code {
        case ENOSPC: fullDisk
        case EDQUOT: usedQuota
        default: String(cString: strerror(code)).lowercased()
        }
    }
}
