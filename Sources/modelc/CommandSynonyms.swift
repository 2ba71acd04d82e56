import ModelcBase

/// The names that other tools use for modelc's commands, such as `validate` for `lint`. A command of one word, such as
/// `lint`, is given without `modelc`.
enum CommandSynonyms {
    static let meaning: [String: [String]] = {
        var meaning: [String: [String]] = [:]
        for (commands, words) in table {
            for word in words.split(separator: " ") { meaning[String(word)] = commands }
        }
        return meaning
    }()

    private static let table: [([String], String)] = [
        (["lint"], "validate validation verify analyze analyse audit inspection"),
        (["modelc lint --fix"], "fix autocorrect correct repair"),
        (["check"], "ci test tests"),
        (["new", "modelc edit add"], "create make"),
        (["modelc edit remove", "modelc simulate delete"], "delete"),
        (["modelc edit remove", "modelc versions remove"], "rm drop"),
        (["modelc edit set"], "update change modify alter"),
        (["plan"], "migrate migration migrations upgrade"),
        (["generate"], "gen codegen mogenerate classes"),
        (["compile"], "build momc"),
        (["inspect"], "show info describe print dump view cat entities"),
        (["inspect", "modelc versions list"], "list ls"),
        (["diff"], "compare changes"), (["diff", "check"], "review pr"),
        (["diagram"], "graph draw erd uml dot visualize visualise"),
        (["init"], "setup configure bootstrap start install"),
        (["hash"], "fingerprint checksum"),
        (["lock"], "pin release"),
        (["identify"], "which detect"),
        (["modelc store dump"], "export rows objects data"), (["inspect", "modelc store describe"], "open"),
        (["modelc freeze", "modelc generate --language swiftdata"], "swiftdata"),
        (["format"], "fmt prettify tidy normalize"),
        (["explain"], "error errors why code"),
        (["decompile"], "extract decode"),
        (["config"], "settings options"),
        (["modelc check --write-baseline"], "baseline"),
        (["modelc --version"], "version"),
        (["modelc help topics"], "docs doc documentation tutorial guide readme topics"),
        (["modelc help assistants"], "assistants agents ai"),
        (["modelc help packages"], "package packages plugin plugins spm swiftpm"),
    ]

    /// Returns the full names of modelc's commands for a subcommand name of other tools; nil if the name is not
    /// known.
    ///
    /// - Parameters:
    ///   - word: the word that was given as a subcommand, in lower case, such as `show`.
    ///   - parent: the name of the command whose subcommand was expected, such as `store`.
    static func meaning(of word: String, below parent: String) -> [String]? {
        let found = (subcommands[parent] ?? []).filter { $0.words.split(separator: " ").contains { $0 == word } }
        return found.isEmpty ? nil : found.map { "modelc \(parent) \($0.command)" }
    }

    private static let subcommands: [String: [(command: String, words: String)]] = [
        "store": [
            ("describe", "show list ls info inspect tables entities schema columns"),
            ("dump", "show print export rows objects data cat query select json csv"), ("diff", "compare changes"),
            ("check", "lint validate verify fsck integrity fix repair"), ("sql", "views schema"),
        ],
        "mapping": [
            ("show", "list ls print inspect describe dump"), ("check", "lint validate"), ("new", "create add"),
        ],
        "cloudkit": [
            ("check", "lint validate verify"), ("diff", "compare changes"), ("emit", "export generate add schema"),
        ],
    ]

    /// Returns suggested commands if a path was given instead of a command. Nil if the path does not have the
    /// extension of a store or a model.
    static func commands(forPath path: String, below parent: String?) -> [String]? {
        let quoted = ShellWord.quoted(path)
        let endings = [".sqlite", ".sqlite3", ".store", ".db"]
        if endings.contains(where: path.lowercased().hasSuffix), parent == nil || parent == "store" {
            return [
                "modelc store describe \(quoted)",
                parent == nil ? "modelc identify \(quoted)" : "modelc store dump \(quoted)",
            ]
        }
        guard parent == nil, [".xcdatamodeld", ".xcdatamodel", ".momd", ".mom"].contains(where: path.hasSuffix) else {
            return nil
        }
        return ["modelc inspect \(quoted)", "modelc lint \(quoted)"]
    }
}
