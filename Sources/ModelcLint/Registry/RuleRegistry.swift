/// The lists of all rules, one for each folder in `Rules/`. A test compares them with the files.
package enum RuleRegistry {
    /// Every rule, sorted by its id.
    package static let all: [any DescribedRule.Type] = lists.joined().sorted { $0.id < $1.id }

    private static let lists: [[any DescribedRule.Type]] = [
        structure, values, inverses, deleteRules, cloudKit, swiftData, performance, attributes, naming, codegen,
        files, migration, meta,
    ]
}
