/// The command line that checks Swift files as one module.
struct SwiftCommand {
    let modules: StubModules
    let mode: TypeChecker.Mode
    let upcomingFeatures: [String]

    /// Stops at SIL: that far the compiler also finds missing returns and uses before initialisation, and one step
    /// further it would need an Objective-C runtime.
    func arguments(files: [String]) -> [String] {
        ["-frontend", "-emit-sil", "-o", "/dev/null", "-module-name", "Generated"]
            + Self.common(moduleDirectory: modules.directory, moduleCache: modules.moduleCache)
            + mode.arguments
            + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
            + files
    }

    /// The arguments that make Objective-C declarations legal on Linux and find the stubs.
    static func common(moduleDirectory: String, moduleCache: String) -> [String] {
        [
            "-parse-as-library", "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
            "-Xcc", "-fobjc-runtime=macosx-14.0", "-Xcc", "-fblocks", "-Xcc", "-I\(StubFiles.headerDirectory)",
            "-I", moduleDirectory, "-I", StubFiles.headerDirectory, "-module-cache-path", moduleCache,
        ]
    }
}
