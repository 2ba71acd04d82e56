import ModelcPlans

/// Facts that a rule of lint sees in the model and a plan sees for stores. Whoever tolerates the one finding tolerates the fact.
package enum FactRules {
    /// The rules of lint that see what a code of the plan is about.
    package static let ofCodes: [MigrationFindingCode: Set<String>] = [
        .requiredWithoutDefault: ["required-without-default-added"],
        .optionalToRequired: ["optional-tightened"],
        .uniquenessAdded: ["uniqueness-added"],
        .requiredRelationship: ["required-relationship-added"],
        .destinationChanged: ["destination-changed"],
        .incompatibleType: ["type-changed"],
        .hierarchiesMerged: ["hierarchies-merged"],
        .toManyToOne: ["cardinality-narrowed"],
        .transformerChanged: ["transformer-changed"],
        .renameChainBroken: ["rename-chain-broken"],
        .indexNotBuilt: ["index-only-change"],
        .versionMissing: ["current-version-modified-after-release", "frozen-version-modified"],
    ]
}
