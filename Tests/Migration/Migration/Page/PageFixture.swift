import ModelcMigration
import ModelcPlans
import ModelcSchema

/// Reports for tests of pages.
enum PageFixture {
    /// The report of a fixture, as `modelc plan` would create it without a store.
    static func report(_ fixture: MigrationFixture, strategy: MigrationStrategy = .auto) throws -> MigrationReport {
        let input = try fixture.input()
        let versions = input.versions.enumerated().map { index, version in
            MigrationReport.Version(
                name: version.name, file: "Models/\(input.sourceName)/\(version.name).xcdatamodel/contents",
                isCurrent: index == input.versions.count - 1, isLocked: index < input.versions.count - 1,
                checksum: version.hashes.checksum, isHashUnverified: !version.hashes.isVerified)
        }
        let reporter = MigrationReporter(
            modelPath: "Models/" + input.sourceName, versions: versions, strategy: strategy)
        return reporter.report(of: input.plan)
    }

    /// A report with every element: answers of stores, samples, mapping models.
    static func full() throws -> MigrationReport {
        var report = try report(.library)
        report.stores = [
            MigrationReport.Store(
                path: "Prod.sqlite", version: "Library 2", method: .hash, frameworkVersion: 1344,
                hasWriteAheadLog: true),
            MigrationReport.Store(path: "Old.sqlite", version: nil, method: nil, nearest: "Library", distance: 4),
        ]
        report.steps[1].checks = [
            MigrationReport.Check(
                .duplicates, code: .uniquenessAdded, modelPath: "Book.name,isbn",
                question: "values of heading, isbn that several rows of Book have", store: "Prod.sqlite",
                outcome: .count(14),
                sql:
                    "SELECT count(*) FROM (SELECT \"ZHEADING\", \"ZISBN\", count(*) AS n FROM \"ZBOOK\" GROUP BY 1, 2 HAVING n > 1)",
                samples: [["Dune", "978-0441013593", "3"], ["Emma", "NULL", "2"]]),
            MigrationReport.Check(
                .missingValues, code: .optionalToRequired, modelPath: "Book.name",
                question: "rows without a value of Book.heading", store: "Prod.sqlite", outcome: .count(0),
                sql: "SELECT count(*) FROM \"ZBOOK\" WHERE Z_ENT IN (1) AND \"ZHEADING\" IS NULL"),
            MigrationReport.Check(
                .anyRow, code: .requiredWithoutDefault, modelPath: "Book.shelf", question: "rows of Book",
                store: "Prod.sqlite", outcome: .unanswerable(reason: "the store has no table 'ZBOOK'"), sql: nil),
        ]
        report.steps[0].checks = [
            MigrationReport.Check(
                .rowsOfEntity, code: .entityRemoved, modelPath: "Draft", question: "rows of Draft", store: nil,
                outcome: nil, sql: "SELECT count(*) FROM \"ZDRAFT\" WHERE Z_ENT IN (2)")
        ]
        return report
    }

    /// Every text of the full report replaced by one that would break out of a page.
    static let attack =
        "</style></title></script><script>alert(1)</script><img src=x onerror=alert(2)>\" onload='x' &amp; \u{202E}\n"

    static func hostile() throws -> MigrationReport {
        var report = try full()
        let attack = attack
        report.modelPath += attack
        report.versions[0].name = attack
        report.versions[1].file = attack
        report.versions[2].sameSchemaAs = attack
        report.routes[0].from = attack
        report.routes[0].path = [attack, report.target]
        report.routes[1].coreDataWill = .mapping(name: attack)
        report.steps[0].from = attack
        report.steps[0].means = .mapping(name: attack)
        for index in report.steps[1].changes.indices {
            report.steps[1].changes[index].newEntity? += attack
            report.steps[1].changes[index].newValue? += attack
            report.steps[1].changes[index].oldValue? += attack
        }
        for index in report.steps[1].issues.indices {
            report.steps[1].issues[index].finding.modelPath += attack
            report.steps[1].issues[index].finding.reason += attack
            report.steps[1].issues[index].finding.fix? += attack
            report.steps[1].issues[index].file += attack
        }
        for index in report.steps[1].conditions.indices {
            report.steps[1].conditions[index].entity += attack
            report.steps[1].conditions[index].requirement += attack
        }
        report.steps[1].problems = [
            InferenceProblem(.convertibleType, entity: attack, property: attack, reason: attack, isUnverified: true)
        ]
        report.steps[1].probableRenames = [
            ProbableRename(
                .attribute, oldEntity: attack, newEntity: attack, oldProperty: attack, newProperty: attack, score: 9,
                edit: .init(position: nil, identifier: attack, replacedIdentifier: nil))
        ]
        for index in report.steps[1].checks.indices {
            report.steps[1].checks[index].modelPath += attack
            report.steps[1].checks[index].question += attack
            report.steps[1].checks[index].sql? += attack
            report.steps[1].checks[index].samples = [[attack]]
            report.steps[1].checks[index].store? += attack
        }
        report.stores[0].path += attack
        report.stores[1].nearest = attack
        report.stages = [
            .lightweight(versions: [attack]), .blocked(from: attack, to: attack, problems: report.steps[1].problems),
        ]
        return report
    }
}
