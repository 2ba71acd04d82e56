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

    /// The first lines of files that Xcode writes for *Create NSManagedObject Subclass*, by version.
    private static let heads = [
        """
        //  Created by Ada on 1/2/16.
        //  Copyright © 2016 Ada. All rights reserved.
        //
        //  Choose "Create NSManagedObject Subclass…" from the Core Data editor menu
        //  to delete and recreate this implementation file for your updated model.
        //
        """,
        "//  Created by Ada on 1/2/17.\n//  Copyright © 2017 Ada. All rights reserved.\n//",
        "//  Created by Ada on 1/2/26.\n//\n//",
    ]

    private func writeXcode(_ name: String, _ head: String, _ body: String) throws {
        try folder.write("//\n//  \(name)\n//  App\n//\n\(head)\n\n\(body)", to: "X/" + name)
    }

    @Test(arguments: heads)
    func committedFilesOfXcodeAreTaken(head: String) throws {
        try writeXcode(
            "Lion+CoreDataProperties.swift", head,
            """
            import Foundation
            import CoreData


            extension Lion {

                @nonobjc public class func fetchRequest() -> NSFetchRequest<Lion> {
                    return NSFetchRequest<Lion>(entityName: "Lion")
                }

                @NSManaged public var roar: Float
                @NSManaged public var cubs: NSSet?

            }

            // MARK: Generated accessors for cubs
            extension Lion {

                @objc(addCubsObject:)
                @NSManaged public func addToCubs(_ value: Animal)

            }

            extension Lion : Identifiable {

            }

            """)
        try writeXcode(
            "Lion+CoreDataClass.swift", head,
            "import Foundation\nimport CoreData\n\n@objc(Lion)\npublic class Lion: Animal {\n\n}\n")
        try writeXcode(
            "Keeper+CoreDataProperties.h", head,
            """
            #import "Keeper+CoreDataClass.h"
            NS_ASSUME_NONNULL_BEGIN

            @interface Keeper (CoreDataProperties)
            + (NSFetchRequest<Keeper *> *)fetchRequest;
            @property (nullable, nonatomic, copy) NSString *name;
            @property (nullable, nonatomic, retain) NSSet<Animal *> *animals;
            @end

            @interface Keeper (CoreDataGeneratedAccessors)
            - (void)addAnimalsObject:(Animal *)value;
            @end

            NS_ASSUME_NONNULL_END

            """)
        try writeXcode(
            "Keeper+CoreDataProperties.m", head,
            """
            #import "Keeper+CoreDataProperties.h"

            @implementation Keeper (CoreDataProperties)

            + (NSFetchRequest<Keeper *> *)fetchRequest {
            \treturn [NSFetchRequest fetchRequestWithEntityName:@"Keeper"];
            }

            @dynamic name;
            @dynamic animals;

            @end

            """)
        let outcome = try generate()
        #expect(outcome.output.contains("took over 4 files of Xcode\n"), "\(outcome.output)")
        #expect(!exists("X/Lion+CoreDataProperties.swift") && !exists("X/Keeper+CoreDataProperties.m"))
    }

    /// One line that Xcode does not write makes a file the user's; so does a changed implementation its header.
    @Test(arguments: [
        ("Lion+CoreDataProperties.swift", "extension Lion {\n    var isLoud: Bool { roar > 1 }\n}\n"),
        ("Lion+CoreDataProperties.swift", "extension Lion: Loud {\n}\n"),
        ("Lion+CoreDataProperties.swift", "extension Lion {\n    // Mine.\n    @NSManaged public var roar: Float\n}\n"),
        ("Lion+CoreDataClass.swift", "@objc(Lion)\npublic class Lion: Animal {\n    var x = 1\n}\n"),
        ("Lion+CoreDataClass.swift", "@objc(Lion)\npublic class Lion: Animal, Codable {\n}\n"),
        ("Keeper+CoreDataClass.h", "@interface Keeper : NSManagedObject <NSCopying>\n@end\n"),
        ("Lion+CoreDataClass.swift", "@objc(Lion)\npublic class Lion: Animal { init(x: Int) {} }\n"),
        ("Keeper+CoreDataProperties.m", "@implementation Keeper (CoreDataProperties)\n- (void)feed {}\n@end\n"),
        ("Keeper+CoreDataProperties.h", "@interface Keeper (CoreDataProperties)\n- (void)feed;\n@end\n"),
    ])
    func filesWithCodeOfTheUserStay(name: String, body: String) throws {
        try writeXcode(name, Self.heads[2], body)
        if name.hasSuffix(".m") {
            try writeXcode(
                "Keeper+CoreDataProperties.h", Self.heads[2], "@interface Keeper (CoreDataProperties)\n@end\n")
        }
        let outcome = try generate()
        #expect(outcome.output.contains("nothing to take over from mogenerator or Xcode\n"), "\(outcome.output)")
        #expect(exists("X/" + name))
    }

    /// The first lines must name the file, as Xcode's do.
    @Test func aFileWithAnotherHeadIsNotXcodes() throws {
        try folder.write(
            "//\n//  Mine.swift\n//\n//  Created by Ada.\n\nextension Lion {\n}\n",
            to: "X/Lion+CoreDataProperties.swift")
        try folder.write("extension Keeper {\n}\n", to: "X/Keeper+CoreDataProperties.swift")
        let outcome = try generate()
        #expect(outcome.output.contains("nothing to take over"), "\(outcome.output)")
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

    /// Scripts reach mogenerator, its model and its folders in many ways.
    @Test(arguments: [
        ("b.sh", "cd App && mogenerator -m M.xcdatamodeld -O Out"),
        ("b.sh", "pushd App\nmogenerator --model M.xcdatamodeld --output-dir Out\npopd"),
        ("b.sh", "cd \"$(dirname \"$0\")\"\nmogenerator -m App/M.xcdatamodeld -O App/Out"),
        ("Scripts/b.sh", "mogenerator -m \"$SRCROOT/App/M.xcdatamodeld\" -O \"${SRCROOT}/App/Out\""),
        ("Scripts/b.sh", "cd \"$(dirname \"$0\")/..\"; mogenerator -m App/M.xcdatamodeld -O App/Out"),
        (
            "Scripts/b.sh",
            "DIR=$(cd \"$(dirname \"${BASH_SOURCE[0]}\")\" && pwd)\nmogenerator -m $DIR/../App/M.xcdatamodeld -O $DIR/../App/Out"
        ),
        ("App/b.sh", "mogenerator -m M.xcdatamodeld -O Out"),
        ("b.sh", "(cd Other && ls)\nmogenerator -m App/M.xcdatamodeld -O App/Out"),
        ("Makefile", "all:\n\tcd Other && ls\n\tmogenerator -m App/M.xcdatamodeld -O App/Out"),
        ("b.sh", "\"${PODS_ROOT}/mogenerator/mogenerator\" -m App/M.xcdatamodeld -O App/Out"),
        ("b.sh", "mint run rentzsch/mogenerator@1.32 mogenerator -m App/M.xcdatamodeld -O App/Out"),
        ("b.sh", "mint run rentzsch/mogenerator -m App/M.xcdatamodeld -O App/Out"),
        ("b.sh", "xcrun -sdk macosx mogenerator -m App/M.xcdatamodeld -O App/Out"),
        ("b.sh", "TOOL=/usr/local/bin/mogenerator\nFLAGS=\"--v2 -O App/Out\"\n$TOOL $FLAGS -m App/M.xcdatamodeld"),
        ("b.sh", "if [ -x mogenerator ]; then mogenerator -m App/M.xcdatamodeld -O ${OUT:-App/Out}; fi"),
        ("b.sh", "v=`plutil -p x`\nmogenerator --model \"${INPUT_FILE_PATH}/$v\" -O \"$INPUT_FILE_DIR/Out\""),
        ("b.sh", "mogenerator --model \"${INPUT_FILE_PATH}/$VERSION\" -O \"$INPUT_FILE_DIR/Out\""),
        ("App/Makefile", "all:\n\t@mogenerator -m M.xcdatamodeld -O Out"),
        ("project.yml", "    - script: mogenerator -m App/M.xcdatamodeld -O App/Out"),
        ("Project.swift", "let s = [.pre(script: \"mogenerator -m App/M.xcdatamodeld -O App/Out\")]"),
        ("Rakefile", "task :gen do\n  sh \"bundle exec mogenerator -m App/M.xcdatamodeld -O App/Out\"\nend"),
        ("A.xcodeproj/project.pbxproj", "\tshellScript = \"mogenerator -m App/M.xcdatamodeld -O App/Out\";"),
        ("App/A.xcodeproj/project.pbxproj", "\tshellScript = \"mogenerator -m M.xcdatamodeld -O Out\";"),
        ("App/A.xcodeproj/project.pbxproj", "\tscript = \"mogenerator -m $INPUT_FILE_PATH -O $SRCROOT/Out\";"),
    ])
    func callsAreFound(file: String, script: String) throws {
        try FileManager.default.removeItem(atPath: folder.path("Zoo.xcdatamodeld"))
        try folder.write("<model/>", to: "App/M.xcdatamodeld/M.xcdatamodel/contents")
        try folder.write(script + "\n", to: file)
        #expect(try initialize(file).contains("  - path: App/M.xcdatamodeld\n    output: App/Out\n"))
    }

    @Test(arguments: [
        "which mogenerator -a", "brew install mogenerator --force", "echo mogenerator --model x", "# mogenerator -m x",
        "command -v mogenerator", "[ -x mogenerator -o x ]",
    ])
    func otherCommandsAreNoCalls(script: String) throws {
        try folder.write(script + "\n", to: "b.sh")
        let outcome = try modelc.run("init", "--from", "mogenerator", "b.sh")
        #expect(outcome.status == 2 && outcome.errors.contains("does not call mogenerator"), "\(outcome.errors)")
    }

    @Test func argumentsOfTheFileComeBeforeThoseOfACall() throws {
        try folder.write("[\"--model\", \"Zoo.xcdatamodeld\", \"--swift\"]", to: ".mogenerator-args")
        try folder.write("mogenerator -O Out\n", to: "b.sh")
        #expect(try initialize("b.sh").contains("  - path: Zoo.xcdatamodeld\n    output: Out\n    language: swift\n"))
    }

    @Test func aCallThatCannotBeReplacedIsAnError() throws {
        func errors(_ file: String, _ text: String) throws -> String {
            try folder.write(text, to: file)
            let outcome = try modelc.run("init", "--from", "mogenerator", file)
            #expect(outcome.status != 0 && !exists(".modelc.yml"))
            return outcome.errors
        }
        #expect(try errors("a.sh", "\nmogenerator -m No.xcdatamodeld -O x\n").contains("a.sh:2:1: error: the call of"))
        #expect(try errors("b.sh", "mogenerator -O x\n").contains("b.sh:1: the call names no model"))
        #expect(try errors(".mogenerator-args", "[").contains("'.mogenerator-args' is not a JSON list of texts"))
    }

    @Test func anExistingConfigurationGetsTheLinesToAdd() throws {
        try folder.write("version: 1\n", to: ".modelc.yml")
        try folder.write("mogenerator -m Zoo.xcdatamodeld -O Out\n", to: "b.sh")
        let outcome = try modelc.run("init", "--from", "mogenerator", "b.sh")
        #expect(outcome.output.contains("  - path: Zoo.xcdatamodeld\n"), "\(outcome.output)")
        #expect(outcome.output.contains("    style: mogenerator\n"))
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
