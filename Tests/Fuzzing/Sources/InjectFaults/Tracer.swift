import Foundation
import FuzzRunning

/// The options for strace.
enum Tracer {
    /// System calls that access files and folders. Calls of the run-time library's event loop are left out: it traps if
    /// they fail, before a file is accessed. `getcwd` is left out as well: the tool checks it once at the start, and
    /// the library calls it again in many places.
    private static let calls = [
        "open", "openat", "read", "pread64", "write", "pwrite64", "writev", "close", "rename", "renameat", "renameat2",
        "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir", "link", "linkat", "symlink", "symlinkat", "stat", "lstat",
        "fstat",
        "newfstatat", "statx", "access", "faccessat", "faccessat2", "getdents64", "readlink", "readlinkat",
        "fsync",
        "fdatasync", "ftruncate", "chmod", "fchmod", "fchmodat", "utimensat", "flock", "fcntl", "copy_file_range",
        "sendfile",
    ]

    /// Whether strace is installed and may trace.
    static var works: Bool {
        let run = try? CommandRun(
            modelc: "/bin/true", arguments: [], folder: FileManager.default.temporaryDirectory,
            launcher: following + ["-o", "/dev/null"]
        ).run()
        return run?.status == 0
    }

    /// Follows threads, and leaves a child as soon as it becomes another program: a git that is killed leaves a lock file
    /// of its own, which its user has to remove.
    private static let following = ["strace", "-f", "-b", "execve"]

    /// Records the system calls in a file.
    static func recording(to log: String) -> [String] {
        following + ["-o", log, "-e", "trace=\(calls.map { "?\($0)" }.joined(separator: ","))"]
    }

    static func injecting(_ problem: Problem) -> [String] {
        following + ["-o", "/dev/null", "-e", "trace=\(problem.call)", "-e", problem.expression]
    }
}

/// One failure of one system call.
struct Problem: CustomStringConvertible {
    enum Kind: String, CaseIterable {
        case error = "error=EIO"
        case noSpace = "error=ENOSPC"
        case kill = "signal=KILL"
    }

    /// The name of the system call.
    let call: String
    /// The number of the call with this name in its thread, from 1.
    let number: Int
    let kind: Kind
    /// The call with its arguments, as in the log.
    let text: String

    var expression: String { "inject=\(call):\(kind.rawValue):when=\(number)" }
    var description: String { "\(kind.rawValue) in \(call) number \(number), \(text)" }
}

/// The system calls of a run, in the format of strace.
struct CallLog {
    /// The calls of each name in the thread with the most of them, after the loader has finished, and the number of
    /// calls that the loader made before.
    private var calls: [String: (loader: Int, lines: [CallLine])] = [:]

    init(_ text: String) {
        let lines = text.split(separator: "\n").compactMap(CallLine.init)
        let start = (lines.lastIndex { $0.isOfLoader } ?? -1) + 1
        for thread in Set(lines.map(\.thread)) {
            let ofLoader = lines[..<start].filter { $0.thread == thread }
            let rest = lines[start...].filter { $0.thread == thread }
            for (call, lines) in Dictionary(grouping: rest, by: \.call) {
                let loader = ofLoader.count { $0.call == call }
                if loader + lines.count > (calls[call].map { $0.loader + $0.lines.count } ?? 0) {
                    calls[call] = (loader, lines)
                }
            }
        }
    }

    /// Every failure that can be injected into such a run, in a stable order.
    var problems: [Problem] {
        calls.sorted { $0.key < $1.key }.flatMap { call, found in
            found.lines.enumerated().flatMap { index, line in
                kinds(of: call).map { Problem(call: call, number: found.loader + index + 1, kind: $0, text: line.text) }
            }
        }
    }

    /// Only writing calls can fail because the disk is full. A call that fails here is not made, so a `close` would
    /// leave its file open, which no system does: the reader of a pipe would wait forever for its end.
    private func kinds(of call: String) -> [Problem.Kind] {
        if call == "close" { return [.kill] }
        let canBeFull = ["write", "pwrite64", "fsync", "mkdir", "ftruncate"].contains(call)
        return canBeFull ? Problem.Kind.allCases : [.error, .kill]
    }
}

/// A line such as `4711 openat(AT_FDCWD, "x", O_RDONLY) = 3`.
private struct CallLine {
    let thread: Substring
    let call: String
    let isOfLoader: Bool
    /// The call without its thread, shortened.
    let text: String

    init?(_ line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        guard parts.count == 2, let bracket = parts[1].firstIndex(of: "(") else { return nil }
        thread = parts[0]
        text = String(parts[1].prefix(120))
        call = parts[1][..<bracket].trimmingCharacters(in: .whitespaces)
        guard !call.isEmpty, call.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        isOfLoader = call == "openat" && (parts[1].contains(".so\"") || parts[1].contains(".so."))
    }
}
