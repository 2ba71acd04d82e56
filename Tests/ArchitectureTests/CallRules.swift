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
        isAllowed: { $0.path == "Sources/modelc/Output/FileWriter.swift" },
        reason:
            "one file of the project writes to disk, so that one file shows that writing is atomic, stays inside the "
            + "output folder and never touches a human file",
        wayOut: "return the text as a value and let the command hand it to FileWriter")

    static let printing = CallRule(
        words: [
            "print(", "debugPrint(", "dump(", "FileHandle.standard", "STDOUT_FILENO", "STDERR_FILENO", "write(1",
            "write(2", "puts(", "fputs(", "putchar(", "printf(", "vprintf(", "fprintf(", "fwrite(", "NSLog(", "exit(",
        ],
        isAllowed: { $0.module == "modelc" },
        reason: "only the tool prints and ends the process: everything else returns values, which tests can look at",
        wayOut: "return a Diagnostic or a text, and print it in the command")

    static let trapping = CallRule(
        words: ["try!", "as!", "fatalError(", "preconditionFailure(", "unsafeBitCast("],
        isAllowed: { _ in false },
        reason: "a model may be damaged in any way: it must end in a diagnostic, not in a crash",
        wayOut: "throw, return nil, or report a Diagnostic; make the impossible case impossible by its type")
}
