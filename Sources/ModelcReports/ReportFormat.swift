/// The output formats of reports: one file each in `Formats/`.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// For people at a terminal.
    case text
    /// The lines of compilers, with absolute paths: Xcode shows them as issues.
    case xcode
    /// The lines of Apple's compiler of models.
    case momc
    /// One document for programs.
    case json
    /// One JSON object a line.
    case jsonl
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// Commands in the log of GitHub Actions, which become annotations.
    case github
    /// The Code Quality report of GitLab.
    case gitlab
    /// JUnit's XML, for test reports.
    case junit
    /// Checkstyle's XML.
    case checkstyle
    /// Commands in the log of Azure Pipelines.
    case azure
    /// The diagnostic format of reviewdog.
    case rdjson
    /// A table for job summaries and comments.
    case markdown

    /// The name as the user types it.
    package var name: String { rawValue }

    /// What writes the format.
    package var reporter: any Reporter {
        switch self {
        case .text: TextFormat()
        case .xcode: XcodeFormat()
        case .momc: MomcFormat()
        case .json: JSONFormat()
        case .jsonl: JSONLinesFormat()
        case .sarif: SARIFFormat()
        case .github: GitHubFormat()
        case .gitlab: GitLabFormat()
        case .junit: JUnitFormat()
        case .checkstyle: CheckstyleFormat()
        case .azure: AzureFormat()
        case .rdjson: ReviewdogFormat()
        case .markdown: MarkdownFormat()
        }
    }

    /// Whether the output is a sequence of lines that stay valid beside those of another such format. The others are
    /// documents, which nothing may follow.
    package var isLines: Bool {
        switch self {
        case .text, .xcode, .momc, .github, .azure: true
        case .json, .jsonl, .sarif, .gitlab, .junit, .checkstyle, .rdjson, .markdown: false
        }
    }

    /// The format for whoever reads the output: GitHub Actions, a build phase of Xcode, or a person.
    ///
    /// - Parameter environment: the environment variables of the process.
    package static func automatic(environment: [String: String]) -> ReportFormat {
        if environment["GITHUB_ACTIONS"] == "true" { return .github }
        if environment["XCODE_VERSION_ACTUAL"]?.isEmpty == false { return .xcode }
        return .text
    }
}
