#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes to a child and reads from it at the same time, so that neither waits for the other forever.
struct PipeExchange {
    private let input: [UInt8]
    private let stdin: ChildPipe
    private let stdout: ChildPipe
    private let stderr: ChildPipe
    private var written = 0
    private(set) var output: [UInt8] = []
    private(set) var errors: [UInt8] = []
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    init(input: [UInt8], stdin: ChildPipe, stdout: ChildPipe, stderr: ChildPipe) {
        self.input = input
        self.stdin = stdin
        self.stdout = stdout
        self.stderr = stderr
    }

    /// Ends when the child has closed both of its outputs.
    mutating func run() {
        // A child that ends before it has read everything must not end this process as well.
        let handler = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, handler) }
        _ = fcntl(stdin.writing, F_SETFL, fcntl(stdin.writing, F_GETFL) | O_NONBLOCK)
        if input.isEmpty { stdin.closeWritingEnd() }
        while stdout.reading >= 0 || stderr.reading >= 0 {
            var ends = [
                pollfd(fd: stdout.reading, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stderr.reading, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stdin.writing, events: Int16(POLLOUT), revents: 0),
            ]
            guard poll(&ends, nfds_t(ends.count), -1) >= 0 || errno == EINTR else { return }
            if ends[0].revents != 0, !receive(from: stdout.reading, into: \.output) { stdout.closeReadingEnd() }
            if ends[1].revents != 0, !receive(from: stderr.reading, into: \.errors) { stderr.closeReadingEnd() }
            if ends[2].revents != 0, !send() { stdin.closeWritingEnd() }
        }
    }

    /// - Returns: whether there may be more.
    private mutating func receive(from end: Int32, into bytes: WritableKeyPath<PipeExchange, [UInt8]>) -> Bool {
        let count = read(end, &buffer, buffer.count)
        guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
        self[keyPath: bytes] += buffer[..<count]
        return true
    }

    /// - Returns: whether there is more to send.
    private mutating func send() -> Bool {
        let count = input[written...].withUnsafeBytes { rest in write(stdin.writing, rest.baseAddress, rest.count) }
        guard count >= 0 else { return errno == EINTR || errno == EAGAIN }
        written += count
        return written < input.count
    }
}
