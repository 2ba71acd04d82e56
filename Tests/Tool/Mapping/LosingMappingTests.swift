import Foundation
import ModelcTestSupport
import Testing

/// A mapping model that Core Data also uses between versions it was not created for, and that loses objects between
/// them: every command that reads mapping models reports it.
@Suite struct LosingMappingTests {
    private let project: PetProject
    private static let message =
        "Core Data would use this mapping model between another pair of versions as well as from 'M' to 'M 3', where it drops "
        + "the objects of Pet"
    private static let help =
        "remove the mapping model, because Core Data infers these migrations; or make a mapping model from 'M 2b' to 'M 3' as "
        + "well and choose in code which one is used, or migrate in stages, and set 'rules: { MM602: info }' under 'lint' in "
        + ".modelc.yml"

    init() throws { project = try PetProject() }

    /// It is written, because a policy may need it, and the warning is printed at once.
    @Test func newSaysIt() throws {
        let outcome = try project.makeMapping()
        #expect(outcome.status == 0 && outcome.output.hasPrefix("created MtoM_3.xcmappingmodel\n"))
        #expect(
            outcome.errors.hasPrefix("MtoM_3.xcmappingmodel: warning: \(Self.message) [MM602]\n"), "\(outcome.errors)")
        #expect(outcome.errors.contains("= help: \(Self.help)\n"))
        let document = try project.modelc.run(
            "mapping", "new", PetProject.model, "--from", "M", "--to", "M 3", "--dry-run", "--format", "json")
        #expect(document.output.contains("\"id\": \"MM602\""))
        // This mapping model loses nothing between its versions.
        let other = try project.modelc.run("mapping", "new", PetProject.model, "--from", "M 2b", "--to", "M 3")
        #expect(other.status == 0 && other.errors.isEmpty, "\(other.errors)")
        try project.folder.write("lint: { rules: { MM602: off } }\n", to: ".modelc.yml")
        #expect(try project.makeMapping().errors.isEmpty)
    }

    /// Another mapping model of the project counts, whether or not the command checks it.
    @Test func othersOfTheProjectCount() throws {
        #expect(try project.makeMapping().status == 0)
        let other = try project.modelc.run("mapping", "new", PetProject.model, "--from", "M 2b", "--to", "M 3")
        #expect(other.status == 0, "\(other.errors)")
        let all = try project.modelc.run("mapping", "check")
        let one = try project.modelc.run("mapping", "check", PetProject.mapping)
        for outcome in [all, one] {
            #expect(outcome.output.contains("xcmapping.xml:51:5: warning: Core Data may use"), "\(outcome.output)")
            #expect(!outcome.output.contains("error:"))
        }
        try FileManager.default.removeItem(atPath: project.folder.path(PetProject.mapping))
        let new = try project.makeMapping()
        #expect(new.errors.contains("another mapping model was made for these versions"), "\(new.errors)")
        // If the configuration names a folder of mapping models, only those count.
        try project.folder.write("mappings: Mappings\n", to: ".modelc.yml")
        try project.folder.makeFolder("Mappings")
        let alone = try project.modelc.run("mapping", "check", PetProject.mapping)
        #expect(alone.output.contains("error: \(Self.message)"), "\(alone.output)\(alone.errors)")
    }

    /// A plan that writes mapping models reports it, too: here for a type that Core Data does not convert.
    @Test func emittedOnesSayIt() throws {
        try project.write(
            "M", pet: nil, more: "    <entity name=\"Old\"><attribute name=\"a\" attributeType=\"String\"/></entity>\n")
        try project.write(
            "M 2b", pet: ["name:String"],
            more: "    <entity name=\"Old\"><attribute name=\"a\" attributeType=\"String\"/></entity>\n")
        try project.write(
            "M 3", pet: ["name:String"],
            more: "    <entity name=\"Old\"><attribute name=\"a\" attributeType=\"Date\"/></entity>\n")
        let outcome = try project.modelc.run(
            "plan", PetProject.model, "--from", "M", "--emit", "mapping", "--emit-dir", "Out")
        // The mapping model that the same run makes for the other step counts, too.
        #expect(
            outcome.errors.contains("Out/MtoM_3.xcmappingmodel: warning: Core Data may use")
                && outcome.errors.contains("another mapping model was made for these versions"), "\(outcome.errors)")
        try project.folder.write("lint: { rules: { MM602: off } }\n", to: ".modelc.yml")
        let quiet = try project.modelc.run(
            "plan", PetProject.model, "--from", "M", "--emit", "mapping", "--emit-dir", "Third")
        #expect(!quiet.errors.contains("MM602"), "\(quiet.errors)")
    }

    @Test func mappingCheckAndCheckFail() throws {
        #expect(try project.makeMapping().status == 0)
        let mapping = try project.modelc.run("mapping", "check")
        #expect(mapping.status == 1)
        #expect(mapping.output.hasPrefix("MtoM_3.xcmappingmodel/xcmapping.xml:51:5: error: \(Self.message) [MM602]\n"))
        #expect(mapping.output.contains("= note: from 'M 2b' to 'M 3', without the objects of Pet: "))
        #expect(mapping.output.contains("= help: \(Self.help)\n"))
        let check = try project.modelc.run("check")
        #expect(check.status == 1 && check.output.hasPrefix("check failed: mapping models\n"), "\(check.output)")
        #expect(check.output.contains("\(Self.message) [MM602]"))
    }

    @Test(arguments: ["text", "json", "markdown", "html"])
    func thePlanSaysIt(_ format: String) throws {
        #expect(try project.makeMapping().status == 0)
        let outcome = try project.modelc.run("plan", PetProject.model, "--format", format)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("MM602") && outcome.output.contains("DL206"))
        #expect(outcome.output.contains("xcmapping.xml:51:5") || format == "json")
    }

    @Test func everyReportHasItsPlace() throws {
        #expect(try project.makeMapping().status == 0)
        let file = "MtoM_3.xcmappingmodel/xcmapping.xml"
        for (format, place) in [
            ("text", "\(file):51:5: error: "), ("xcode", "\(file):51:5: error: "), ("github", "file=\(file),line=51,"),
            ("sarif", "\"startLine\": 51"), ("json", "\"line\": 51"), ("jsonl", "\"line\": 51"),
            ("junit", "\(file):51"), ("checkstyle", "line=\"51\""), ("gitlab", "\"begin\": 51"),
        ] {
            for command in [["check"], ["mapping", "check"], ["plan", PetProject.model]] {
                let arguments = command + ["--report", "\(format)=out", "--force"]
                #expect(try project.modelc.run(arguments).status == 1)
                let report = try String(contentsOfFile: project.folder.path("out"), encoding: .utf8)
                #expect(report.contains("MM602") && report.contains(place), "\(command) \(format)")
            }
        }
    }

    /// With the mapping model that the finding recommends, Core Data may use either one: this is a warning, and the
    /// recommendation is possible.
    @Test func theAdvisedMappingModelEndsTheError() throws {
        #expect(try project.makeMapping().status == 0)
        #expect(try project.modelc.run("mapping", "new", PetProject.model, "--from", "M 2b", "--to", "M 3").status == 0)
        let advice = "choose in code which one is used, or migrate in stages, and set 'rules: { MM602: info }' under "
        let rivals = "choose in code which one is used, and set 'rules: { MM609: info }' under 'lint' in .modelc.yml\n"
        for command in [["mapping", "check"], ["plan", PetProject.model], ["check"]] {
            let outcome = try project.modelc.run(command)
            // A warning fails a check of mapping models, but not a plan.
            #expect(outcome.status == (command[0] == "plan" ? 0 : 1), "\(command) \(outcome.output)")
            #expect(outcome.output.contains("Core Data may use this mapping model"), "\(outcome.output)")
            #expect(outcome.output.contains("; another mapping model was made for these versions"))
            #expect(outcome.output.contains(advice) && !outcome.output.contains("make a mapping model"))
            #expect(command[0] == "mapping" || outcome.output.contains("help: \(rivals)"), "\(outcome.output)")
            #expect(!outcome.output.contains("remove one of them"))
        }
        // The line that the help names.
        try project.folder.write("lint: { rules: { MM602: info, MM609: info } }\n", to: ".modelc.yml")
        for command in [["mapping", "check"], ["plan", PetProject.model], ["check"]] {
            let outcome = try project.modelc.run(command)
            #expect(outcome.status == 0 && !outcome.output.contains("warning"), "\(outcome.output)")
        }
        // An outdated mapping model does not help.
        try project.write("M 2b", pet: ["name:Date"])
        try FileManager.default.removeItem(atPath: project.folder.path(".modelc.yml"))
        let outdated = try project.modelc.run("mapping", "check")
        #expect(outdated.status == 1 && outdated.output.contains("Core Data would use this mapping model"))
    }

    /// An app that does not search for mapping models is not affected.
    @Test(arguments: ["staged", "lightweight"])
    func otherStrategiesDoNotMeetIt(_ strategy: String) throws {
        #expect(try project.makeMapping().status == 0)
        #expect(try project.modelc.run("mapping", "new", PetProject.model, "--from", "M 2b", "--to", "M 3").status == 0)
        let outcome = try project.modelc.run("plan", PetProject.model, "--strategy", strategy, "--verbose")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(!outcome.output.contains("MM602") && !outcome.output.contains("MM609"), "\(outcome.output)")
    }

    /// Only the migrations of the plan count.
    @Test func otherStepsOfThePlanAreLeftOut() throws {
        let toy = "    <entity name=\"Toy\"/>\n"
        try project.write("M 4", pet: ["age:Integer 16", "name:String"], more: toy)
        #expect(try project.makeMapping().status == 0)
        func plan(_ from: String) throws -> ModelcProcess.Outcome {
            try project.modelc.run("plan", PetProject.model, "--from", from, "--to", "M 4", "--verbose")
        }
        let direct = try plan("M")
        #expect(direct.status == 0 && direct.output.contains("note MM602"), "\(direct.output)")
        #expect(!direct.output.contains("M 2b' to"), "\(direct.output)")
        let lossy = try plan("M 2b")
        #expect(lossy.status == 1 && lossy.output.contains("(from 'M 2b' to 'M 4', without the objects of Pet)"))
        let last = try plan("M 3")
        #expect(!last.output.contains("M 2b' to"), "\(last.output)")
    }

    /// If nothing is lost between the other versions, it is a note.
    @Test func itIsANoteWhereNothingIsLost() throws {
        try project.write("M 2b", pet: nil, more: "    <entity name=\"Toy\"/>\n")
        let made = try project.makeMapping()
        #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
        let outcome = try project.modelc.run("mapping", "check", "--min-severity", "info")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("note: Core Data would use this mapping model between another pair"))
        #expect(outcome.output.contains("where it does the same [MM602]"))
    }
}
