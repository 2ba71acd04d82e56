import ModelcDiagnostics
import ModelcSchema
import ModelcVersionLock

/// What fixes may do to the versions of a bundle. Of a version that may have shipped no hash may change: a user with a store of
/// it could not open it any more, or would be told so by `modelc lock --check`. What no hash notices may change.
struct VersionProtection {
    /// Why the hashes of a version must stay.
    enum HashReason: Hashable {
        /// It is in the lock file.
        case locked(in: String)
        /// The configuration lists it among those that shipped.
        case released
        /// The state to compare with has it.
        case inBase
    }

    /// Why a version is not edited at all.
    enum Reason: Hashable {
        /// It is not the current one.
        case notCurrent
        /// It has the form of before Xcode 4.
        case binary
        /// A compiler made it, from a source that is to be edited instead.
        case compiled
        /// The whole file could not be read, or it has faults of structure.
        case unreadable
    }

    /// The locked versions and the file that says so.
    var locked: Set<String> = []
    var lockFile = VersionLock.fileName
    /// The versions that shipped, by the configuration.
    var released: Set<String> = []
    /// The versions that the base of a comparison has; nil where nothing is compared.
    var base: Set<String>?
    /// Whether versions that are not current may be edited.
    var allowsOtherVersions = false

    /// Why a version is not edited; nil where it may be.
    func reason(against version: ModelVersion) -> Reason? {
        if version.format == .binary { return .binary }
        if version.format == .compiled { return .compiled }
        if version.model == nil || version.source == nil { return .unreadable }
        return version.isCurrent || allowsOtherVersions ? nil : .notCurrent
    }

    /// Why the hashes of a version must stay; nil where nothing is known of it.
    func hashReason(_ version: ModelVersion) -> HashReason? {
        if locked.contains(version.name) { return .locked(in: lockFile) }
        if released.contains(version.name) { return .released }
        return base?.contains(version.name) == true ? .inBase : nil
    }

    /// Whether it is certain that no store was made with a version, so that even its hash may change.
    func isNew(_ version: ModelVersion) -> Bool { base != nil && hashReason(version) == nil }
}

extension VersionProtection {
    /// Reads the lock file beside a model.
    static func reading(lockFile named: String?, besideModelAt path: String) -> Result<VersionProtection, LockFileFault>
    {
        let file = LockFile(named, besideModelAt: path)
        return file.read().map { lock in
            let versions = lock[file.key(ofModelAt: path)]?.versions ?? []
            return VersionProtection(locked: Set(versions.map(\.name)), lockFile: file.path)
        }
    }
}

extension VersionProtection.HashReason {
    /// Why, to follow `because`.
    var text: String {
        switch self {
        case .locked(let file): "it is locked in '\(file)'"
        case .released: "the configuration lists it as released"
        case .inBase: "the state that lint compares with has it"
        }
    }

    /// - Parameters:
    ///   - fixCount: how many fixes change a version hash.
    ///   - wording: how options are named.
    func diagnostic(_ version: ModelVersion, fixCount: Int, _ wording: Wording) -> Diagnostic {
        let fixes =
            fixCount == 1
            ? "1 fix that changes a version hash is" : "\(fixCount) fixes that change version hashes are"
        return Diagnostic(
            .fixRefused, .warning, "\(fixes) not made in version '\(version.name)', because \(text)",
            at: SourceLocation(path: version.filePath),
            help: "make a new version for them: \(wording[.newVersionFixes])")
    }
}

extension VersionProtection.Reason {
    /// Why, to follow `because`.
    private var text: String {
        switch self {
        case .notCurrent: "it is not the current version"
        case .binary: "it is \(EditAdvice.oldFormat)"
        case .compiled: "it is compiled"
        case .unreadable: "it cannot be read without errors"
        }
    }

    private func help(_ wording: Wording) -> String {
        switch self {
        case .notCurrent: "pass \(wording[.allVersions]) to change older versions, too"
        case .binary: EditAdvice.renewal
        case .compiled: "edit the model that it was compiled from"
        case .unreadable: "correct the errors first"
        }
    }

    /// - Parameter wording: how options are named.
    func diagnostic(_ version: ModelVersion, fixCount: Int, _ wording: Wording) -> Diagnostic {
        let fixes = fixCount == 1 ? "1 change is" : "\(fixCount) changes are"
        return Diagnostic(
            .fixRefused, .warning, "\(fixes) not made in version '\(version.name)', because \(text)",
            at: SourceLocation(path: version.filePath), help: help(wording))
    }
}
