import ModelcDiagnostics
import ModelcKit
import ModelcSystem

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

/// The arguments and paths of the process, read from the operating system. Swift's `CommandLine` reads a file in
/// `/proc` on Linux, and is empty if the file cannot be opened.
enum ProcessArguments {
    /// The arguments without the program name.
    static let all: [String] = {
        let count = modelc_argument_count()
        guard count > 0 else { return Array(CommandLine.arguments.dropFirst()) }
        return (1..<max(count, 1)).compactMap { index in modelc_argument(index).map { String(cString: $0) } }
    }()

    /// The arguments without `--format` and its value. `--format` affects only how the result is shown.
    static var withoutFormat: [String] {
        var kept: [String] = []
        var arguments = all[...]
        while let argument = arguments.popFirst() {
            if argument == "--format" {
                _ = arguments.popFirst()
            } else if !argument.hasPrefix("--format=") {
                kept.append(argument)
            }
        }
        return kept
    }

    /// The name or path with which the program was called; nil if the system does not provide it.
    static var programName: String? {
        modelc_argument(0).map { String(cString: $0) } ?? CommandLine.arguments.first
    }

    /// The path of the executable; nil if the system does not provide it.
    static var executablePath: String? {
        #if canImport(Darwin)
            return Bundle.main.executablePath
        #else
            guard let path = modelc_executable_path(), let resolved = realpath(path, nil) else { return nil }
            defer { free(resolved) }
            return String(cString: resolved)
        #endif
    }
}

extension DiagnosticID {
    static let noWorkingFolder = DiagnosticID("no-working-folder")
}
