import ModelcKit
import ModelcMarkup
import ModelcReports

extension ReportOptions {
    /// The same with links to the files of the commit that a job of GitHub Actions checks: a comment or a summary resolves no
    /// relative links. Unchanged in any other place.
    package func linked(in workspace: Workspace) -> ReportOptions {
        var options = self
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
