import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSchema

/// A bundle with the results of one stage of a lint run, such as checking the rules or removing suppressed findings.
struct LintedBundle<Content> {
    let read: ReadModel
    /// The results for the bundle itself, without its versions.
    let own: LintedFile<Content>
    private(set) var versions: [LintedFile<Content>]
    /// The read errors. The affected files could not be linted.
    private(set) var unreadable: [Diagnostic]
    /// Messages that are not findings.
    private(set) var messages: [Diagnostic]
    /// The errors from reading mapping models.
    private(set) var mappingProblems: [Diagnostic]

    /// The bundle. If it does not exist, this is a placeholder with the given path.
    var model: VersionedModel { read.whole.model }

    /// Whether the bundle exists. An existing bundle may still be unreadable.
    var isThere: Bool { !unreadable.contains { $0.id == .noSuchPath || $0.id == .notAModel } }

    /// Returns the bundle with the results of the next stage of the lint run, which `stage` computes.
    func map<Next>(_ stage: (Content) -> Next) -> LintedBundle<Next> {
        LintedBundle<Next>(
            read: read, own: own.map(stage), versions: versions.map { $0.map(stage) }, unreadable: unreadable,
            messages: messages, mappingProblems: mappingProblems)
    }
}

extension LintedBundle {
    /// Merges bundles with the same path, because the paths of a run may overlap. The result is sorted by path.
    ///
    /// - Parameters:
    ///   - display: formats paths. Two bundles with equal formatted paths are the same bundle.
    ///   - namesVersions: whether the user requested versions by name. If so, bundles without any of these versions are
    ///     left out, unless this would leave out all bundles.
    static func merged(_ bundles: [LintedBundle], by display: DisplayPath, namesVersions: Bool) -> [LintedBundle] {
        var merged: [LintedBundle] = []
        for bundle in bundles {
            let path = display.path(bundle.model.path)
            if let index = merged.firstIndex(where: { display.path($0.model.path) == path }) {
                merged[index].add(bundle)
            } else {
                merged.append(bundle)
            }
        }
        if namesVersions, merged.count > 1, merged.contains(where: { !$0.versions.isEmpty }) {
            for index in merged.indices { merged[index].forgiveMissingVersions() }
            merged.removeAll { $0.versions.isEmpty && $0.unreadable.isEmpty }
        }
        return merged.sorted { $0.model.path.isBefore($1.model.path) }
    }

    /// Adds the versions, messages and errors of another reading of the same bundle, without duplicates.
    private mutating func add(_ other: LintedBundle) {
        let known = Set(versions.map(\.version?.name))
        versions += other.versions.filter { !known.contains($0.version?.name) }
        messages += other.messages.filter { !unreadable.contains($0) }
        unreadable += other.unreadable.filter { !unreadable.contains($0) }
        mappingProblems += other.mappingProblems
    }

    /// Removes errors about requested versions that the bundle does not have, because another bundle may have them.
    private mutating func forgiveMissingVersions() {
        messages.removeAll { $0.id == .unknownVersion }
        unreadable.removeAll { $0.id == .unknownVersion }
    }
}

extension LintedBundle<LintResult> {
    /// The results for the bundle itself, then for each of its versions.
    var files: [LintedFile<LintResult>] { [own] + versions }

    /// The rules that checked the bundle and its versions. A rule may be listed several times.
    var rulesRun: [RuleDescription] { files.flatMap(\.content.rulesRun) }

    /// Returns all findings in the bundle, including suppressed ones.
    ///
    /// - Parameter path: the bundle's path as reports show it.
    func issues(path: String) -> [FoundIssue] {
        files.flatMap { file in
            file.compared(file.content).map { judged, isKnown in
                FoundIssue(
                    judged: judged, bundle: path, version: file.version, model: file.version == nil ? model : nil,
                    isInBase: isKnown)
            }
        }
    }
}
