import ArgumentParser
import ModelcDiagnostics
import ModelcKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// When output has colours.
enum ColorChoice: String, CaseIterable {
    /// On a terminal, unless `NO_COLOR` is set; elsewhere if `FORCE_COLOR` or `CLICOLOR_FORCE` is.
    case auto
    case always
    case never
}

/// Standard output and standard error.
enum Console {
    /// The user's choices for all output.
    struct Settings: Sendable {
        var color = ColorChoice.auto
        /// Whether only errors are reported besides the result.
        var isQuiet = false
        /// Whether notes are reported as well.
        var isVerbose = false
    }

    /// Those of the command that runs.
    @TaskLocal static var settings = Settings()

    /// Results: what the user asked for. Ends the command where they cannot be written; that nobody reads them any more is not
    /// an error.
    static func print(_ text: String) throws { try print(Array(text.utf8)) }

    /// The same for a file of the user, which may be no text at all.
    static func print(_ text: [UInt8]) throws { try print(text, hasWritten: false) }

    /// The same for what a run tells of what it did: where that cannot be told, it says at least that it was done.
    static func print(_ text: String, of outcome: some RunOutcome) throws {
        try print(text, hasWritten: outcome.hasWritten)
    }

    /// - Parameter hasWritten: whether files were changed.
    static func print(_ text: String, hasWritten: Bool) throws { try print(Array(text.utf8), hasWritten: hasWritten) }

    private static func print(_ text: [UInt8], hasWritten: Bool) throws {
        guard let code = write(text, to: STDOUT_FILENO), code != EPIPE else { return }
        let reason = "standard output cannot be written: \(String(cString: strerror(code)))"
        printError("modelc: error: \(hasWritten ? "all files were written, but " : "")\(reason)\n")
        throw ExitStatus.unusable
    }

    /// Keeps the numbers of streams that the caller has closed from being those of the files that are opened next: messages
    /// would be written into them. Writing to such a stream still fails.
    static func holdClosedStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// All that standard input holds; ends the command where it cannot be read.
    static func standardInput() throws -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= StandardInput.largestCount {
            let count = read(STDIN_FILENO, &part, part.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += part[..<count] }
            if count < 0, errno != EINTR { throw StandardInput.failure(String(cString: strerror(errno)).lowercased()) }
        }
        throw StandardInput.failure("it is too large for a model")
    }

    /// Diagnostics and progress.
    static func printError(_ text: String) { _ = write(Array(text.utf8), to: STDERR_FILENO) }

    /// How text for people is laid out on standard output: as wide as the terminal, or in lines of any length where there is
    /// none. `COLUMNS` says how wide, if it is set. Colours only on a terminal, and not where the user does not want them
    /// (no-color.org), unless they are requested.
    static var outputLayout: TextLayout { layout(STDOUT_FILENO) }

    /// The same for messages.
    static var errorLayout: TextLayout { layout(STDERR_FILENO) }

    private static func layout(_ descriptor: Int32) -> TextLayout {
        TextLayout(style: style(descriptor), width: width(descriptor))
    }

    private static func width(_ descriptor: Int32) -> Int? {
        guard isatty(descriptor) == 1 else { return nil }
        if let columns = getenv("COLUMNS").flatMap({ Int(String(cString: $0)) }), columns > 0 { return columns }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Whether standard error is a terminal.
    static var isErrorTerminal: Bool {
        isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb"
    }

    private static func style(_ descriptor: Int32) -> TextStyle {
        switch settings.color {
        case .always: return TextStyle(usesColor: true)
        case .never: return TextStyle(usesColor: false)
        case .auto: break
        }
        if let refused = variable("NO_COLOR"), !refused.isEmpty { return TextStyle(usesColor: false) }
        let isForced = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { name in
            variable(name).map { !$0.isEmpty && $0 != "0" } ?? false
        }
        return TextStyle(usesColor: isForced || isatty(descriptor) == 1 && variable("TERM") != "dumb")
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Writes everything; the system's error where that is not possible.
    private static func write(_ text: [UInt8], to descriptor: Int32) -> Int32? {
        text.withUnsafeBytes { bytes in
            var rest = bytes
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

/// The tool's exit codes; wrong usage is 64, argument-parser's own.
enum ExitStatus {
    /// Input or configuration that cannot be read, or output that cannot be written.
    static let unusable = code(.failed)

    /// Ends the command as its run did.
    static func end(_ result: RunResult) throws {
        if result != .done { throw code(result) }
    }

    private static func code(_ result: RunResult) -> ExitCode { ExitCode(Int32(result.rawValue)) }
}
