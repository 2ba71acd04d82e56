import ModelcDiagnostics
import ModelcKit
import ModelcMarkup
import ModelcReports

extension ReportOptions {
    /// What the workspace calls the options of a command that makes fixes, and where its files can be seen.
    ///
    /// Links lead to the commit that a job of GitHub Actions checks: a comment or a summary resolves no relative links. In any
    /// other place there is no address.
    ///
    /// - Parameter command: the command that makes the fixes; nil where it is the one that runs.
    package static func naming(_ command: ToolCommandName? = nil, in workspace: Workspace) -> ReportOptions {
        let wording = workspace.wording
        let fixes = (command.map { "\($0) " } ?? "") + wording[.fixes]
        var options = ReportOptions(
            fixing: [
                .safe: fixes, .behaviour: "\(fixes) \(wording[.unsafeFixes])",
                .schema: "\(fixes) \(wording[.newVersionFixes])",
            ], minimumSeverity: wording[.minimumSeverity])
        options.linkBase = SourceLinks.base(workspace.environment, folder: workspace.display.root) ?? ""
        return options
    }
}

/// Where the files of a checkout can be seen in a browser.
enum SourceLinks {
    /// The address of a folder, with a final slash; nil where the job does not say its repository, its commit and the folder of
    /// the checkout, or the folder is not in it.
    static func base(_ environment: [String: String], folder: String) -> String? {
        guard let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
            let commit = environment["GITHUB_SHA"], let checkout = environment["GITHUB_WORKSPACE"],
            ![server, repository, commit, checkout].contains(""), (folder + "/").hasPrefix(checkout + "/")
        else { return nil }
        let inside = folder.dropFirst(checkout.count).drop { $0 == "/" }
        let path = inside.isEmpty ? "" : PercentEncoding.path(String(inside)) + "/"
        return "\(server)/\(repository)/blob/\(commit)/\(path)"
    }
}
