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

/// What the process was started with, from the system itself: Swift's `CommandLine` reads a file below `/proc` on Linux, and
/// is empty where that cannot be opened.
enum ProcessArguments {
    /// The arguments without the program's name.
    static let all: [String] = {
        let count = modelc_argument_count()
        guard count > 0 else { return Array(CommandLine.arguments.dropFirst()) }
        return (1..<max(count, 1)).compactMap { index in modelc_argument(index).map { String(cString: $0) } }
    }()

    /// The arguments without `--format` and its value, which say how a result is shown and not what is done.
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

    /// The name that the program was called by, with or without a path; nil if the system does not provide it.
    static var programName: String? {
        modelc_argument(0).map { String(cString: $0) } ?? CommandLine.arguments.first
    }

    /// The path of the program's file; nil if the system does not provide it.
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

/// The arguments of `momc` and `mapc`: options first, then the input and the output.
struct StandInArguments: Equatable {
    private(set) var input: String?
    private(set) var output: String?
    /// What is to be done in place of compiling: `generate`.
    private(set) var action: String?
    /// The product module.
    private(set) var module: String?
    /// Whether nothing is written and the files are listed.
    private(set) var isRehearsal = false
    /// Whether help is wanted.
    private(set) var wantsHelp = false
    private(set) var wantsVersion = false
    /// Whether no warning is to be printed.
    private(set) var isSilent = false
    private(set) var unknownOptions: [String] = []
    /// A path too many; nil where unknown options may have it as their value.
    private(set) var surplusPath: String?
    /// Words that are neither the model nor the output: values of unknown options.
    private(set) var ignoredWords: [String] = []
    /// The rules of lint for what Apple's compiler warns of, without those that a switch is against.
    private(set) var modelRules = CompilerRules.silenced(by: Array(silencedWarnings.values))
    /// The rules of lint for what Apple's compiler calls an error, and a switch can silence.
    private(set) var errorRules = CompilerRules.silenced(by: Array(silencedErrors.values))

    private static let valued: Set = ["--sdkroot", "--module", "--swift-version", "--action"]
    private static let flags: Set = ["--print-diagnostic-categories"]
    /// The switches against single warnings, and the build settings that say the same.
    private static let silencedWarnings = [
        "--no-inverse-relationship-warnings": "MOMC_NO_INVERSE_RELATIONSHIP_WARNINGS",
        "--no-max-property-count-warnings": "MOMC_NO_MAX_PROPERTY_COUNT_WARNINGS",
        "--no-delete-rule-warnings": "MOMC_NO_DELETE_RULE_WARNINGS",
    ]
    private static let silencedErrors = ["--suppress-inverse-transient-error": "MOMC_SUPPRESS_INVERSE_TRANSIENT_ERROR"]
    private static let silencing: Set = ["--no-warnings", "--mapc-no-warnings"]

    init(_ words: [String]) {
        var paths: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word.count > 1 else {
                paths.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            if Self.hasValue(parts[0]) {
                take(parts[0], parts.count > 1 ? parts[1] : rest.popFirst())
            } else {
                take(flag: parts[0])
            }
        }
        take(paths: paths)
    }

    /// The value of an option that is not known may be among the paths: the model is the one with the name of a model.
    private mutating func take(paths: [String]) {
        guard paths.count > 2, !unknownOptions.isEmpty else {
            (input, output) = (paths.first, paths.dropFirst().first)
            surplusPath = paths.dropFirst(2).first
            return
        }
        let model = paths.firstIndex { path in Self.modelExtensions.contains { path.hasSuffix($0) } }
        let index = min(model ?? paths.count - 2, paths.count - 2)
        (input, output) = (paths[index], paths[index + 1])
        ignoredWords = Array(paths[..<index] + paths[(index + 2)...])
    }

    private static let modelExtensions = [".xcdatamodeld", ".xcdatamodel", ".xcmappingmodel"]

    private mutating func take(_ option: String, _ value: String?) {
        switch option {
        case "--action": action = value
        case "--module": module = value
        default: break
        }
    }

    private mutating func take(flag: String) {
        switch flag {
        case "--dry-run": isRehearsal = true
        case "--help", "-h": wantsHelp = true
        case "--version": wantsVersion = true
        case _ where Self.silencing.contains(flag): isSilent = true
        case _ where !Self.flags.contains(flag):
            guard let setting = Self.silencedWarnings[flag] ?? Self.silencedErrors[flag] else {
                return unknownOptions.append(flag)
            }
            let silenced = Set(CompilerRules.silenced(by: [setting]))
            modelRules.removeAll(where: silenced.contains)
            errorRules.removeAll(where: silenced.contains)
        default: break
        }
    }

    private static func hasValue(_ option: String) -> Bool {
        valued.contains(option) || option.hasSuffix("-deployment-target")
    }
}
