/// Why a finding is not reported.
package struct Suppression: Hashable, Sendable {
    /// The prefix of the keys in user info that are for lint, such as `modelc.lint.disable`. They mean nothing to
    /// generation.
    package static let userInfoPrefix = "modelc.lint."

    /// Where the suppression is written.
    package enum Kind: String, Sendable {
        /// In the model's user info.
        case userInfo
        /// In the entries `ignore` of the configuration.
        case config
    }

    package var kind: Kind
    /// The reason that was given for it.
    package var reason: String?

    package init(kind: Kind, reason: String?) {
        self.kind = kind
        self.reason = reason
    }
}
