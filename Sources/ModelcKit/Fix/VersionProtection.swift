import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcVersionLock

/// Decides which changes fixes may make to the versions of a bundle. No hash of a version that may have shipped may
/// change: users of the app could not open their stores anymore, or `modelc lock --check` would fail. Changes that
/// affect no hash are permitted.
struct VersionProtection {
    /// The reason why the hashes of a version must not change.
    enum HashReason: Hashable {
        /// The version is in the lock file.
        case locked(in: String)
        /// The configuration lists the version as released.
        case released
        /// The git revision or copy to compare with contains the version.
        case inBase
    }

    /// The reason why a version is not edited at all.
    enum Reason: Hashable {
        /// The version is not the current one.
        case notCurrent
        /// The version has the format used before Xcode 4.
        case binary
        /// The version is compiled, or in a store; its source has to be edited instead.
        case withoutSource
        /// The whole file could not be read, or it has structural errors.
        case unreadable
    }

    /// The names of the versions in the lock file.
    var locked: Set<String> = []
    var lockFile = VersionLock.fileName
    /// The names of the versions that have shipped according to the configuration.
    var released: Set<String> = []
    /// The names of the versions in the git revision or copy that lint compares with; nil if there is no comparison.
    var base: Set<String>?
    /// Whether there is evidence, in the lock file or in git, that the fixed version has not shipped.
    var isUnshipped = false
    /// Whether versions that are not current may be edited.
    var allowsOtherVersions = false

    /// Returns the reason why a version is not edited; nil if it may be.
    func reason(against version: ModelVersion) -> Reason? {
        if version.format == .binary { return .binary }
        if version.format?.isSource == false { return .withoutSource }
        if version.model == nil || version.source == nil { return .unreadable }
        return version.isCurrent || allowsOtherVersions ? nil : .notCurrent
    }

    /// Returns the reason why the hashes of a version must not change; nil if no reason is known.
    func hashReason(_ version: ModelVersion) -> HashReason? {
        if locked.contains(version.name) { return .locked(in: lockFile) }
        if released.contains(version.name) { return .released }
        return base?.contains(version.name) == true ? .inBase : nil
    }

    /// Whether it is certain that no store was created with a version, so that even its hash may change.
    func isNew(_ version: ModelVersion) -> Bool { (base != nil || isUnshipped) && hashReason(version) == nil }

    /// The reason why no store of users was created with the version that is fixed, worded to follow `because`.
    var noveltyText: String {
        base == nil ? "it has not shipped" : "the state that lint compares with does not have it"
    }
}

extension VersionProtection {
    /// Reads the lock file beside a model, or the lock file with the given name.
    static func reading(lockFile named: String?, besideModelAt path: String) -> Result<VersionProtection, LockFileError>
    {
        let file = LockFile(named, besideModelAt: path)
        return file.read().map { lock in
            let versions = lock[file.key(ofModelAt: path)]?.versions ?? []
            return VersionProtection(locked: Set(versions.map(\.name)), lockFile: file.path)
        }
    }
}

extension VersionProtection.HashReason {
    /// The reason as a clause that follows `because` in a message.
    var text: String {
        switch self {
        case .locked(let file): "it is locked in '\(file)'"
        case .released: "the configuration lists it as released"
        case .inBase: "the state that lint compares with has it"
        }
    }

    /// - Parameters:
    ///   - bundle: the path of the model.
    ///   - fixCount: the number of fixes that change a version hash.
    ///   - wording: the names of options in messages.
    func diagnostic(_ version: ModelVersion, of bundle: String, fixCount: Int, _ wording: Wording) -> Diagnostic {
        let fixes =
            fixCount == 1
            ? "1 fix that changes a version hash is" : "\(fixCount) fixes that change version hashes are"
        return Diagnostic(
            .fixRefused, .warning, "\(fixes) not made in version '\(version.name)', because \(text)",
            at: SourceLocation(path: version.filePath),
            help: "make a new version for them: \(ToolCommandName.lint) \(ShellWord.quoted(bundle)) \(wording[.fixes]) "
                + wording[.newVersionFixes])
    }
}

extension VersionProtection.Reason {
    /// The reason as a clause that follows `because` in a message.
    private var text: String {
        switch self {
        case .notCurrent: "it is not the current version"
        case .binary: "it is \(EditAdvice.oldFormat)"
        case .withoutSource: "it has no source"
        case .unreadable: "it cannot be read without errors"
        }
    }

    private func help(_ wording: Wording) -> String {
        switch self {
        case .notCurrent: "pass \(wording[.allVersions]) to change older versions, too"
        case .binary: EditAdvice.renewal
        case .withoutSource: "edit the source of the model, or make one: \(ToolCommandName.decompile)"
        case .unreadable: "correct the errors first"
        }
    }

    /// - Parameter wording: the names of options in messages.
    func diagnostic(_ version: ModelVersion, fixCount: Int, _ wording: Wording) -> Diagnostic {
        let fixes = fixCount == 1 ? "1 change is" : "\(fixCount) changes are"
        return Diagnostic(
            .fixRefused, .warning, "\(fixes) not made in version '\(version.name)', because \(text)",
            at: SourceLocation(path: version.filePath), help: help(wording))
    }
}
