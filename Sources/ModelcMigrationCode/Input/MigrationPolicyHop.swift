import ModelcSchema

/// A hop with the policies that its mapping model calls.
package struct MigrationPolicyHop: Hashable, Sendable {
    /// The version's name.
    package var from: String
    /// The version's name.
    package var to: String
    /// Those of the mapping model, by which their classes and methods are named there.
    package var policies: [EntityPolicy]

    package init(from: String, to: String, policies: [EntityPolicy]) {
        self.from = from
        self.to = to
        self.policies = policies
    }
}
