/// The command line that checks Objective-C files, each by itself.
struct ObjectiveCCommand {
    let headerDirectories: [String]
    let extraHeaders: [String]

    /// Warnings are errors, because clang only warns about a missing `@dynamic` or an incompatible pointer.
    func arguments(files: [String]) -> [String] {
        ["-fsyntax-only", "-x", "objective-c", "-target", "arm64-apple-macos14", "-fobjc-arc"]
            + ["-ffreestanding", "-nostdlibinc", "-fno-color-diagnostics", "-Wall", "-Wextra", "-Werror"]
            + ["-I\(StubFiles.headerDirectory)"]
            + headerDirectories.map { "-I\($0)" }
            + extraHeaders.flatMap { ["-include", $0] }
            + files
    }
}
