import ModelcBase
import ModelcDiagnostics
import ModelcFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The action taken on a version that an earlier run of modelc did not finish, because it was killed.
struct SettledVersion {
    enum Kind {
        /// The version with this name was removed, because it was not current yet.
        case tookBack(String)
        /// The version was renamed. Its folder with the former name was removed.
        case renamed(String, to: String)
        /// The version with this name is current, but an Xcode project may not list it.
        case added(String)
    }

    let bundle: String
    let kind: Kind

    /// Whether the version is complete, and only Xcode projects may have to be corrected.
    var isAboutProjects: Bool {
        if case .added = kind { true } else { false }
    }

    /// - Parameters:
    ///   - versions: the names of the bundle's versions after this run; empty if this run does not change them.
    ///   - current: the name of the current version after this run; nil if this run does not change it.
    func diagnostic(_ display: DisplayPath, versions: [String] = [], current: String? = nil) -> Diagnostic {
        let path = display.path(bundle)
        let (message, help) = words(path, versions, current)
        return Diagnostic(.unfinishedVersion, .warning, message, at: SourceLocation(path: path), help: help)
    }

    private func words(
        _ path: String, _ versions: [String], _ current: String?
    ) -> (message: String, help: String?) {
        switch kind {
        case .tookBack(let name):
            return (
                "removed the version '\(TerminalText.escaped(name))': an earlier run was ended before it had added it",
                // This run may repeat the killed command, so that the version exists now.
                versions.contains(name)
                    ? nil : "if you want the version, add it again: \(ToolCommandName.versionsAdd)"
            )
        case .renamed(let old, let name):
            let (old, name) = (TerminalText.escaped(old), TerminalText.escaped(name))
            return ("removed the version '\(old)': an earlier run was ended while it renamed it to '\(name)'", nil)
        case .added(let name):
            let words = [path, current ?? name].map { ShellWord.quoted(TerminalText.escaped($0)) }.joined(
                separator: " ")
            return (
                "an earlier run was ended after it had made '\(TerminalText.escaped(name))' the current version: an Xcode "
                    + "project may not list it",
                "correct the project: \(ToolCommandName.versionsUse) \(words)"
            )
        }
    }
}
