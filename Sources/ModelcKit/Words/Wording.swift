import ModelcBase
import ModelcDiagnostics

/// The names of options in messages: flags for the command-line tool, properties for a program.
package struct Wording: Sendable {
    private let words: @Sendable (MessageOption) -> String

    package init(_ words: @escaping @Sendable (MessageOption) -> String) { self.words = words }

    /// Returns the name of an option.
    package subscript(_ wish: MessageOption) -> String { words(wish) }

    /// Returns the command that locks a version in its present state, or forgets one that no longer exists.
    ///
    /// - Parameter version: the name of the version.
    func locking(anew version: String) -> String {
        "\(ToolCommandName.lock) \(self[.update]) '\(TerminalText.escaped(version))'"
    }

    /// Returns the command that removes a version from the lock.
    ///
    /// - Parameters:
    ///   - version: the name of the version.
    ///   - model: the path of the model as shown.
    func unlocking(_ version: String, of model: String) -> String {
        "\(ToolCommandName.lock) \(ShellWord.quoted(model)) \(self[.unlocking]) \(ShellWord.quoted(version))"
    }

    /// Names for callers that have no flags.
    package static let plain = Wording { "'\($0.rawValue)'" }
}
