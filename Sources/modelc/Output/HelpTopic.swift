import ModelcDiagnostics

/// What several commands have in common and no single help has room for: `modelc help TOPIC`.
enum HelpTopic: String, CaseIterable {
    case models
    case configuration
    case reports
    // `versions` is a command, and its help is that of the command.
    case versionNames = "version-names"
    case exitCodes = "exit-codes"
    case environment

    /// The list for `modelc help topics`.
    static var list: String {
        let width = (allCases.map(\.rawValue.count).max() ?? 0) + 2
        let rows = allCases.map { topic in
            "  " + topic.rawValue + String(repeating: " ", count: width - topic.rawValue.count) + topic.summary
        }
        return "Topics of 'modelc help TOPIC':\n" + rows.joined(separator: "\n") + "\n"
    }

    var summary: String {
        switch self {
        case .models: "which model a command works on"
        case .configuration: "the settings in .modelc.yml"
        case .reports: "findings in the formats of other tools"
        case .versionNames: "how versions and older states are named"
        case .exitCodes: "what the exit code means"
        case .environment: "variables that modelc reads"
        }
    }

    /// The page with paragraphs that are as wide as the terminal, or where there is none as wide as the help of a command.
    func text(_ layout: TextLayout) -> String {
        let layout = TextLayout(style: layout.style, width: layout.width ?? 80)
        let paragraphs = text.split(separator: "\n\n").map { paragraph in
            let lines = paragraph.split(separator: "\n").map(String.init)
            // Rows of a table, and commands, stay lines of their own.
            guard lines.contains(where: { $0.contains("  ") }) else {
                return layout.lines(lines.joined(separator: " "), hanging: 0).joined(separator: "\n")
            }
            return lines.flatMap { layout.lines($0, hanging: 6) }.joined(separator: "\n")
        }
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    /// The page in lines of a fixed width.
    var text: String {
        switch self {
        case .models:
            """
            MODEL is an .xcdatamodeld bundle, an .xcdatamodel folder in or outside one, the contents file of one, or a
            folder with one model below it. Without MODEL a command takes the models of .modelc.yml, or else the only
            model below this folder; if there are several, it lists them. lint, format, doctor and init take all of
            the models.

            '-' reads the contents of one version from standard input: inspect, hash, diff, lint, generate, diagram,
            simulate, textconv.

              git show main:App.xcdatamodeld/App.xcdatamodel/contents | modelc lint -

            """
        case .configuration:
            """
            .modelc.yml is read from this folder or the nearest one above; --config names another file, --no-config
            reads none. It holds the models, where generated files go, the settings of 'generate' (each is also an
            option, which overrides it), and the settings of 'lint'.

              models:
                - path: App/Library.xcdatamodeld
                  output: App/Generated
              generate:
                access: public
              lint:
                preset: strict

            'modelc config' shows the effective settings and where each comes from.

            """
        case .reports:
            """
            --report FORMAT=PATH writes findings to a file, in the format of another tool; --report FORMAT writes them
            to standard output in place of the result. It can be repeated.

              modelc lint --report sarif=lint.sarif --report junit=lint.xml
              modelc plan --against origin/main --report github

            --severity ID=LEVEL says how much findings of an id matter, --only ID and --except ID which are reported,
            --fail-on which fail the run. 'modelc explain ID' explains every id.

            """
        case .versionNames:
            """
            --model-version, --from and --to name a version: its name (Library 3), its folder's name, or its number (3).
            --against names an older state: a git branch, tag or commit (origin/main), a revision with another path of
            the model (v1:Old/Library.xcdatamodeld), or the path of a copy. Nothing is checked out.

              modelc diff --from 2 --to 3
              modelc lint --against origin/main

            """
        case .exitCodes:
            """
            0   fine
            1   findings at or above --fail-on, files that would change, or no migration path
            2   input or configuration that cannot be read, or output that cannot be written
            64  wrong usage

            """
        case .environment:
            """
            NO_COLOR                     no colours
            FORCE_COLOR, CLICOLOR_FORCE  colours even if the output is not a terminal
            GITHUB_ACTIONS               commands that check report as GitHub annotations
            XCODE_VERSION_ACTUAL         commands that check report as Xcode reads it
            COLUMNS                      how wide lines on a terminal are
            TMPDIR                       where copies of stores go; they are removed afterwards

            """
        }
    }
}
