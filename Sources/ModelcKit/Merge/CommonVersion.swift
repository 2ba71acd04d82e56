import ModelcDisk
import ModelcFiles
import ModelcGit

/// What both sides of a merge in git copied, where both added a version of one name. Git gives an empty base then, for the merge
/// base has no such file; but it has the version that was current, and `versions add` copies that one.
struct CommonVersion {
    private let workspace: Workspace
    private static let ending = ".xcdatamodel"

    init(in workspace: Workspace) { self.workspace = workspace }

    /// - Parameter path: the `contents` file that both sides added, from the root of the repository.
    /// - Returns: nil where git cannot tell: outside of `git merge`, and where the sides have several merge bases.
    func contents(insteadOf path: String) -> [UInt8]? {
        let version = PathText.folder(of: path)
        let bundle = PathText.folder(of: version)
        guard PathText.name(of: path) == "contents", version.hasSuffix(CommonVersion.ending),
            bundle.hasSuffix(".xcdatamodeld"), let theirs = mergedCommit
        else { return nil }
        do throws(GitError) {
            let (repository, place) = try workspace.repository(containing: workspace.absolute(bundle))
            let bases = try repository.mergeBases(
                of: repository.commit("HEAD"), and: repository.commit(theirs))
            guard bases.count == 1, let base = bases.first else { return nil }
            return try current(of: place, in: base, repository)
        } catch {
            return nil
        }
    }

    /// The commit that `git merge` merges: it names the heads in variables, for the markers of conflicts.
    private var mergedCommit: String? {
        let prefix = "GITHEAD_"
        let heads = workspace.environment.keys.filter { $0.hasPrefix(prefix) }
        return heads.count == 1 ? heads.first.map { String($0.dropFirst(prefix.count)) } : nil
    }

    private func current(
        of bundle: String, in commit: GitRepository.Commit, _ repository: GitRepository
    ) throws(GitError) -> [UInt8]? {
        let entries = try repository.entries(of: commit, under: bundle).filter(\.isFile)
        let versions = entries.filter { $0.path.hasSuffix(CommonVersion.ending + "/contents") }
        let marker = entries.first { PathText.name(of: $0.path) == CurrentVersionEditor.fileName }
        guard let marker else {
            return try versions.count == 1 ? repository.contents(of: versions, in: commit).first : nil
        }
        let bytes = try repository.contents(of: [marker], in: commit).first ?? []
        guard let name = NamedVersion(bytes)?.version else { return nil }
        let wanted = "\(bundle)/\(name)\(CommonVersion.ending)/contents"
        return try repository.contents(of: versions.filter { $0.path == wanted }, in: commit).first
    }
}
