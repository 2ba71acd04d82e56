import ModelcPlans

/// A hop (a direct migration between two versions), and the policies that its mapping model calls.
package struct MigrationPolicyHop: Hashable, Sendable {
    /// The name of the source version.
    var from: String
    /// The name of the target version.
    var to: String
    /// The policies of the mapping model, with the class and method names that the mapping model uses.
    package var policies: [EntityPolicy]

    package init(from: String, to: String, policies: [EntityPolicy]) {
        self.from = from
        self.to = to
        self.policies = policies
    }
}
