extension ReportFormat: CaseIterable {
    /// The formats in the order in which help and messages name them. Each is declared in its file in `Formats/`.
    package static let allCases: [ReportFormat] = [
        text, xcode, momc, json, jsonl, sarif, github, gitlab, junit, checkstyle, azure, rdjson, markdown,
    ]

    /// The format of a name as the user types it.
    package init?(named name: String) {
        guard let format = ReportFormat.allCases.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// The format for the reader of the output: GitHub Actions, a build phase of Xcode, or a person.
    ///
    /// - Parameter environment: the environment variables of the process.
    package static func automatic(environment: [String: String]) -> ReportFormat {
        if environment["GITHUB_ACTIONS"] == "true" { return .github }
        if environment["XCODE_VERSION_ACTUAL"]?.isEmpty == false { return .xcode }
        return .text
    }
}
