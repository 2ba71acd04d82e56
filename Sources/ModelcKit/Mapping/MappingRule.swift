import ModelcDiagnostics
import ModelcReports
import ModelcSchema

/// What `modelc mapping check` looks for. The codes are those of plans.
struct MappingRule {
    static let category = "mapping"

    let code: MigrationFindingCode
    /// What is wrong where the code is found, as a sentence.
    let summary: String

    static let all: [MappingRule] = [
        MappingRule(code: .staleMapping, summary: "A mapping model's copy of a version is not the version any more."),
        MappingRule(
            code: .ambiguousMapping, summary: "A mapping model fits other versions than those it was made for."),
        MappingRule(code: .orphanedMappings, summary: "A mapping model has objects that nothing leads to."),
        MappingRule(code: .unknownPolicy, summary: "The runtime will not find a migration policy under its name."),
        MappingRule(code: .unknownInMapping, summary: "A mapping model names something that does not exist."),
        MappingRule(
            code: .inverseRowsDisagree,
            summary: "The two directions of a relationship are mapped from different things."),
        MappingRule(code: .mappingUnneeded, summary: "Core Data infers what a mapping model says."),
        MappingRule(code: .propertyWithoutRow, summary: "A mapping model has no row for a destination property."),
        MappingRule(code: .rivalMappings, summary: "Two mapping models fit the same versions."),
        MappingRule(code: .entityOmittedByMapping, summary: "A mapping model leaves out an entity that has objects."),
    ]

    var reported: ReportRule {
        ReportRule(
            id: code.id, summary: summary, category: MappingRule.category,
            helpText: code.helpText, helpMarkdown: code.helpMarkdown,
            defaultSeverity: code.level, tags: ["core-data"])
    }
}
