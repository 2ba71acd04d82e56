import ModelcDiagnostics
import ModelcSchema

/// What the rules between versions look at: a bundle, its released state, and what differs.
package struct VersionLintSubject: Sendable {
    /// The versions in version order.
    let versions: [LintedVersion]
    /// The released state; nil if there is none to compare with.
    let base: ReleasedBase?
    /// The pairs that are looked at: from the released current version to ours, or else from the version before; with
    /// all versions, each consecutive pair.
    private(set) var pairs: [VersionPair]
    /// Whether the pairs of all versions are looked at, and not only the current one's.
    let comparesAll: Bool
    /// The versions that the project says have shipped.
    let released: Set<String>
    /// The locked versions that are not what they were.
    let lockDeviations: [LockDeviation]
    var context: LintContext
    /// Where the bundle says which version is current; nil if that is unknown.
    let currentVersionLocation: SourceLocation?
    /// Each version that the base has too, as it is there and as it is here.
    let edits: [VersionPair]
    /// Whether what the released state has, too, is told apart: the change does not bring it.
    let tellsChange: Bool
    /// Whether only those pairs are left that the change from the released state brings.
    private(set) var isNarrowed = false

    /// - Parameters:
    ///   - isSound: whether nothing is wrong with the structure of a version: what is moved into one with a name that leads
    ///     nowhere cannot be determined, and the fault is.
    ///   - compare: what differs between two versions, older first, and what inference makes of it.
    init(
        versions: [LintedVersion], base: ReleasedBase?, released: Set<String>, lockDeviations: [LockDeviation],
        comparesAll: Bool, tellsChange: Bool, context: LintContext, currentVersionLocation: SourceLocation?,
        isSound: (LintedVersion) -> Bool, compare: (LintedVersion, LintedVersion) -> VersionPair?
    ) {
        self.versions = versions
        self.base = base
        self.comparesAll = comparesAll
        self.tellsChange = tellsChange
        self.released = released
        self.lockDeviations = lockDeviations
        self.context = context
        self.currentVersionLocation = currentVersionLocation
        pairs = VersionLintSubject.examined(versions, base, comparesAll: comparesAll)
            .filter { VersionLintSubject.areRead($0) && isSound($0.1) }.compactMap {
                compare($0, $1)
            }
        let changed = (base?.versions ?? []).filter { !(base?.unchanged.contains($0.name) ?? false) }
        edits = changed.compactMap { old in versions.version(named: old.name).map { (old, $0) } }
            .filter(VersionLintSubject.areRead).compactMap { compare($0, $1) }
    }

    /// What the change from the released state brings; nil if that is not asked for.
    func narrowed() -> VersionLintSubject? {
        guard base != nil, tellsChange else { return nil }
        var narrowed = self
        narrowed.isNarrowed = true
        narrowed.pairs = pairs.filter { isBrought($0.older, $0.newer) }
        return narrowed
    }

    /// Whether the change brings what there is to say of two versions: one of them is new or edited, or the newer one was
    /// made current.
    func isBrought(_ older: LintedVersion, _ newer: LintedVersion) -> Bool {
        guard let base, base.unchanged.contains(older.name), base.unchanged.contains(newer.name) else { return true }
        return newer.isCurrent && base.versions.current?.name != newer.name
    }

    /// Whether stores of a version may exist.
    func state(ofVersion name: String) -> ReleaseState {
        if released.contains(name) { return .frozen }
        guard let base else { return .unknown }
        guard let version = base.versions.version(named: name) else { return .new }
        return version.isCurrent ? .publishedCurrent : .frozen
    }

    private static func examined(
        _ versions: [LintedVersion], _ base: ReleasedBase?, comparesAll: Bool
    ) -> [(LintedVersion, LintedVersion)] {
        let names = versions.map(\.name)
        let consecutive = versions.compactMap { version -> (LintedVersion, LintedVersion)? in
            VersionNameSeries.previous(of: version.name, among: names).flatMap { versions.version(named: $0) }
                .map { ($0, version) }
        }
        let current = versions.current
        let published = base?.versions.current
        var examined = comparesAll ? consecutive : []
        if let published, let current {
            // The step from the version before is this one already where neither was touched.
            let isListed = comparesAll && examined.contains { $0.0.name == published.name && $0.1.name == current.name }
            if !isListed { examined.append((published, current)) }
        } else if !comparesAll {
            examined = consecutive.filter { $0.1.name == current?.name }
        }
        return examined
    }

    private static func areRead(_ pair: (LintedVersion, LintedVersion)) -> Bool {
        pair.0.model != nil && pair.1.model != nil
    }
}

/// The bundle as it was released: what the versions are compared with.
package struct ReleasedBase: Sendable {
    /// What the user calls it: a branch, a tag, a path.
    package var reference: String
    /// Whether it is known to have shipped; else it may be a branch that nobody has built an app from.
    var isRelease: Bool
    /// Its versions in version order, those that could not be read among them.
    package var versions: [LintedVersion]
    /// The names of the versions whose files are the same here, byte for byte.
    package var unchanged: Set<String>
    /// The names of the versions in the order in which version control got them; empty if it does not tell.
    package var history: [String] = []

    package init(reference: String, isRelease: Bool, versions: [LintedVersion], unchanged: Set<String> = []) {
        self.reference = reference
        self.isRelease = isRelease
        self.versions = versions
        self.unchanged = unchanged
    }

    /// Whether it has a version that is older than another one of it: by their names, or by the history where the names do not
    /// tell; false if neither does.
    func hasVersion(named name: String, before newer: String) -> Bool {
        let names = versions.map(\.name)
        let order = VersionNameSeries.count(names) > 1 ? history : names
        guard let place = order.firstIndex(of: name) else { return false }
        return order[place...].dropFirst().contains(newer)
    }
}

/// Whether stores of a version may exist at users.
enum ReleaseState: Hashable, Sendable {
    /// It was shipped, and a newer one was after it, or the project says so: nothing in it may change.
    case frozen
    /// It is the base's current version.
    case publishedCurrent
    /// The base does not have it.
    case new
    /// There is no base, and nothing is said of it.
    case unknown
}

/// A version that is not what the lock file says of it.
package struct LockDeviation: Hashable, Sendable {
    /// The version's name.
    package var version: String
    /// The lock file, as the user would type its path.
    var file: String
    /// The names of the entities that differ, sorted.
    package var entities: [String]
    /// Whether the version is gone.
    package var isMissing: Bool
    /// The version that opens the stores of the locked one all the same, as it has its hashes; nil if there is none.
    package var openedBy: String?

    /// How the version is locked again as it is now, or forgotten.
    package var update: String

    package init(
        version: String, file: String, entities: [String], isMissing: Bool, openedBy: String? = nil, update: String
    ) {
        self.version = version
        self.file = file
        self.entities = entities
        self.isMissing = isMissing
        self.openedBy = openedBy
        self.update = update
    }
}

/// What rules between versions found in a bundle.
package struct ComparedVersions: Sendable {
    /// The findings by the files that they stand in.
    private(set) var findings: [VersionFile: [Finding]] = [:]
    private let rules: Set<DiagnosticID>

    init(_ subject: VersionLintSubject, _ running: [any VersionRule.Type]) {
        let running = running.filter { subject.base != nil || !$0.needsBase }
        rules = Set(running.map { $0.id })
        let brought = subject.narrowed().map { ComparedVersions.findings(of: $0, running) }
        for found in ComparedVersions.findings(of: subject, running) {
            var finding = found.finding
            finding.isInBase = brought.map { !$0.contains(found) } ?? false
            findings[found.file, default: []].append(finding)
        }
    }

    private static func findings(
        of subject: VersionLintSubject, _ running: [any VersionRule.Type]
    ) -> [VersionFinding] {
        var findings: [VersionFinding] = []
        for rule in running {
            rule.check(subject) { findings.append($0) }
        }
        return findings
    }

    /// What is to be taken into the run over a file.
    package subscript(_ file: VersionFile) -> VersionFindings {
        VersionFindings(findings: findings[file] ?? [], rules: rules)
    }
}
