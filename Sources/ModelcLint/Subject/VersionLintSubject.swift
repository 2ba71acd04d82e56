import ModelcDiagnostics
import ModelcSchema

/// The input of rules about versions: a bundle, its released state, and the differences.
package struct VersionLintSubject: Sendable {
    /// The versions in version order.
    let versions: [LintedVersion]
    /// The released state; nil if there is none.
    let base: ReleasedBase?
    /// The pairs that are checked: from the released current version to the current one, or else from the previous
    /// version; with all versions, each consecutive pair.
    private(set) var pairs: [VersionPair]
    /// Whether the pairs of all versions are checked, and not only the current one's.
    let comparesAll: Bool
    /// The versions that the project lists as shipped.
    let released: Set<String>
    /// The locked versions that have changed.
    let lockDeviations: [LockDeviation]
    var context: LintContext
    /// The location of the current version's name in the bundle; nil if it is unknown.
    let currentVersionLocation: SourceLocation?
    /// Each version that the base also has, as it is there and as it is here.
    let edits: [VersionPair]
    /// Whether findings that the released state also has are distinguished from those of the change.
    let tellsChange: Bool
    /// Whether only the pairs of the change from the released state are left.
    private(set) var isNarrowed = false

    /// - Parameters:
    ///   - previousOfCurrent: the name of the version before the current one, used if the names of the versions do not
    ///     tell; nil if it is unknown.
    ///   - isSound: whether a version has no structural errors: changes to one with unresolved names cannot be
    ///     determined, and the error is reported anyway.
    ///   - compare: returns the difference between two versions, older first, and the inference result.
    init(
        versions: [LintedVersion], base: ReleasedBase?, released: Set<String>, lockDeviations: [LockDeviation],
        comparesAll: Bool, tellsChange: Bool, context: LintContext, currentVersionLocation: SourceLocation?,
        previousOfCurrent: String?, isSound: (LintedVersion) -> Bool,
        compare: (LintedVersion, LintedVersion) -> VersionPair?
    ) {
        self.versions = versions
        self.base = base
        self.comparesAll = comparesAll
        self.tellsChange = tellsChange
        self.released = released
        self.lockDeviations = lockDeviations
        self.context = context
        self.currentVersionLocation = currentVersionLocation
        pairs = VersionLintSubject.examined(versions, base, previousOfCurrent, comparesAll: comparesAll)
            .filter { VersionLintSubject.areRead($0) && isSound($0.1) }.compactMap {
                compare($0, $1)
            }
        let changed = (base?.versions ?? []).filter { !(base?.unchanged.contains($0.name) ?? false) }
        edits = changed.compactMap { old in versions.version(named: old.name).map { (old, $0) } }
            .filter(VersionLintSubject.areRead).compactMap { compare($0, $1) }
    }

    /// Returns the subject with only the pairs of the change from the released state; nil if that is not requested.
    func narrowed() -> VersionLintSubject? {
        guard base != nil, tellsChange else { return nil }
        var narrowed = self
        narrowed.isNarrowed = true
        narrowed.pairs = pairs.filter { isBrought($0.older, $0.newer) }
        return narrowed
    }

    /// Whether the change is the cause of findings about two versions: one of them is new or edited, or the newer one
    /// became current.
    func isBrought(_ older: LintedVersion, _ newer: LintedVersion) -> Bool {
        guard let base, base.unchanged.contains(older.name), base.unchanged.contains(newer.name) else { return true }
        return newer.isCurrent && base.versions.current?.name != newer.name
    }

    /// Returns whether stores of a version may exist.
    func state(ofVersion name: String) -> ReleaseState {
        if released.contains(name) { return .frozen }
        guard let base else { return .unknown }
        guard let version = base.versions.version(named: name) else { return .new }
        return version.isCurrent ? .publishedCurrent : .frozen
    }

    private static func examined(
        _ versions: [LintedVersion], _ base: ReleasedBase?, _ previousOfCurrent: String?, comparesAll: Bool
    ) -> [(LintedVersion, LintedVersion)] {
        let names = versions.map(\.name)
        let consecutive = versions.compactMap { version -> (LintedVersion, LintedVersion)? in
            let previous =
                VersionNameSeries.previous(of: version.name, among: names)
                ?? (version.isCurrent ? previousOfCurrent : nil)
            return previous.flatMap { versions.version(named: $0) }.map { ($0, version) }
        }
        let current = versions.current
        let published = base?.versions.current
        var examined = comparesAll ? consecutive : []
        if let published, let current {
            // If neither was changed, this is already the step from the previous version.
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

/// Whether users may have stores of a version.
enum ReleaseState: Hashable, Sendable {
    /// It shipped, and was followed by a newer one, or the project lists it as shipped: it must not change.
    case frozen
    /// It is the base's current version.
    case publishedCurrent
    /// The base does not have it.
    case new
    /// There is no base, and no other information.
    case unknown
}
