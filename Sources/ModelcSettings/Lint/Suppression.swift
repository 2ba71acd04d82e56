import ModelcBase

/// The reason why a finding is suppressed.
package struct Suppression: Hashable, Sendable {
    /// The prefix of user info keys for lint, such as `modelc.lint.disable`. Code generation ignores them.
    package static let userInfoPrefix = "modelc.lint."

    /// Where the suppression is defined.
    package enum Kind: String, Sendable {
        /// The suppression is in the model's user info.
        case userInfo
        /// The suppression is in an `ignore` entry of the configuration file.
        case config
    }

    package var kind: Kind
    /// The reason that the author gave for the suppression; nil if there is none.
    package var reason: String?

    package init(kind: Kind, reason: String?) {
        self.kind = kind
        self.reason = reason
    }
}
