import ModelcBase
import ModelcKit

/// The arguments of mogenerator, read as `getopt_long_only` does: one or two dashes, `--name value` or `--name=value`,
/// beginnings of names that fit only one option, in any order. Arguments without a dash have no meaning.
struct MogeneratorArguments {
    /// The reason why the arguments cannot be used.
    struct Problem: Error {
        let message: String
    }

    private(set) var request = MogeneratorRequest()
    private(set) var wantsHelp = false
    private(set) var wantsVersion = false

    /// An option and the value that it needs.
    struct Option {
        let names: [String]
        let short: Character?
        /// The placeholder of the value; nil for a flag.
        let value: String?
        let help: String

        fileprivate init(
            _ name: String, or alias: String? = nil, short: Character? = nil, value: String? = nil, help: String
        ) {
            names = [name] + (alias.map { [$0] } ?? [])
            self.short = short
            self.value = value
            self.help = help
        }

        /// The names and the placeholder of the value, as the usage text shows them.
        fileprivate var spelling: String {
            let shortName = short.map { ", -\($0)" } ?? ""
            let placeholder = value.map { " <\($0)>" } ?? ""
            return "--\(names[0])" + shortName + placeholder
        }
    }

    /// The options of the releases 1.15 to 1.32, then modelc's own.
    static let options = [
        Option("model", short: "m", value: "path", help: "The model: a bundle, a version, or .momd."),
        Option("output-dir", short: "O", value: "dir", help: "The folder for all files."),
        Option("machine-dir", short: "M", value: "dir", help: "The folder for machine files."),
        Option("human-dir", short: "H", value: "dir", help: "The folder for human files."),
        Option("swift", short: "S", help: "Write Swift instead of Objective-C."),
        Option("configuration", short: "C", value: "name", help: "Only entities of this configuration."),
        Option("base-class", or: "baseClass", value: "class", help: "The superclass of root entities."),
        Option("base-class-force", value: "class", help: "The superclass of all entities."),
        Option("base-class-import", value: "text", help: "The import of the base class."),
        Option("includem", value: "file", help: "A file that imports all implementations."),
        Option("includeh", value: "file", help: "A file that imports all human headers."),
        Option(
            "template-path", or: "templatePath", value: "dir",
            help: "Templates, converted in memory."),
        Option("template-group", value: "name", help: "Templates in the user's data folder."),
        Option("template-var", value: "key=value", help: "A value for templates; may be repeated."),
        Option("list-source-files", help: "Print the paths and write no sources."),
        Option("orphaned", help: "Print files of classes that are gone."),
        Option("v2", short: "2", help: "Variables of templates in 1.28 and 1.29."),
        Option("help", short: "h", help: "Print the options."),
        Option("version", help: "Print the version."),
        Option("compare", value: "dir", help: "modelc: compare with this folder."),
        Option(
            "mogenerator-version", value: "version", help: "modelc: the release, such as 1.31."),
    ]

    init(_ words: [String]) throws(Problem) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" { break }
            guard word.hasPrefix("-"), word.utf8.count > 1 else { continue }
            try take(word, &rest)
        }
    }

    private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(Problem) {
        let parts = word.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = try option(named: parts.first.map(String.init) ?? "", of: word) else {
            return try take(lettersOf: word, &rest)
        }
        guard option.value != nil else {
            if parts.count > 1 { throw Problem(message: "option '--\(option.names[0])' doesn't allow an argument") }
            return set(flag: option.names[0])
        }
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
            throw Problem(message: "option '\(word)' requires an argument")
        }
        try set(option.names[0], to: value)
    }

    /// Reads short names after one dash: flags, then an option whose value is attached or is the next word: `-SOdir`.
    private mutating func take(lettersOf word: String, _ rest: inout ArraySlice<String>) throws(Problem) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard !word.hasPrefix("--"),
                let option = MogeneratorArguments.options.first(where: { $0.short == letter })
            else { throw Problem(message: "unrecognized option '\(word)'") }
            guard option.value != nil else {
                set(flag: option.names[0])
                continue
            }
            guard let value = letters.isEmpty ? rest.popFirst() : String(letters) else {
                throw Problem(message: "option '\(word)' requires an argument")
            }
            return try set(option.names[0], to: value)
        }
    }

    /// The option with a name or the beginning of one; nil if there is none.
    private func option(named name: String, of word: String) throws(Problem) -> Option? {
        let all = MogeneratorArguments.options
        if let exact = all.first(where: { $0.names.contains(name) }) { return exact }
        if name.count == 1, let short = all.first(where: { $0.short == name.first }) { return short }
        let fitting = name.isEmpty ? [] : all.filter { option in option.names.contains { $0.hasPrefix(name) } }
        if fitting.count > 1 { throw Problem(message: "option '\(word)' is ambiguous") }
        return fitting.first
    }

    private mutating func set(flag name: String) {
        switch name {
        case "swift": request.isSwift = true
        case "list-source-files": request.listsFiles = true
        case "orphaned": request.listsOrphans = true
        case "v2": request.setsVersion2 = true
        case "help": wantsHelp = true
        case "version": wantsVersion = true
        default: break
        }
    }

    private mutating func set(_ name: String, to value: String) throws(Problem) {
        switch name {
        case "model" where request.model != nil: throw Problem(message: "option '--model' is given twice")
        case "model": request.model = value
        case "output-dir": request.outputFolder = MogeneratorArguments.folder(value)
        case "machine-dir": request.machineFolder = MogeneratorArguments.folder(value)
        case "human-dir": request.humanFolder = MogeneratorArguments.folder(value)
        case "configuration": request.configuration = value
        case "base-class": request.baseClass = value
        case "base-class-force": request.forcedBaseClass = value
        case "base-class-import": request.baseClassImport = value
        case "includem": request.includedSources = value
        case "includeh": request.includedHeaders = value
        case "template-path": request.templateFolder = value
        case "template-group": request.templateGroup = value
        case "template-var": request.templateVariables.append(value)
        case "compare": request.comparedFolder = value
        case "mogenerator-version": request.release = value
        default: break
        }
    }

    /// Returns the path of a folder without slashes at its end. Nil for an empty path, so that the working folder is
    /// used.
    private static func folder(_ path: String) -> String? { path.isEmpty ? nil : PathText.trimmed(path) }

    /// The options as the usage text lists them.
    static let usage: String = {
        let width = options.map(\.spelling.count).max() ?? 0
        let lines = options.map { option in
            let gap = String(repeating: " ", count: width - option.spelling.count + 2)
            return "  " + option.spelling + gap + option.help
        }
        return lines.joined(separator: "\n") + "\n"
    }()
}
