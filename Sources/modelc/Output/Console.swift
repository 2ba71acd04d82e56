import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Standard output and standard error.
enum Console {
    /// The user's settings that apply to all output.
    struct Settings: Sendable {
        var color = ColorChoice.auto
        /// Whether only errors are printed in addition to the result.
        var isQuiet = false
        /// Whether notes are also printed.
        var isVerbose = false
    }

    /// The settings of the current command.
    @TaskLocal static var settings = Settings()

    /// Prints the result. Ends the command if it cannot be printed; a closed pipe does not count as an error.
    static func print(_ text: String) throws { try print(Array(text.utf8)) }

    /// Prints the bytes of a user's file, which may not be valid text.
    static func print(_ text: [UInt8]) throws { try print(text, hasWritten: false) }

    /// Prints the report of a run. If it cannot be printed although the run wrote files, the error message states this.
    static func print(_ text: String, of outcome: some RunOutcome) throws {
        try print(Array(text.utf8), hasWritten: outcome.hasWritten)
    }

    /// Prints a part of a long result. Ends the command if it cannot be printed.
    ///
    /// - Returns: false if the reader has closed the pipe, so that the rest is not needed.
    static func printPart(_ text: [UInt8]) throws -> Bool {
        guard let code = write(text, to: STDOUT_FILENO) else { return true }
        guard code != EPIPE else { return false }
        failure(of: code).report(hasWritten: false)
        throw ExitStatus.unusable
    }

    private static func print(_ text: [UInt8], hasWritten: Bool) throws {
        guard let failure = failure(ofPrinting: text) else { return }
        failure.report(hasWritten: hasWritten)
        throw ExitStatus.unusable
    }

    /// The error for a text that could not be printed.
    struct Failure {
        fileprivate let reason: String

        /// Prints the error.
        ///
        /// - Parameter hasWritten: whether the run changed files and has finished writing all of them.
        func report(hasWritten: Bool) {
            printError("modelc: error: \(hasWritten ? "all files were written, but " : "")\(reason)\n")
        }
    }

    /// Prints a text, and returns the error if this is not possible. It does not end the command, because the run may
    /// still have to write files.
    static func failure(ofPrinting text: String) -> Failure? { failure(ofPrinting: Array(text.utf8)) }

    private static func failure(ofPrinting text: [UInt8]) -> Failure? {
        guard let code = write(text, to: STDOUT_FILENO), code != EPIPE else { return nil }
        return failure(of: code)
    }

    private static func failure(of code: Int32) -> Failure {
        Failure(reason: "standard output cannot be written: \(String(cString: strerror(code)))")
    }

    /// Opens standard streams that the caller closed. Otherwise, a file opened later would get the descriptor of such a
    /// stream, and messages would be written into the file. Writing to the stream still fails.
    static func holdClosedStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Returns the content of standard input; ends the command if it cannot be read.
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

    /// Prints diagnostics and progress to standard error.
    static func printError(_ text: String) { _ = write(Array(text.utf8), to: STDERR_FILENO) }

    /// Says where a result was written, unless the run is quiet.
    static func printWritten(_ paths: [String]) {
        guard !settings.isQuiet else { return }
        for path in paths where !path.hasPrefix("/dev/") { printError("wrote \(TerminalText.escaped(path))\n") }
    }

    /// The layout of text on standard output. The width is that of the terminal, or unlimited without a terminal;
    /// `COLUMNS` overrides it. Colours are used only on a terminal, unless the user requests them, and not if the user
    /// disables them (no-color.org).
    static var outputLayout: TextLayout { layout(STDOUT_FILENO) }

    /// The layout of messages on standard error.
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

    /// Writes all bytes. Returns the system's error code if this fails; otherwise nil.
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
