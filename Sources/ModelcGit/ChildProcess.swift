#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs another program to its end. By the system's calls, for Foundation's `Process` would make every start of the tool
/// slower.
enum ChildProcess {
    struct Outcome {
        /// The exit code; 128 and the signal's number for a program that was ended by a signal.
        var status: Int32
        var output: [UInt8]
        var errors: [UInt8]
    }

    /// - Parameters:
    ///   - executable: the program's absolute path.
    ///   - arguments: its arguments, its name first.
    ///   - environment: all of its environment, as `NAME=value`.
    /// - Returns: nil where it cannot be run.
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

/// A pipe to or from a child. Its ends are closed when it is let go of.
final class ChildPipe {
    private(set) var reading: Int32 = -1
    private(set) var writing: Int32 = -1

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        reading = ends[0]
        writing = ends[1]
        // The child gets copies of the ends that are its own, and none of the others.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
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
