import Foundation

/// The name under which compiled stubs are kept: it differs whenever they have to be compiled anew.
enum StubKey {
    /// A hash of the compiler's version, and of the paths and bytes of all stub files.
    static func current(toolchain: Toolchain) throws -> String {
        var hash = FowlerNollVo()
        hash.combine(try CompilerProcess.run(toolchain.swiftc, ["--version"]).output.utf8)
        // Two users of one machine must not share a directory that only one of them can write.
        hash.combine(NSUserName().utf8)
        for path in try StubFiles.all() {
            hash.combine(path.utf8)
            hash.combine(try Data(contentsOf: URL(fileURLWithPath: path)))
        }
        return String(hash.value, radix: 16)
    }
}
