import ModelcCodegen
import ModelcSettings
import ModelcSourceCode
import Testing

/// Objective-C: whole files of a model that uses every feature.
@Suite struct ObjectiveCGoldenTests {
    /// Sets of options with the folders of their goldens.
    static let variants = [
        ("default", objectiveCOptions()),
        (
            "everything",
            objectiveCOptions(
                baseClass: "Root", baseClassImport: "<Kit/Root.h>", constants: .extern, scalars: .both,
                userInfoConstants: true)
        ),
        ("constants", objectiveCOptions(constants: .class, userInfoConstants: true)),
        ("bare", objectiveCOptions(constants: .none)),
        ("xcode-compatible", xcodeCompatible),
    ]

    private static var xcodeCompatible: CodeGenerationInput {
        var options = objectiveCOptions()
        options.settings.style = .flag(.xcodeCompatible)
        options.settings.scalars = GenerateSettings().scalars
        options.settings = options.settings.completed()
        return options
    }

    @Test(arguments: variants)
    func files(_ folder: String, _ options: CodeGenerationInput) throws {
        let result = generateObjectiveC(objectiveCEverything(), options)
        #expect(result.findings == ["note entity-without-class Attachment"])
        try expectGoldens(result.files, in: "ObjectiveC/" + folder)
    }

    @Test func theOrderOfTheModelsElementsDoesNotChangeAByte() {
        #expect(generateObjectiveC(objectiveCEverything()) == generateObjectiveC(objectiveCEverythingShuffled()))
    }

    @Test func linesAreTidy() {
        for (_, options) in ObjectiveCGoldenTests.variants {
            for file in generateObjectiveC(objectiveCEverything(), options).files {
                #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
                #expect(!file.text.contains(" \n") && !file.text.contains("\r"), "\(file.path)")
                #expect(!file.text.contains("\n\n\n") && !file.text.hasPrefix("\n"), "\(file.path)")
            }
        }
    }

    @Test func machineFilesBeginWithTheMarkerHumanFilesDoNotHaveIt() {
        for file in generateObjectiveC(objectiveCEverything()).files {
            let mark = "// \(GeneratedFile.marker) from BookList.xcdatamodeld. Do not edit; edit "
            #expect(file.text.hasPrefix(mark) == (file.policy == .machine), "\(file.path)")
            #expect(file.text.contains(GeneratedFile.marker) == (file.policy == .machine), "\(file.path)")
            #expect(file.path.hasPrefix("_") == (file.policy == .machine))
        }
    }

    @Test func anExistingBookMmStandsForTheHumanBookMAndForNoOtherFile() {
        let files = generateObjectiveC(model(entity("Book"))).files
        #expect(files.map(\.path) == ["_Book.h", "_Book.m", "Book.h", "Book.m"])
        #expect(files.map(\.alternativePaths) == [[], [], [], ["Book.mm"]])
    }
}

#if canImport(ModelcTypeChecking)
    import Foundation
    import ModelcSchema
    import ModelcTypeChecking
    import Testing

    /// clang accepts the golden files without warnings.
    @Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
    struct ObjectiveCCompilingTests {
        @Test(arguments: ["default", "everything", "constants", "bare", "xcode-compatible"])
        func goldensCompile(_ name: String) throws {
            let support = FileManager.default.temporaryDirectory.appendingPathComponent("modelc-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: support) }
            try write(ObjectiveCCompilingTests.headers, to: support)
            let folder = goldenFolder("ObjectiveC/\(name)")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            let sources = files.filter { $0.hasSuffix(".m") }.map { folder + "/" + $0 }
            #expect(sources.count == 12)
            let outcome = try TypeChecker().check(
                objectiveC: sources + [try write(ObjectiveCCompilingTests.use, "use.m", to: support)],
                headerDirectories: [folder, support.path],
                extraHeaders: ["#import <Foundation/Foundation.h>\ntypedef NS_ENUM(NSInteger, Genre) { GenreCrime };\n"]
            )
            #expect(outcome == .silence, "\(outcome.output)")
        }

        @Test func ofALetterThatIsNotEnglishNoSetterMakesACapital() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("modelc-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let attributes = [("étage", AttributeType.integer16), ("rating", .float)].map {
                attribute($0, $1, optional: true)
            }
            let library = model(entity("Book", attributes: attributes))
            let files = generateObjectiveC(library).files
            for file in files { try write(file.text, file.path, to: folder) }
            let machine = files.first { $0.path == "_Book.m" }?.text ?? ""
            #expect(machine.contains("- (void)setétageValue:(int16_t)value"))
            #expect(machine.contains("- (void)setRatingValue:(float)value"))
            let outcome = try TypeChecker().check(
                objectiveC: files.map { folder.appendingPathComponent($0.path).path }.filter { $0.hasSuffix(".m") },
                headerDirectories: [folder.path])
            #expect(outcome == .silence, "\(outcome.output)")
        }

        /// The headers of the app itself.
        private static let headers = [
            "Kit/Kit.h": """
            #import <CoreData/CoreData.h>
            @interface Base : NSManagedObject
            @end

            """,
            "Kit/Root.h": "#import <CoreData/CoreData.h>\n@interface Root : NSManagedObject\n@end\n",
            "Kit/Extras.h": "",
        ]

        /// Code that uses the classes, above all the types of requests.
        private static let use = """
            #import "Novel.h"
            void use(NSManagedObjectContext *context);
            void use(NSManagedObjectContext *context) {
                NSError *error = nil;
                NSFetchRequest<Book *> *books = [Book makeFetchRequest];
                NSFetchRequest<Novel *> *novels = [Novel makeFetchRequest];
                Novel *novel = [Novel insertInManagedObjectContext:context];
                novel.newTitle = [Book fetchOneByTitle:context title:@"x" error:&error].newTitle;
                novel.volumeValue = 3;
                NovelID *identifier = novel.objectID;
                BookID *general = identifier;
                [novel addSequelsObject:novel];
                [novel.sequelsSet addObject:novel];
                [novel removeObjectFromSequelsAtIndex:0];
                NSLog(@"%@ %@ %@ %@", books, novels, general, novel.newSetsSet);
            }

            """

        @discardableResult
        private func write(_ text: String, _ name: String, to folder: URL) throws -> String {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            return url.path
        }

        private func write(_ files: [String: String], to folder: URL) throws {
            for (name, text) in files { try write(text, name, to: folder) }
        }
    }
#endif
