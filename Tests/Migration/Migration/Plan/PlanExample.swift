import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport

/// A plan with every element: a hop that fails although a chain works, losses, conditions of the store, a rename, a
/// mapping model that matches two steps, a store with answers, and two versions with one schema.
enum PlanExample {
    /// Pages are a text.
    static let first = model(
        entity("Book", [placed("colour", 4), placed("pages", 5), placed("title", 6)]),
        entity("Person", [placed("name", 9)]))

    /// Without pages; people have an age.
    static let second = model(
        entity("Book", [placed("colour", 4), placed("title", 5)]),
        entity("Person", [placed("age", 8, .integer32), placed("name", 9)]))

    /// The same for a store.
    static let third = model(
        entity("Book", [placed("colour", 4), placed("title", 5) { $0.defaultValueText = "?" }]),
        entity("Person", [placed("age", 8, .integer32), placed("name", 9)]))

    /// Pages are a number, people are readers, titles are unique, and everyone has a card.
    static let fourth = model(
        entity("Book", [placed("pages", 4, .integer16), placed("title", 5)]) {
            var unique = constraint("title")
            unique.position = position(6)
            $0.uniquenessConstraints = [unique]
            $0.position = position(3)
        },
        entity(
            "Reader", id: "Person",
            [
                placed("age", 9, .integer16), placed("card", 10, .integer64) { $0.isOptional = false },
                placed("name", 11),
            ]))

    private static func placed(
        _ name: String, _ line: Int, _ type: AttributeType = .string,
        editing edit: (inout AttributeDescription) -> Void = { _ in }
    ) -> AttributeDescription {
        attribute(name, type) {
            $0.position = position(line)
            edit(&$0)
        }
    }

    static let planned = [
        MigrationPlanner.Version(name: "V1", model: first),
        MigrationPlanner.Version(name: "V2", model: second),
        MigrationPlanner.Version(name: "V3", model: third),
        MigrationPlanner.Version(name: "V4", model: fourth),
    ]

    static let mapping = KnownMapping(
        name: "ToV4",
        pairs: [.init(from: "V1", to: "V2"), .init(from: "V2", to: "V4"), .init(from: "V3", to: "V4")])

    static let versions = ["V1", "V2", "V3", "V4"].map { name in
        MigrationReport.Version(
            name: name, file: "Library.xcdatamodeld/\(name).xcdatamodel/contents",
            identifier: name == "V1" ? "first" : nil, isCurrent: name == "V4", isLocked: name == "V1",
            checksum: VersionHash(bytes: [UInt8](repeating: 1, count: 32)),
            isHashUnverified: name == "V2",
            entities: VersionHash(bytes: [UInt8](0..<32)).map { [.init(name: "Book", hash: $0)] } ?? [])
    }

    static func reporter(
        _ severities: MigrationSeverities = MigrationSeverities(), mappings: [KnownMapping] = [],
        _ strategy: MigrationStrategy = .auto
    ) -> MigrationReporter {
        MigrationReporter(
            modelPath: "Library.xcdatamodeld", versions: versions,
            mappings: mappings.map {
                MigrationReport.Mapping(
                    name: $0.name, path: "Maps/\($0.name).xcmappingmodel", pairs: $0.pairs)
            }, severities: severities, strategy: strategy)
    }

    static func plan(
        mappings: [KnownMapping] = [], _ strategy: MigrationStrategy = .auto
    ) -> MigrationPlan? {
        var options = MigrationOptions()
        options.strategy = strategy
        return MigrationPlanner(options: options).plan(planned, to: "V4", mappings: mappings)
    }

    /// The complete report, with a store that was queried.
    static func report() -> MigrationReport? {
        guard let plan = plan() else { return nil }
        var report = reporter(mappings: [mapping]).report(of: plan)
        report.stores = [
            MigrationReport.Store(
                path: "Prod.sqlite", version: "V3", method: .hash, distance: 0, frameworkVersion: 1344,
                hasWriteAheadLog: true),
            MigrationReport.Store(path: "Odd.sqlite", version: nil, method: nil, nearest: "V2"),
        ]
        for index in report.steps.indices where report.steps[index].from == "V3" {
            report.steps[index].checks = checks
        }
        return report
    }

    private static let checks = [
        MigrationReport.Check(
            .duplicates, code: .uniquenessAdded, modelPath: "Book",
            question: "values of title that several rows of Book have", store: "Prod.sqlite",
            outcome: .count(14),
            sql: "SELECT count(*) FROM \"ZBOOK\"", sampleSQL: "SELECT \"ZTITLE\" FROM \"ZBOOK\" LIMIT 5",
            samples: [["It's", "3"]]),
        MigrationReport.Check(
            .values, code: .attributeRemoved, modelPath: "Book.colour", question: "values of Book.colour",
            store: "Prod.sqlite", outcome: .unanswerable(reason: "there is no table 'ZBOOK'"), sql: nil),
        MigrationReport.Check(
            .anyRow, code: .requiredWithoutDefault, modelPath: "Reader.card", question: "rows of Person",
            store: nil,
            outcome: nil, sql: "SELECT count(*) FROM \"ZPERSON\""),
    ]
}
