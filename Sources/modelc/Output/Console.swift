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
    /// Results: what the user asked for. Ends the command where they cannot be written; that nobody reads them any more is
    /// no error.
    static func print(_ text: String) throws {
        guard let code = write(text, to: STDOUT_FILENO), code != EPIPE else { return }
        printError("modelc: error: standard output cannot be written: \(String(cString: strerror(code)))\n")
        throw ExitStatus.unusable
    }

    /// Diagnostics and progress.
    static func printError(_ text: String) { _ = write(text, to: STDERR_FILENO) }

    /// Colours only on a terminal, and not where the user does not want them (no-color.org).
    static var errorStyle: TextStyle { style(STDERR_FILENO) }

    /// The same for results.
    static var outputStyle: TextStyle { style(STDOUT_FILENO) }

    /// How text for people is laid out on standard output: as wide as the terminal, or in lines of any length where there is
    /// none. `COLUMNS` says how wide, if it is set.
    static var outputLayout: TextLayout { TextLayout(style: outputStyle, width: outputWidth) }

    private static var outputWidth: Int? {
        guard isatty(STDOUT_FILENO) == 1 else { return nil }
        if let columns = getenv("COLUMNS").flatMap({ Int(String(cString: $0)) }), columns > 0 { return columns }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Whether somebody watches standard error.
    static var isErrorTerminal: Bool {
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
        return isatty(STDERR_FILENO) == 1 && !isDumb
    }

    private static func style(_ descriptor: Int32) -> TextStyle {
        let isRefused = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
        return TextStyle(usesColor: isatty(descriptor) == 1 && !isRefused && !isDumb)
    }

    /// Writes everything; the system's error where that is not possible.
    private static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { bytes in
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
                } else if errno == EAGAIN {
                    waitUntilWritable(descriptor)
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }

    private static func waitUntilWritable(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
    }
}
