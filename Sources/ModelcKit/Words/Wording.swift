import ModelcBase
import ModelcDiagnostics

/// The names of options in messages. For the command-line tool, these are flags such as `--baseline`; for a program,
/// these are names of properties.
package struct Wording: Sendable {
    private let words: @Sendable (MessageOption) -> String

    package init(_ words: @escaping @Sendable (MessageOption) -> String) { self.words = words }

    /// Returns the name of an option, such as `--baseline`.
    package subscript(_ wish: MessageOption) -> String { words(wish) }

    /// Returns the command that locks a version in its present state. If the version no longer exists, the same command
    /// removes it from the lock file.
    ///
    /// - Parameters:
    ///   - version: the name of the version.
    ///   - model: the path of the model as shown to the user; nil if it is the only one.
    func locking(anew version: String, of model: String? = nil) -> String {
        let path = model.map { ShellWord.quoted($0) + " " } ?? ""
        return "\(ToolCommandName.lock) \(path)\(self[.update]) '\(TerminalText.escaped(version))'"
    }

    /// Returns the command that removes a version from the lock file.
    ///
    /// - Parameters:
    ///   - version: the name of the version.
    ///   - model: the path of the model as shown to the user.
    func unlocking(_ version: String, of model: String) -> String {
        "\(ToolCommandName.lock) \(ShellWord.quoted(model)) \(self[.unlocking]) \(ShellWord.quoted(version))"
    }

    /// The names for programs that use the library and have no flags.
    package static let plain = Wording { "'\($0.rawValue)'" }
}
