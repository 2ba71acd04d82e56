/// Why a finding is not reported.
package struct Suppression: Hashable, Sendable {
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
