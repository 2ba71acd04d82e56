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
    package var reason: String?
}
