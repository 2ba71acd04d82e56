import ModelcBase

/// Why a finding is not reported.
package struct Suppression: Hashable, Sendable {
    /// The prefix of user info keys for lint, such as `modelc.lint.disable`. Code generation ignores them.
    package static let userInfoPrefix = "modelc.lint."

    /// Where the suppression is defined.
    package enum Kind: String, Sendable {
        /// In the model's user info.
        case userInfo
        /// In the configuration's `ignore` entries.
        case config
    }

    package var kind: Kind
    /// The reason given for it.
    package var reason: String?

    package init(kind: Kind, reason: String?) {
        self.kind = kind
        self.reason = reason
    }
}
