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

/// The folder that relative paths start from.
enum WorkingFolder {
    /// Throws if the working folder was removed or cannot be read. Relative paths would otherwise start from the root
    /// of the file system.
    static func require() throws {
        guard let path = getcwd(nil, 0) else {
            let reason = String(cString: strerror(errno)).lowercased()
            throw RunFailure([
                Diagnostic(
                    .noWorkingFolder, .error, "the working folder cannot be determined: \(reason)",
                    help: "change to a folder that exists, with 'cd'")
            ])
        }
        free(path)
    }

    /// Changes the working folder of the process, for `-C DIR`.
    static func enter(_ folder: String?) throws {
        guard let folder, chdir(folder) != 0 else { return }
        let reason = String(cString: strerror(errno)).lowercased()
        throw RunFailure([
            Diagnostic(
                .noWorkingFolder, .error, "the folder '\(folder)' cannot be entered: \(reason)",
                help: "pass a folder that exists with --directory")
        ])
    }
}
