#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Ends the program with a message.
func fail(_ message: String) -> Never {
    _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    exit(64)
}
