import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSchema

/// A bundle in a stage of lint.
struct LintedBundle<Content> {
    /// The bundle as it was read.
    let read: ReadModel
    /// The bundle itself, outside its versions.
    let own: LintedFile<Content>
    private(set) var versions: [LintedFile<Content>]
    /// Failures to read something, which therefore could not be linted.
    private(set) var unreadable: [Diagnostic]
    /// Messages that cannot be findings.
    private(set) var messages: [Diagnostic]
    /// The failures to read mapping models.
    private(set) var mappingProblems: [Diagnostic]

    /// The bundle; if there is none, a placeholder with a name for the path.
    var model: VersionedModel { read.whole.model }

    /// Whether the bundle exists, even if it cannot be read.
    var isThere: Bool { !unreadable.contains { $0.id == .noSuchPath || $0.id == .notAModel } }

    /// Returns the bundle in the next stage.
    func map<Next>(_ stage: (Content) -> Next) -> LintedBundle<Next> {
        LintedBundle<Next>(
            read: read, own: own.map(stage), versions: versions.map { $0.map(stage) }, unreadable: unreadable,
            messages: messages, mappingProblems: mappingProblems)
    }
}

extension LintedBundle {
    /// Returns one bundle for each path, because paths may overlap, in the order of the paths.
    ///
    /// - Parameters:
    ///   - display: the form of paths by which two are the same.
    ///   - namesVersions: whether versions are requested by their names. Bundles without them are left out, if another one has a
    ///     named version.
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

    /// Adds what another reading of the bundle has besides.
    private mutating func add(_ other: LintedBundle) {
        let known = Set(versions.map(\.version?.name))
        versions += other.versions.filter { !known.contains($0.version?.name) }
        messages += other.messages.filter { !unreadable.contains($0) }
        unreadable += other.unreadable.filter { !unreadable.contains($0) }
        mappingProblems += other.mappingProblems
    }

    /// Removes errors about missing versions: not every bundle needs to have each.
    private mutating func forgiveMissingVersions() {
        messages.removeAll { $0.id == .unknownVersion }
        unreadable.removeAll { $0.id == .unknownVersion }
    }
}

extension LintedBundle<LintResult> {
    /// The bundle itself and its versions.
    var files: [LintedFile<LintResult>] { [own] + versions }

    /// The rules that checked the bundle.
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
