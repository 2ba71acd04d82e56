import Foundation
import ModelcTestSupport
import Testing

/// `generate --adopt` and `init --from mogenerator`.
@Suite struct AdoptionTests {
    private var modelc = ModelcProcess()
    private let folder: TemporaryFolder
    private static let line = "// DO NOT EDIT. This file is machine-generated and constantly overwritten.\n"

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.path("")
        try FileManager.default.copyItem(
            atPath: Repository.root.path + "/Tests/Fixtures/MogeneratorClient/Zoo.xcdatamodeld",
            toPath: folder.path("Zoo.xcdatamodeld"))
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(path)) }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder.path(path), encoding: .utf8)
    }

    private func generate(_ more: String...) throws -> ModelcProcess.Outcome {
        try modelc.run(
            ["generate", "Zoo.xcdatamodeld", "--style", "mogenerator", "--language", "swift", "--output", "Machine"]
                + ["--human-output", "Human", "--adopt"] + more)
    }

    @Test func machineFilesAreReplacedAndSymbolsCompared() throws {
        try folder.write(
            Self.line + """
                open class _Lion: Animal {
                    open class func entityName () -> String { return "Lion" }
                    @NSManaged open var roar: NSNumber?
                    @NSManaged open var mane: NSNumber?
                    open func shake(_ value: Int, times: Int) {}
                }
                """, to: "Machine/_Lion.swift")
        try folder.write(Self.line + "open class _Keeper {}", to: "Old/_Keeper.swift")
        try folder.write("@objc(Lion)\nopen class Lion: _Lion {}\n", to: "Human/Lion.swift")
        try folder.write("func f(_ lion: Lion) {\n    lion.mane = 1\n}\n", to: "App/Use.swift")
        let rehearsal = try generate("--dry-run")
        #expect(rehearsal.output.contains("would take over 2 files of mogenerator\nwould remove Old/_Keeper.swift\n"))
        #expect(exists("Old/_Keeper.swift"))
        let outcome = try generate()
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("took over 2 files of mogenerator\nremoved Old/_Keeper.swift\n"))
        #expect(outcome.output.contains(" 2 lost, 1 of them used\n"), "\(outcome.output)")
        #expect(outcome.output.contains("lost: Lion.mane, used in App/Use.swift:2\n"))
        #expect(outcome.output.contains("lost, not used: Lion.shake(_:times:)\n"))
        #expect(!exists("Old/_Keeper.swift"))
        #expect(try text("Human/Lion.swift") == "@objc(Lion)\nopen class Lion: _Lion {}\n")
        let again = try generate()
        #expect(again.output.hasSuffix("nothing to take over from mogenerator or Xcode\n"))
    }

    @Test func filesOfXcodeAreRemovedUnlessTheyHaveCode() throws {
        let head = "//\n//  This file was automatically generated and should not be edited.\n//\n\nimport CoreData\n\n"
        try folder.write(
            head + "extension Lion {\n    @NSManaged public var roar: Float\n}\n", to: "X/Lion+CoreDataProperties.swift"
        )
        try folder.write(
            head + "@objc(Lion)\npublic class Lion: Animal {\n\n}\n", to: "X/Lion+CoreDataClass.swift")
        try folder.write(
            head + "@objc(Keeper)\npublic class Keeper: NSManagedObject {\n    func feed() {}\n}\n",
            to: "X/Keeper+CoreDataClass.swift")
        let outcome = try generate()
        #expect(outcome.output.contains("took over 2 files of Xcode\n"), "\(outcome.output)")
        #expect(!exists("X/Lion+CoreDataProperties.swift") && !exists("X/Lion+CoreDataClass.swift"))
        #expect(exists("X/Keeper+CoreDataClass.swift"))
    }

    @Test func aFileOfTheUserIsNeverTaken() throws {
        try folder.write("open class _Lion {}\n", to: "Old/_Lion.swift")
        try folder.write(Self.line + "class Tiger: _Tiger {}", to: "Old/_Unknown.swift")
        _ = try generate()
        #expect(exists("Old/_Lion.swift") && exists("Old/_Unknown.swift"))
    }

    // MARK: init --from

    private func initialize(_ file: String) throws -> String {
        let outcome = try modelc.run("init", "--from", "mogenerator", file)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try text(".modelc.yml")
    }

    @Test func aScriptBecomesAConfiguration() throws {
        try folder.write(
            """
            #!/bin/sh
            # mogenerator --model Old.xcdatamodeld
            which mogenerator || brew install mogenerator
            OUT="$SRCROOT/Classes"
            mogenerator -m "${SRCROOT}/Zoo.xcdatamodeld" --machine-dir "$OUT/Machine" \\
                --human-dir $OUT/Human --template-var arc=true --base-class Base --includeh Classes/Machine/All.h
            """, to: "generate.sh")
        let configuration = try initialize("generate.sh")
        for line in [
            "  - path: Zoo.xcdatamodeld\n", "    output: Classes/Machine\n", "    human-output: Classes/Human\n",
            "    language: objc\n", "    style: mogenerator\n", "    base-class: Base\n",
            "    template-vars: [\"arc=true\"]\n",
        ] { #expect(configuration.contains(line), "\(line) in \(configuration)") }
        let outcome = try modelc.run("generate", "--adopt")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try text("Classes/Machine/_Animal.h").contains("@interface _Animal : Base\n"))
        #expect(
            try text("Classes/Machine/All.h").hasSuffix(
                "#import \"Keeper.h\"\n#import \"Animal.h\"\n#import \"Lion.h\"\n"))
    }

    @Test func aBuildPhaseAndArgumentsAreRead() throws {
        try folder.write(
            "\t\t\tshellScript = \"cd \\\"$PROJECT_DIR\\\"\\nmogenerator --model=Zoo.xcdatamodeld --swift -O Generated\\n\";\n",
            to: "App.xcodeproj/project.pbxproj")
        let configuration = try initialize("App.xcodeproj/project.pbxproj")
        #expect(configuration.contains("    output: Generated\n    language: swift\n    style: mogenerator\n"))
        try FileManager.default.removeItem(atPath: folder.path(".modelc.yml"))
        try folder.write("[\"--model\", \"Zoo.xcdatamodeld\", \"-O\", \"Out\"]", to: ".mogenerator-args")
        #expect(try initialize(".mogenerator-args").contains("    output: Out\n    language: objc\n"))
    }

    @Test func templatesOfTheProjectAreConverted() throws {
        try folder.write("\(Self.line)<$name$>\n", to: "Mo/machine.swift.motemplate")
        try folder.write("class <$managedObjectClassName$>\n", to: "Mo/human.swift.motemplate")
        try folder.write(
            "gen:\n\tmogenerator --swift --model Zoo.xcdatamodeld -O Out --template-path Mo\n", to: "Makefile")
        #expect(try initialize("Makefile").contains("    templates: Templates\n"))
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try text("Out/_Lion.swift") == Self.line + "Lion\n")
    }

    @Test func anUnknownVariableIsSaid() throws {
        try folder.write("mogenerator --model $MODEL -O Out\n", to: "generate.sh")
        let outcome = try modelc.run("init", "--from", "mogenerator", "generate.sh")
        #expect(outcome.status == 64 && outcome.errors.contains("generate.sh:1: the value of $MODEL is not known"))
        try folder.write("echo mogenerator\n", to: "generate.sh")
        let none = try modelc.run("init", "--from", "mogenerator", "generate.sh")
        #expect(none.status == 2 && none.errors.contains("does not call mogenerator"))
    }
}
