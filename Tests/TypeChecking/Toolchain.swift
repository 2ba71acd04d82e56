import Foundation

/// The compilers of the Swift toolchain in use.
package struct Toolchain: Sendable {
    /// The path of the Swift compiler.
    let swiftc: String
    /// The path of the clang beside it. The system's own clang would bring other headers and other warnings.
    let clang: String

    /// The toolchain of this process, looked up once.
    package static let current: Result<Toolchain, TypeCheckingError> = {
        #if os(Linux)
            return find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        #else
            let reason = "generated code is type-checked with stub modules on Linux only; here, compile it with the SDK"
            return .failure(.unavailable(reason: reason))
        #endif
    }()

    /// The toolchain that makes programs for this machine, on any platform.
    static let host = find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")

    /// Finds the first `swiftc` of a search path, and the clang that belongs to it.
    package static func find(searchPath: String) -> Result<Toolchain, TypeCheckingError> {
        let candidates = searchPath.split(separator: ":").map { "\($0)/swiftc" }
        guard let swiftc = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            return .failure(.unavailable(reason: "there is no swiftc in PATH"))
        }
        for directory in directories(of: swiftc) {
            let toolchain = Toolchain(swiftc: "\(directory)/swiftc", clang: "\(directory)/clang")
            if [toolchain.swiftc, toolchain.clang].allSatisfy(FileManager.default.isExecutableFile(atPath:)) {
                return .success(toolchain)
            }
        }
        return .failure(.unavailable(reason: "there is no clang beside \(swiftc); the toolchain's own one is needed"))
    }

    /// Where the rest of the toolchain can be: behind the link that PATH led to, or beside it.
    private static func directories(of tool: String) -> [String] {
        let url = URL(fileURLWithPath: tool)
        return [url.resolvingSymlinksInPath(), url].map { $0.deletingLastPathComponent().path }
    }
}
