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

/// Runs git for reading: no prompts, network access, hooks or locks. Most `GIT_` variables of the environment are
/// removed.
struct GitProcess: Sendable {
    /// The result of a run.
    struct Outcome {
        var status: Int32
        var output: [UInt8]
        var errors: String

        /// The output as text without the line feed at its end.
        var line: String {
            let text = String(decoding: output, as: UTF8.self)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        }
    }

    /// The folder to run in, an absolute path.
    let folder: String
    /// The user's environment variables. They are also used to find git.
    let variables: [String: String]

    /// Runs git and waits until it ends.
    func run(_ arguments: [String], input: String = "") throws(GitError) -> Outcome {
        guard let executable = executable else { throw .noGit }
        let outcome = ChildProcess.run(
            executable, ["git", "-C", folder] + GitProcess.options + arguments,
            environment: environment.map { "\($0.key)=\($0.value)" }.sorted(), input: Array(input.utf8))
        guard let outcome else { throw .failed(command: arguments.first ?? "", reason: "it cannot be run") }
        return Outcome(
            status: outcome.status, output: outcome.output, errors: String(decoding: outcome.errors, as: UTF8.self))
    }

    private static let options = [
        "--no-pager", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    ]

    /// The path of the first git in `PATH`. Relative entries of `PATH` are not trusted.
    private var executable: String? {
        let path = variables["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").filter { $0.hasPrefix("/") }.map { $0 + "/git" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The user's environment variables, without most `GIT_` variables. A git hook sets such variables, for example
    /// `GIT_DIR`, and they would select another repository than that of the model. The variables for git's
    /// configuration are kept, because build machines use them to mark folders as safe.
    private var environment: [String: String] {
        var environment = variables.filter { variable in
            !variable.key.hasPrefix("GIT_") || variable.key == "GIT_CEILING_DIRECTORIES"
                || variable.key.hasPrefix("GIT_CONFIG_") && variable.key != "GIT_CONFIG_PARAMETERS"
        }
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_TERMINAL_PROMPT"] = "0"
        // In a partial clone, git would fetch missing blobs; reading must not access the network.
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["LC_ALL"] = "C"
        return environment
    }
}

/// Runs another program and waits until it ends. Uses system calls, because Foundation's `Process` would make every
/// start of the tool slower.
enum ChildProcess {
    struct Outcome {
        /// The exit code; if a signal ended the program, 128 plus the signal's number.
        var status: Int32
        var output: [UInt8]
        var errors: [UInt8]
    }

    /// - Parameters:
    ///   - executable: the absolute path of the program.
    ///   - arguments: the arguments of the program, with the program's name first.
    ///   - environment: the complete environment of the program, as `NAME=value`.
    /// - Returns: nil if the program cannot be run.
    static func run(
        _ executable: String, _ arguments: [String], environment: [String], input: [UInt8]
    ) -> Outcome? {
        guard let stdin = ChildPipe(), let stdout = ChildPipe(), let stderr = ChildPipe() else { return nil }
        guard let child = spawn(executable, arguments, environment, stdin, stdout, stderr) else { return nil }
        stdin.closeReadingEnd()
        stdout.closeWritingEnd()
        stderr.closeWritingEnd()
        var exchange = PipeExchange(input: input, stdin: stdin, stdout: stdout, stderr: stderr)
        exchange.run()
        return Outcome(status: wait(for: child), output: exchange.output, errors: exchange.errors)
    }

    private static func spawn(
        _ executable: String, _ arguments: [String], _ environment: [String], _ stdin: ChildPipe, _ stdout: ChildPipe,
        _ stderr: ChildPipe
    ) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, stdin.reading, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, stdout.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, stderr.writing, STDERR_FILENO)
        let argv = arguments.map { strdup($0) } + [nil]
        let envp = environment.map { strdup($0) } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var child: pid_t = 0
        return posix_spawn(&child, executable, &actions, nil, argv, envp) == 0 ? child : nil
    }

    private static func wait(for child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { return -1 }
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}

/// A pipe to or from a child process. Both ends are closed when the object is deallocated.
final class ChildPipe {
    private(set) var reading: Int32 = -1
    private(set) var writing: Int32 = -1

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        reading = ends[0]
        writing = ends[1]
        // The child gets copies of the pipe ends that it needs, and must not inherit these descriptors: reading would not
        // end while it has the writing end.
        guard ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else { return nil }
    }

    deinit {
        closeReadingEnd()
        closeWritingEnd()
    }

    func closeReadingEnd() {
        if reading >= 0 { close(reading) }
        reading = -1
    }

    func closeWritingEnd() {
        if writing >= 0 { close(writing) }
        writing = -1
    }
}

/// Writes to a child process and reads from it at the same time, so that neither process waits for the other forever.
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

    /// Returns when the child has closed both of its outputs.
    mutating func run() {
        // If a child ends before it has read everything, SIGPIPE must not end this process.
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

    /// Reads what is available from one output of the child.
    ///
    /// - Returns: true if there may be more to read.
    private mutating func receive(from end: Int32, into bytes: WritableKeyPath<PipeExchange, [UInt8]>) -> Bool {
        let count = read(end, &buffer, buffer.count)
        guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
        self[keyPath: bytes] += buffer[..<count]
        return true
    }

    /// Writes as much input as the child accepts.
    ///
    /// - Returns: true if there is more to send.
    private mutating func send() -> Bool {
        let count = input[written...].withUnsafeBytes { rest in write(stdin.writing, rest.baseAddress, rest.count) }
        guard count >= 0 else { return errno == EINTR || errno == EAGAIN }
        written += count
        return written < input.count
    }
}
