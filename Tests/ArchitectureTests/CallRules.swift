/// The project's rules about calls.
extension CallRule {
    static let all = [writing, printing, trapping]

    static let writing = CallRule(
        words: [
            "createFile(", "createDirectory(", "createSymbolicLink(", "removeItem(", "moveItem(", "copyItem(",
            "linkItem(", "replaceItem(", "replaceItemAt(", ".write(to", ".setAttributes(", "FileHandle(forWriting",
            "FileHandle(forUpdating", "OutputStream(", "O_CREAT", "O_WRONLY", "O_RDWR", "O_TRUNC", "creat(", "fopen(",
            "mkdir(", "mkdtemp(", "mkstemp(", "rename(", "renameat(", "unlink(", "unlinkat(", "rmdir(", "link(",
            "symlink(", "truncate(", "ftruncate(", "chmod(", "setxattr(",
        ],
        isAllowed: { writers.contains($0.path) },
        reason:
            "one file of the project writes results to disk, so that one file shows that writing is atomic, stays inside "
            + "the output folder and never touches a human file; another one copies stores into a folder of its own",
        wayOut: "return the text as a value and let the command hand it to FileWriter")

    /// The second writes new files in a new folder for temporary files, and nothing else: what reads stores has to work
    /// on a copy, since SQLite writes beside a database that it only reads.
    private static let writers: Set = [
        "Sources/ModelcKit/Files/DiskWriting.swift", "Sources/ModelcStores/Snapshot/PrivateFolder.swift",
    ]

    static let printing = CallRule(
        words: [
            "print(", "debugPrint(", "dump(", "FileHandle.standard", "STDOUT_FILENO", "STDERR_FILENO", "write(1",
            "write(2", "puts(", "fputs(", "putchar(", "printf(", "vprintf(", "fprintf(", "fwrite(", "NSLog(", "exit(",
        ],
        // A child's standard output is led into a pipe there.
        isAllowed: { $0.module == "modelc" || $0.path == "Sources/ModelcGit/GitProcess.swift" },
        reason: "only the tool prints and ends the process: everything else returns values, which tests can look at",
        wayOut: "return a Diagnostic or a text, and print it in the command")

    static let trapping = CallRule(
        words: [
            "try!", "as!", "fatalError(", "preconditionFailure(", "precondition(", "assertionFailure(", "assert(",
            "unsafeBitCast(",
        ],
        isAllowed: { _ in false },
        reason: "a model may be damaged in any way: it must end in a diagnostic, not in a crash",
        wayOut: "throw, return nil, or report a Diagnostic; make the impossible case impossible by its type")
}
