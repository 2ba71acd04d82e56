import ModelcBase

/// Calls that only some files may contain.
struct CallRule {
    /// The text of such a call in source code. With a leading dot, it is a method of any type.
    var words: [String]
    /// Whether a file may make the call.
    var isAllowed: @Sendable (SourceFile) -> Bool
    var reason: String
    var wayOut: String

    func violations(in files: [SourceFile]) -> [Violation] {
        files.filter { !isAllowed($0) }.flatMap { file in
            let words = words.filter { file.words.contains(CallRule.firstName(of: $0)) }
            guard !words.isEmpty else { return [Violation]() }
            return file.code.enumerated().flatMap { index, line in
                words.filter { CallRule.stands($0, in: line) }.map { word in
                    Violation(path: file.path, line: index + 1, found: "`\(word)`", reason: reason, wayOut: wayOut)
                }
            }
        }
    }

    private static func firstName(of word: String) -> String {
        String(word.drop { $0 == "." }.prefix { $0.isLetter || $0 == "_" })
    }

    /// Whether a line contains the word as a call: not as the end of a longer name, a declaration, or a method of the
    /// project's own types (`Console.print`); also after the name of the C library.
    private static func stands(_ word: String, in line: Substring) -> Bool {
        guard line.containsText(word) else { return false }
        var text = String(line)
        for library in ImportTable.system { text = text.replacing("\(library).", with: "") }
        return text.ranges(of: word).contains { range in
            if word.hasPrefix(".") || isMethodOfFoundation(word) { return true }
            let before = text[..<range.lowerBound]
            if before.hasSuffix("func ") || before.hasSuffix("case ") { return false }
            return before.last.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
        }
    }

    /// Names that are always methods: those of FileManager.
    private static func isMethodOfFoundation(_ word: String) -> Bool {
        word.hasPrefix("create") && word != "creat(" || word.contains("Item")
    }
}

/// The project's rules about calls.
extension CallRule {
    static let all = [writing, printing, trapping, newerSystems, replacing]

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

    /// The second one writes only new files, in a new temporary folder: a store is read from a copy, because SQLite
    /// writes files beside a database even when it only reads it.
    private static let writers: Set = [
        "Sources/ModelcKit/Files/DiskWriting.swift", "Sources/ModelcStores/Snapshot/PrivateFolder.swift",
    ]

    static let printing = CallRule(
        words: [
            "print(", "debugPrint(", "dump(", "FileHandle.standard", "STDOUT_FILENO", "STDERR_FILENO", "write(1",
            "write(2", "puts(", "fputs(", "putchar(", "printf(", "vprintf(", "fprintf(", "fwrite(", "NSLog(", "exit(",
        ],
        // Redirects the standard output of a child process to a pipe.
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

    /// On Linux the standard library is always the newest, so the compiler does not report newer functions.
    static let newerSystems = CallRule(
        words: ["String(validating:", "Mutex(", "Atomic("], isAllowed: { _ in false },
        reason: "the package is for macOS 13, whose standard library does not have it",
        wayOut: "use what macOS 13 has: `String(exactly:)` of ModelcBase for bytes that may be no text")

    /// Patterns, a single replacement, bytes, and the project's own methods with this name.
    private static let replacers: Set = [
        "Sources/ModelcFiles/Bundle/CurrentVersionFile.swift", "Sources/ModelcKit/Words/ExplainedID.swift",
        "Sources/ModelcPresentation/Lists/RuleList.swift", "Sources/ModelcEditing/References/FollowingReferences.swift",
        "Sources/ModelcBase/Text/ByteSearch.swift", "Sources/modelc/UsageMessage.swift",
        "Sources/modelc/EntryPoint.swift",
    ]

    static let replacing = CallRule(
        words: [".replacing(", ".replacingOccurrences(", ".firstRange(of:"], isAllowed: { replacers.contains($0.path) },
        reason:
            "it compares characters: a quotation mark with an accent behind it is another one, and stands in the result as "
            + "it is, where it ends a text",
        wayOut: "call `replacingText`, `cut`, `parts` or `firstText` of ModelcBase, which compare bytes")
}

/// Flags are part of the tool only: a program that calls a use case has no flags.
enum FlagRule {
    /// Modules that may name flags.
    private static let modules: Set = [
        "modelc", "Plugins",
        // Flags of git.
        "ModelcGit",
        // Words of actions, which scripts and programs also contain.
        "ModelcEditing",
    ]

    /// Single files of other modules that name flags, each with the reason.
    static let files = [
        "ModelcSettings/SettingFlag.swift": "how a key of the configuration is spelt as a flag; all others ask it",
        "ModelcConfiguration/StarterConfiguration.swift": "a file of the user, with comments that name commands",
        "ModelcVersionLock/VersionLock.swift": "a file of the user, which says by which command it is checked",
        "ModelcMigrationCode/Common/MigrationFileHeader.swift": "a file of the user, which says what replaces it",
        "ModelcKit/Words/ExplainedIDTable.swift": "a copy of pages of the documentation",
        "ModelcKit/Setup/SetupFile.swift": "files of CI systems, which run the tool and other programs",
        "ModelcKit/Merge/MergeSetup.swift": "settings of git, which runs the tool",
        "ModelcKit/Edit/SampleModel.swift": "scripts of actions, whose words are those of the action language",
        "ModelcPresentation/Lists/RuleList.swift":
            "a page of the documentation, which says which flags make which fixes",
        "ModelcPresentation/Plan/Page/PlanPageStyle.swift": "properties of a style sheet",
    ]

    static func violations(in files: [SourceFile]) -> [Violation] {
        files.filter { !modules.contains($0.module) && self.files[$0.pathInSources] == nil }.flatMap { file in
            file.flags.map { flag, line in
                Violation(
                    path: file.path, line: line, found: "`\(flag)`",
                    reason:
                        "a program that calls a use case has no flags, and the tool may come to spell them otherwise",
                    wayOut: "name what is meant by a `MessageOption`, and ask the workspace's `Wording` for its name; "
                        + "the flag of a setting is `GenerateSettings.flag(\\.field)`")
            }
        }
    }

    /// Obsolete exceptions: the file no longer exists, or names no flag.
    static func staleExceptions(in files: [SourceFile]) -> [String] {
        let naming = Set(files.filter { !$0.flags.isEmpty }.map(\.pathInSources))
        return self.files.keys.filter { !naming.contains($0) }.sorted()
    }
}

/// The names of commands are part of the tool as well: below it they are in one list, `ToolCommandName`, which a test
/// compares with the commands.
enum CommandNameRule {
    /// Single files that spell commands themselves, each with the reason.
    static let files = [
        "ModelcConfiguration/StarterConfiguration.swift": "a file of the user, with comments that name commands",
        "ModelcVersionLock/VersionLock.swift": "a file of the user, which says by which command it is checked",
        "ModelcLint/Results/Baseline.swift": "the first line of a file of the user",
        "ModelcFiles/XMLFormat/ConflictMarks.swift": "comments in models, by which they are known again",
        "ModelcLint/Rules/Correctness/Files/MergeConflictMarker.swift": "an example of a model with such a comment",
        "ModelcKit/Words/ExplainedIDTable.swift": "a copy of pages of the documentation",
        "ModelcKit/Setup/SetupFile.swift": "files of CI systems, which run the tool",
    ]

    static func violations(in files: [SourceFile]) -> [Violation] {
        mentions(in: files.filter { self.files[$0.pathInSources] == nil }, besides: files).map { file, command, line in
            Violation(
                path: file.path, line: line, found: "`modelc \(command)`",
                reason: "a command that gets another name is looked for in one place, not in forty messages",
                wayOut: "write `\\(ToolCommandName.\(command))`; a command that is missing there gets a case")
        }
    }

    /// Obsolete exceptions: the file no longer exists, or names no command.
    static func staleExceptions(in files: [SourceFile]) -> [String] {
        let naming = Set(mentions(in: files, besides: files).map(\.file.pathInSources))
        return self.files.keys.filter { !naming.contains($0) }.sorted()
    }

    /// The commands in string literals outside the tool.
    private static func mentions(
        in files: [SourceFile], besides all: [SourceFile]
    ) -> [(file: SourceFile, command: String, line: Int)] {
        let names = Set(all.flatMap(\.commandNames)).union(["help"])
        return files.filter { $0.module != "modelc" && $0.module != "Plugins" }.flatMap { file in
            file.commands.filter { names.contains($0.command) }.map { (file, $0.command, $0.line) }
        }
    }
}
