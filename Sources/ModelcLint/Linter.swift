import ModelcSchema

/// Finds faults in a model. Pure: it reads nothing, prints nothing, and gives equal findings for equal models.
///
/// 1. look up who inherits from whom and what is declared where: `LintSubject`;
/// 2. ask every rule, one file each in `Rules/`, listed in `RuleRegistry`;
/// 3. sort the findings by their place;
/// 4. look for the names that misspelt ones were meant to be: `SpellingHelp`.
///
/// It takes about n log n time in the size of the model, however faulty the model is.
package enum Linter {
    /// The faults that stop every use of the model but formatting and showing it, in the order of the file; all of them
    /// are errors. Empty for a model that can be generated from.
    package static func structuralFaults(in model: ResolvedModel) -> [Finding] {
        findings(of: RuleRegistry.structure, in: LintSubject(model))
    }

    private static func findings(of rules: [any LintRule.Type], in subject: LintSubject) -> [Finding] {
        var findings: [Finding] = []
        for rule in rules {
            rule.check(subject) { findings.append($0) }
        }
        findings.sort(by: Finding.standsBefore)
        return SpellingHelp.added(to: findings, in: subject)
    }
}
