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
        (["generate"], "gen codegen mogenerate mogenerator classes"),
        (["compile"], "build momc"),
        (["inspect"], "show info describe print dump view cat entities"),
        (["inspect", "modelc versions list"], "list ls"),
        (["diff"], "compare changes"),
        (["diagram"], "graph draw erd uml dot visualize visualise"),
        (["init"], "setup configure bootstrap start install"),
        (["hash"], "fingerprint checksum"),
        (["lock"], "freeze pin release"),
        (["identify"], "which detect"),
        (["modelc store dump"], "export rows objects data"),
        (["format"], "fmt prettify tidy normalize"),
        (["explain"], "error errors why code"),
        (["decompile"], "extract decode"),
        (["config"], "settings options"),
        (["modelc check --write-baseline"], "baseline"),
        (["modelc --version"], "version"),
        (["modelc help assistants"], "assistants agents ai"),
    ]
}
