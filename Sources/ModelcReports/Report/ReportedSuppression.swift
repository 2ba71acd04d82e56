/// Why a finding does not count: somebody said so.
package struct ReportedSuppression: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        /// In the user info of the model itself.
        case userInfo
        /// In the configuration.
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
