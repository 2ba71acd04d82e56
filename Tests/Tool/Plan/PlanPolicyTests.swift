import Foundation
import ModelcTestSupport
import Testing

@testable import modelc

/// The section `plan` of `.modelc.yml` holds for `plan` and for the plan of `check`, and options override it.
@Suite struct PlanPolicyTests {
    /// Core Data cannot go directly from the first version to the last, but can go through the second.
    private let bundle: PlanBundle

    init() throws {
        bundle = try PlanBundle.with([
            ("M", ["title", "pages:String"]), ("M 2", ["title"]), ("M 3", ["title", "pages:Integer 64"]),
        ])
    }

    private func run(_ arguments: String...) throws -> ModelcProcess.Outcome { try bundle.modelc.run(arguments) }

    @Test func theStrategyIsThatOfTheFile() throws {
        #expect(try run("plan").status == 1)
        #expect(try run("check", "--only", "plan").status == 1)
        try bundle.folder.write("plan:\n  strategy: iterative\n", to: ".modelc.yml")
        #expect(try run("plan").status == 0)
        let check = try run("check", "--only", "plan")
        #expect(check.status == 0 && check.output.contains("plan: 1 warning"), "\(check)")
        #expect(try run("plan", "--strategy", "auto").status == 1)
        #expect(try run("check", "--only", "plan", "--strategy", "auto").status == 1)
    }

    @Test func checkHasTheOptionsOfPlan() throws {
        let check = try run("check", "--only", "plan", "--strategy", "iterative")
        #expect(check.status == 0 && check.output.contains("plan: 1 warning"), "\(check)")
        #expect(
            try run("check", "--only", "plan", "--strategy", "iterative", "--fail-on-risk", "data-loss").status == 1)
    }

    @Test func risksAndSeveritiesAreThoseOfTheFile() throws {
        func write(_ line: String) throws {
            try bundle.folder.write("plan:\n  strategy: iterative\n  \(line)\n", to: ".modelc.yml")
        }
        try write("fail-on-risk: data-loss")
        #expect(try run("plan").status == 1)
        #expect(try run("check", "--only", "plan").status == 1)
        #expect(try run("plan", "--fail-on-risk", "blocked").status == 0)
        try write("fail-on: warning")
        #expect(try run("plan").status == 1)
        #expect(try run("check", "--only", "plan").status == 1)
        #expect(try run("plan", "--fail-on", "error").status == 0)
        #expect(try run("check", "--only", "plan", "--fail-on", "error").status == 0)
    }

    @Test func aFailureByRiskNamesTheSetting() throws {
        let plan = try run("plan", "--strategy", "iterative", "--fail-on-risk", "data-loss")
        #expect(plan.output.contains("1 warning fails the run: fail-on-risk is data-loss."), "\(plan.output)")
        let check = try run("check", "--only", "plan", "--strategy", "iterative", "--fail-on-risk", "data-loss")
        #expect(check.output.contains("; 1 warning fails the run: fail-on-risk is data-loss"), "\(check.output)")
        #expect(try !run("plan", "--strategy", "iterative").output.contains("fails the run"))
    }

    @Test func storesAreThoseOfTheFile() throws {
        try bundle.folder.write("plan:\n  stores: [Old.sqlite]\n", to: ".modelc.yml")
        for command in ["plan", "check"] {
            let outcome = try run(command)
            #expect(outcome.status == 2 && outcome.errors.contains("Old.sqlite"), "\(outcome)")
        }
    }

    @Test func configShowsThePolicy() throws {
        try bundle.folder.write("plan:\n  strategy: staged\n", to: ".modelc.yml")
        let outcome = try run("config")
        #expect(outcome.output.contains("plan:\n  strategy: staged  # .modelc.yml:2"), "\(outcome.output)")
        #expect(outcome.output.contains("fail-on-risk: blocked"), "\(outcome.output)")
    }

    @Test func unknownWordsAreRefused() throws {
        try bundle.folder.write("plan:\n  strategy: iterativ\n", to: ".modelc.yml")
        let outcome = try run("plan")
        #expect(outcome.status == 2 && outcome.errors.contains("did you mean 'iterative'?"), "\(outcome)")
    }

    /// What only one run of `plan` has: its start, its target, its files, its length.
    private static let ofOneRun: Set = [
        "--from", "--from-store", "--to", "--order", "--emit", "--emit-dir", "--module", "--language", "--dry-run",
        "--details",
    ]

    @Test func everyOtherOptionOfPlanIsOneOfCheck() {
        let plan = Set(CommandPath.options(of: PlanCommand.self))
        let check = Set(CommandPath.options(of: CheckCommand.self))
        #expect(plan.subtracting(check) == Self.ofOneRun)
    }

    /// As in `lint`, a folder stands for all models below it.
    @Test func severalModels() throws {
        try FileManager.default.copyItem(
            atPath: bundle.folder.path(PlanBundle.name), toPath: bundle.folder.path("Other.xcdatamodeld"))
        let check = try run("check", "--strategy", "iterative")
        #expect(check.output.contains("2 models"), "\(check)")
        let identify = try run("identify", "None.sqlite")
        #expect(identify.status == 2 && identify.errors.contains("None.sqlite"), "\(identify)")
        #expect(!identify.errors.contains("found 2 models"), "\(identify)")
    }

    /// The version on standard input is the target; there is no version before it.
    @Test func standardInputIsATarget() throws {
        let outcome = try bundle.modelc.run(
            executable: URL(fileURLWithPath: "/bin/sh"),
            ["-c", "'\(ModelcProcess.executable.path)' plan - < '\(PlanBundle.name)/M 2.xcdatamodel/contents'"])
        #expect(outcome.status == 0 && outcome.output.contains("There is nothing to migrate."), "\(outcome)")
    }
}
