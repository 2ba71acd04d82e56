import ModelcDiagnostics

/// Help topics that concern several commands, for `modelc help TOPIC`.
enum HelpTopic: String, CaseIterable {
    case models
    case configuration
    case reports
    // Not named `versions`, because `help versions` shows the help of the command `versions`.
    case versionNames = "version-names"
    case exitCodes = "exit-codes"
    case environment
    case packages
    case assistants

    /// Other words that select a topic.
    private static let synonyms: [String: HelpTopic] = [
        "package": .packages, "plugin": .packages, "plugins": .packages, "spm": .packages, "swiftpm": .packages,
        "model": .models, "exit-code": .exitCodes, "assistant": .assistants,
    ]

    /// Creates the topic for a word after `help`; nil if there is none.
    init?(word: String) {
        guard let topic = HelpTopic(rawValue: word) ?? HelpTopic.synonyms[word] else { return nil }
        self = topic
    }

    /// The text of `modelc help topics`.
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
        case .versionNames: "how to name versions and older states"
        case .exitCodes: "what the exit codes mean"
        case .environment: "variables that modelc reads"
        case .packages: "the plugins for Swift packages"
        case .assistants: "the command for each question of a coding assistant or a script"
        }
    }

    /// Returns the page with its paragraphs wrapped to the width of the terminal. Without a terminal, the width is the
    /// same as in the help of a command.
    func text(_ layout: TextLayout) -> String {
        let layout = TextLayout(style: layout.style, width: layout.width ?? 80)
        let paragraphs = text.split(separator: "\n\n").map { paragraph in
            let lines = paragraph.split(separator: "\n").map(String.init)
            // Table rows and commands stay on their own lines.
            guard lines.contains(where: { $0.contains("  ") }) else {
                return layout.lines(lines.joined(separator: " "), hanging: 0).joined(separator: "\n")
            }
            return lines.flatMap { layout.lines($0, hanging: 6) }.joined(separator: "\n")
        }
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    /// The page in lines with a fixed width.
    private var text: String {
        switch self {
        case .models: HelpTopic.modelsText
        case .configuration: HelpTopic.configurationText
        case .reports: HelpTopic.reportsText
        case .versionNames: HelpTopic.versionNamesText
        case .exitCodes: HelpTopic.exitCodesText
        case .environment: HelpTopic.environmentText
        case .packages: HelpTopic.packagesText
        case .assistants: AssistantsTopic.text
        }
    }
}

/// The texts of the pages. Each ends with an empty line.
extension HelpTopic {
    private static let modelsText = """
        MODEL is an .xcdatamodeld bundle, an .xcdatamodel folder inside or outside a bundle, the contents file of
        such a folder, or a folder with one model below it. Without MODEL, a command uses the models in
        .modelc.yml, or the only model below this folder. If there are several models, the error lists them.
        lint, format, doctor and init use all models.

        '-' reads the contents of one version from standard input, in inspect, hash, diff, lint, generate,
        diagram, simulate and textconv:

          git show main:App.xcdatamodeld/App.xcdatamodel/contents | modelc lint -

        """

    private static let configurationText = """
        modelc reads .modelc.yml in this folder or in the nearest folder above. --config reads another file;
        --no-config reads none. The file has the models, the folders of generated files, the settings of
        'generate' and the settings of 'lint'. Each setting of 'generate' is also an option, which overrides it.

          models:
            - path: App/Library.xcdatamodeld
              output: App/Generated
          generate:
            access: public
          lint:
            preset: strict

        'modelc config' shows the effective settings and where each comes from.

        """

    private static let reportsText = """
        --report FORMAT=PATH writes findings to a file, in the format of another tool; --report FORMAT writes them
        to standard output instead of the result. The option may be repeated.

          modelc lint --report sarif=lint.sarif --report junit=lint.xml
          modelc plan --against origin/main --report github

        --severity ID=LEVEL sets the severity of an id. --only ID and --except ID choose the ids to report.
        --fail-on LEVEL sets the severity at which the run fails. 'modelc explain ID' explains an id.

        """

    private static let versionNamesText = """
        --model-version, --from and --to name a version: its name (Library 3), its folder's name, or its number (3).
        --against names an older state: a git branch, tag or commit (origin/main), a revision with the path of the
        model in it (v1:Old/Library.xcdatamodeld), or the path of a copy. modelc does not check out anything.

          modelc diff --from 2 --to 3
          modelc lint --against origin/main

        """

    private static let exitCodesText = """
        0   fine
        1   findings at or above --fail-on, files that would change, or no migration path
        2   input or configuration that cannot be read, or output that cannot be written
        64  wrong usage

        """

    private static let environmentText = """
        NO_COLOR                     no colours
        FORCE_COLOR, CLICOLOR_FORCE  colours even if the output is not a terminal
        GITHUB_ACTIONS               checks have the format github by default
        XCODE_VERSION_ACTUAL         checks have the format xcode by default
        COLUMNS                      the width of lines on a terminal
        TMPDIR                       the folder for copies of stores, which are removed afterwards

        """

    private static let packagesText = """
        In a Swift package, plugins do the work in each build. In Package.swift:

          dependencies: [.package(url: "https://github.com/OWNER/modelc", from: "0.1.0")],
          targets: [
              .target(
                  name: "App",
                  exclude: ["Library.xcdatamodeld"],
                  plugins: [
                      .plugin(name: "GenerateManagedObjects", package: "modelc"),
                      .plugin(name: "CompileModel", package: "modelc"),
                  ])
          ]

        GenerateManagedObjects generates the machine classes (_Book.swift). Write the human classes (Book.swift) by
        hand, once: 'modelc generate' writes them for you. A target that uses it must not also contain generated
        machine classes: leave 'output' out of .modelc.yml.

        CompileModel compiles the model into the target's bundle, which 'swift build' does not do by itself. Exclude
        the model, as above; without CompileModel, leave out 'exclude', so that Xcode compiles it.

        LintModel reports findings as warnings of the build. GenerateManagedObjectsCommand generates on request, for
        code that you commit:

          swift package generate-managed-objects

        """
}
