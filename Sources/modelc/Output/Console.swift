import ModelcDiagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Standard output and standard error.
enum Console {
    /// Results: what the user asked for.
    static func print(_ text: String) { write(text, to: STDOUT_FILENO) }

    /// Diagnostics and progress.
    static func printError(_ text: String) { write(text, to: STDERR_FILENO) }

    /// Colours only on a terminal, and not where the user does not want them (no-color.org).
    static var errorStyle: TextStyle {
        let isRefused = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
        return TextStyle(usesColor: isatty(STDERR_FILENO) == 1 && !isRefused && !isDumb)
    }

    /// Writes everything, or stops quietly where nobody reads any more.
    private static func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                #if canImport(Darwin)
                    let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
                #elseif canImport(Musl)
                    let count = Musl.write(descriptor, rest.baseAddress, rest.count)
                #else
                    let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
                #endif
                if count > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                } else if errno != EINTR && errno != EAGAIN {
                    return
                }
            }
        }
    }
}
