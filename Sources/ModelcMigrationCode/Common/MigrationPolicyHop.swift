import ModelcPlans

/// A hop with the policies that its mapping model calls.
package struct MigrationPolicyHop: Hashable, Sendable {
    /// The version's name.
    var from: String
    /// The version's name.
    var to: String
    /// The policies of the mapping model, with the class and method names used there.
    package var policies: [EntityPolicy]

    package init(from: String, to: String, policies: [EntityPolicy]) {
        self.from = from
        self.to = to
        self.policies = policies
    }
}
