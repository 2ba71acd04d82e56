#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Waits.
enum Pause {
    static func microseconds(_ count: UInt32) { usleep(count) }
}
