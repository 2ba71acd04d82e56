import ModelcBase
import ModelcFiles
import ModelcGit

/// Finds a base for the merge of a version that both sides added under the same name. Git passes an empty base, because
/// the merge base does not contain the file. But the merge base usually contains the older version from which `versions
/// add` copied the new version on both sides.
struct CommonVersion {
    /// The commits of ours and theirs, and their merge base.
    private struct History {
        var repository: GitRepository
        var sides: [GitRepository.Commit]
        var base: GitRepository.Commit
    }

    private let workspace: Workspace
    private static let ending = ".xcdatamodel"

    init(in workspace: Workspace) { self.workspace = workspace }

    /// Returns the content of the older version that both sides copied.
    ///
    /// - Parameters:
    ///   - path: the `contents` file that both sides added, relative to the root of the repository.
    ///   - sides: the content of the file in ours and theirs.
    ///   - file: a file in the repository. It is needed because the bundle may have another name in the working tree.
    /// - Returns: nil if git cannot determine the version (outside `git merge`, or if the sides have several merge
    ///   bases), or if the sides seem to be copies of different versions.
    func contents(insteadOf path: String, of sides: [[UInt8]], beside file: String) -> [UInt8]? {
        let version = PathText.folder(of: path)
        let bundle = PathText.folder(of: version)
        guard PathText.name(of: path) == "contents", version.hasSuffix(CommonVersion.ending),
            bundle.hasSuffix(".xcdatamodeld"), let theirs = mergedCommit
        else { return nil }
        do throws(GitError) {
            let repository = try workspace.repository(containing: workspace.absolute(file)).repository
            let commits = [try repository.commit("HEAD"), try repository.commit(theirs)]
            let bases = try repository.mergeBases(of: commits[0], and: commits[1])
            guard bases.count == 1, let base = bases.first else { return nil }
            return try copied(in: bundle, History(repository: repository, sides: commits, base: base), by: sides)
        } catch {
            return nil
        }
    }

    /// The commit that is merged into `HEAD`; nil outside `git merge`. Git sets an environment variable
    /// `GITHEAD_<commit>` for each merged commit.
    private var mergedCommit: String? {
        let prefix = "GITHEAD_"
        let heads = workspace.environment.keys.filter { $0.hasPrefix(prefix) }
        return heads.count == 1 ? heads.first.map { String($0.dropFirst(prefix.count)) } : nil
    }

    private func copied(
        in bundle: String, _ history: History, by sides: [[UInt8]]
    ) throws(GitError) -> [UInt8]? {
        let (entries, folder) = try files(of: bundle, history)
        let versions = entries.filter { $0.path.hasSuffix(CommonVersion.ending + "/contents") }
        let contents = try history.repository.contents(of: versions, in: history.base)
        var known = Dictionary(zip(versions.map(\.path), contents), uniquingKeysWith: { first, _ in first })
        let current = try currentPath(in: folder, entries, history)
        if versions.count > 1, current == nil { return nil }
        let nearest = sides.map { NearestVersions(to: $0, among: known) }
        let both = nearest.dropFirst().reduce(nearest.first?.paths ?? []) { $0.intersection($1.paths) }
        let path = current.flatMap { both.contains($0) ? $0 : nil } ?? both.min()
        return path.flatMap { known.removeValue(forKey: $0) }
    }

    /// Returns the files and the folder of the bundle in the merge base. If the merge base has no bundle at this path,
    /// one side may have renamed it: returns the bundle that the merge base has and one side lacks. Returns no files
    /// unless there is exactly one such bundle.
    private func files(
        of bundle: String, _ history: History
    ) throws(GitError) -> (entries: [GitRepository.Entry], folder: String) {
        let entries = try history.repository.entries(of: history.base, under: bundle).filter(\.isFile)
        if !entries.isEmpty { return (entries, bundle) }
        let all = try history.repository.entries(of: history.base, under: nil).filter(\.isFile)
        let folders = Set(all.map { PathText.folder(of: PathText.folder(of: $0.path)) })
        var gone: [String] = []
        for folder in folders.filter({ $0.hasSuffix(".xcdatamodeld") }).sorted() {
            let objects = try history.repository.objects(at: folder, in: history.sides)
            if objects.contains(where: { $0 == nil }) { gone.append(folder) }
        }
        guard gone.count == 1, let folder = gone.first else { return ([], bundle) }
        return (all.filter { $0.path.hasPrefix(folder + "/") }, folder)
    }

    /// Returns the path of the current version's `contents` file; nil if the bundle does not name a current version.
    private func currentPath(
        in bundle: String, _ entries: [GitRepository.Entry], _ history: History
    ) throws(GitError) -> String? {
        let marker = entries.first { PathText.name(of: $0.path) == CurrentVersionEditor.fileName }
        guard let marker else { return nil }
        let bytes = try history.repository.contents(of: [marker], in: history.base).first ?? []
        return NamedVersion(bytes)?.version.map { "\(bundle)/\($0)\(CommonVersion.ending)/contents" }
    }
}

/// Finds the versions that a file was probably copied from: the versions that differ from the file in the fewest lines.
private struct NearestVersions {
    private(set) var paths: Set<String> = []

    init(to file: [UInt8], among versions: [String: [UInt8]]) {
        let lines = NearestVersions.lines(file)
        let distances = versions.mapValues { NearestVersions.lines($0).symmetricDifference(lines).count }
        let least = distances.values.min()
        paths = Set(distances.filter { $0.value == least }.keys)
    }

    private static func lines(_ bytes: [UInt8]) -> Set<[UInt8]> {
        let ends: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        return Set(bytes.split { ends.contains($0) }.map(Array.init))
    }
}
