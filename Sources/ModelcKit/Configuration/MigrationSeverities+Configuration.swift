import ModelcConfiguration
import ModelcMigration
import ModelcPlans

extension MigrationSeverities {
    /// Takes the severities of codes from `rules` of the section `lint`, where nothing else is said of them.
    package mutating func complete(from lint: LintConfiguration?) {
        for entry in lint?.rules?.value.entries ?? [] {
            guard let code = MigrationFindingCode(name: entry.name), let severity = entry.severity else { continue }
            choices[code] = choices[code] ?? severity
        }
    }
}
