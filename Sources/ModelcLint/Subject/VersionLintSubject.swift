import ModelcDiagnostics
import ModelcSchema

/// The input of rules about versions: the versions of a bundle, the released git revision or copy, and the differences.
package struct VersionLintSubject: Sendable {
    /// The versions in version order.
    let versions: [LintedVersion]
    /// The released git revision or copy of the bundle; nil if there is nothing to compare with.
    let base: ReleasedBase?
    /// The pairs of versions that are checked. If there is a released git revision or copy: its current version and the
    /// current version on disk. Otherwise: the current version and its predecessor. If `comparesAll` is true, also each
    /// pair of consecutive versions.
    private(set) var pairs: [VersionPair]
    /// Whether all consecutive pairs of versions are checked, and not only the step to the current version.
    let comparesAll: Bool
    /// The names of the versions that the project's settings list as shipped.
    let released: Set<String>
    /// The versions that differ from the lock file.
    let lockDeviations: [LockDeviation]
    var context: LintContext
    /// The location of the current version's name in the bundle's files; nil if it is unknown.
    let currentVersionLocation: SourceLocation?
    /// The versions that exist both in the released git revision or copy and on disk, but are not identical. The older
    /// version of each pair is the released one, the newer one is on disk.
    let edits: [VersionPair]
    /// Whether new findings are distinguished from findings that the released git revision or copy also has.
    let tellsChange: Bool
    /// Whether `pairs` contains only pairs that have changed since the released git revision or copy.
    private(set) var isNarrowed = false

    /// - Parameters:
    ///   - previousOfCurrent: the name of the version before the current one; nil if it is unknown. Used if the names
    ///     of the versions do not determine the order.
    ///   - isSound: returns whether a version has no structural errors. If names are unresolved, changes cannot be
    ///     determined, and the error is reported anyway.
    ///   - compare: returns the difference between two versions, older first, and the inference result; nil if they
    ///     cannot be compared.
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

    /// The SwiftData source of the versions; nil for any other model.
    var swiftSource: SwiftDataSource? { versions.first?.model?.origin == .swift ? context.swiftSource : nil }

    /// Returns a copy with only the pairs that have changed since the released git revision or copy. Nil if there is no
    /// released revision or copy, or if new findings are not distinguished from old ones.
    func narrowed() -> VersionLintSubject? {
        guard base != nil, tellsChange else { return nil }
        var narrowed = self
        narrowed.isNarrowed = true
        narrowed.pairs = pairs.filter { isBrought($0.older, $0.newer) }
        return narrowed
    }

    /// True if findings about two versions are caused by a change since the released git revision or copy: one of the
    /// versions is new or edited, or the newer one became current.
    func isBrought(_ older: LintedVersion, _ newer: LintedVersion) -> Bool {
        guard let base, base.unchanged.contains(older.name), base.unchanged.contains(newer.name) else { return true }
        return newer.isCurrent && base.versions.current?.name != newer.name
    }

    /// Returns whether users may have stores of a version.
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
        let isOrdered = versions.first?.model?.origin == .swift
        let consecutive =
            isOrdered
            ? Array(zip(versions, versions.dropFirst()))
            : consecutiveByName(versions, names, previousOfCurrent)
        let current = versions.current
        let published = base?.versions.current
        var examined = comparesAll ? consecutive : []
        if let published, let current {
            // If both versions are unchanged, the list already contains this pair.
            let isListed = comparesAll && examined.contains { $0.0.name == published.name && $0.1.name == current.name }
            if !isListed { examined.append((published, current)) }
        } else if !comparesAll {
            examined = consecutive.filter { $0.1.name == current?.name }
        }
        return examined
    }

    /// Returns each version with its predecessor, older version first. The predecessor is determined from the names of
    /// the versions. For the current version, it is `previousOfCurrent` if the names do not determine it.
    private static func consecutiveByName(
        _ versions: [LintedVersion], _ names: [String], _ previousOfCurrent: String?
    ) -> [(LintedVersion, LintedVersion)] {
        versions.compactMap { version -> (LintedVersion, LintedVersion)? in
            let previous =
                VersionNameSeries.previous(of: version.name, among: names)
                ?? (version.isCurrent ? previousOfCurrent : nil)
            return previous.flatMap { versions.version(named: $0) }.map { ($0, version) }
        }
    }

    private static func areRead(_ pair: (LintedVersion, LintedVersion)) -> Bool {
        pair.0.model != nil && pair.1.model != nil
    }
}

/// Whether users may have stores of a version.
enum ReleaseState: Hashable, Sendable {
    /// The version has shipped and must not change: the released git revision or copy has a newer current version, or
    /// the project's settings list the version as shipped.
    case frozen
    /// The current version of the released git revision or copy.
    case publishedCurrent
    /// A version that the released git revision or copy does not contain.
    case new
    /// There is no released git revision or copy, and the project's settings do not list the version as shipped.
    case unknown
}
