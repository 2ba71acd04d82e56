import ModelcDiagnostics
import ModelcSchema
import ModelcVersionLock

/// Which versions of a bundle no fix may touch (lint-rules §2.8): whoever has a store of such a version could not open it
/// any more, or would be told so by `modelc lock --check`.
struct VersionProtection {
    /// Why a version is not edited.
    enum Reason: Hashable {
        /// It is in the lock file.
        case locked(in: String)
        /// The configuration lists it among those that shipped.
        case released
        /// The state to compare with has it.
        case inBase
        /// It is not the current one.
        case notCurrent
        /// It has the form of before Xcode 4.
        case binary
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
        if version.model == nil || version.source == nil { return .unreadable }
        if locked.contains(version.name) { return .locked(in: lockFile) }
        if released.contains(version.name) { return .released }
        if base?.contains(version.name) == true { return .inBase }
        return version.isCurrent || allowsOtherVersions ? nil : .notCurrent
    }

    /// Whether it is certain that no store was made with a version, so that even its hash may change.
    func isNew(_ version: ModelVersion) -> Bool { base.map { !$0.contains(version.name) } ?? false }
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

extension VersionProtection.Reason {
    /// Why, to follow `because`.
    private var text: String {
        switch self {
        case .locked(let file): "it is locked in '\(file)'"
        case .released: "the configuration lists it as released"
        case .inBase: "the state that is compared with has it"
        case .notCurrent: "it is not the current version"
        case .binary: "it is in the binary form of before Xcode 4"
        case .unreadable: "it cannot be read without errors"
        }
    }

    private var help: String {
        switch self {
        case .locked, .released, .inBase: "make a new version for the changes: --fix --unsafe --new-version NAME"
        case .notCurrent: "give --all-versions if it never shipped"
        case .binary: "save the model once in Xcode, which writes the form of today"
        case .unreadable: "correct the errors first"
        }
    }

    func diagnostic(_ version: ModelVersion, fixCount: Int) -> Diagnostic {
        let fixes = fixCount == 1 ? "1 change is" : "\(fixCount) changes are"
        return Diagnostic(
            .fixRefused, .warning, "\(fixes) not made in version '\(version.name)', because \(text)",
            at: SourceLocation(path: version.filePath), help: help)
    }
}
