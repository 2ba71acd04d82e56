import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A program with its arguments.
struct Command {
    let arguments: [String]
    /// The name in the table: by default, the program's name without its folder.
    let name: String
    /// A folder that is emptied before each run.
    let emptied: String?

    init?(_ arguments: ArraySlice<String>) {
        var rest = arguments
        var options: [String: String] = [:]
        while let option = rest.first, ["--as", "--empty"].contains(option) {
            options[option] = rest.dropFirst().first
            rest = rest.dropFirst(2)
        }
        guard let program = rest.first else { return nil }
        self.arguments = Array(rest)
        name = options["--as"] ?? program.split(separator: "/").last.map(String.init) ?? program
        emptied = options["--empty"]
    }

    /// Runs the command to its end, and discards its output.
    func run() throws(CommandError) -> Run {
        try makeFolder()
        let start = ContinuousClock.now
        let process = try spawn()
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw CommandError("'\(name)' cannot be waited for") }
        }
        let duration = ContinuousClock.now - start
        guard status == 0 else { throw CommandError("'\(name)' did not end well (status \(status))") }
        let processorTime = Command.duration(usage.ru_utime) + Command.duration(usage.ru_stime)
        return Run(duration: duration, processorTime: processorTime, peakKilobytes: Command.kilobytes(usage))
    }

    private func makeFolder() throws(CommandError) {
        guard let emptied else { return }
        do {
            if FileManager.default.fileExists(atPath: emptied) { try FileManager.default.removeItem(atPath: emptied) }
            try FileManager.default.createDirectory(atPath: emptied, withIntermediateDirectories: true)
        } catch {
            throw CommandError("'\(emptied)' cannot be made: \(error)")
        }
    }

    private static func duration(_ time: timeval) -> Duration {
        .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
    }

    private func spawn() throws(CommandError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var process: pid_t = 0
        let code = posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ)
        guard code == 0 else { throw CommandError("'\(arguments[0])' cannot be started (error \(code))") }
        return process
    }

    /// Darwin counts the peak in bytes, Linux in kilobytes.
    private static func kilobytes(_ usage: rusage) -> Int {
        #if canImport(Darwin)
            Int(usage.ru_maxrss) / 1024
        #else
            Int(usage.ru_maxrss)
        #endif
    }
}

/// The reason that a command could not be measured.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
