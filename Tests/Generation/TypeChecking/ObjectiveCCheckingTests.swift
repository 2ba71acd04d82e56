import Foundation
import ModelcTypeChecking
import Testing

/// Type checking Objective-C.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil))
struct ObjectiveCCheckingTests {
    private let checker: TypeChecker

    init() throws {
        checker = try TypeChecker()
    }

    @Test func goodClassesPass() throws {
        let outcome = try checker.check(objectiveC: [Fixtures.path("ObjectiveC/_Book.m")])
        #expect(outcome == .silence)
    }

    @Test(
        arguments: [
            ("@dynamic title;", "", "property 'title' requires method 'title' to be defined"),
            ("+ (NSString *)title {", "+ (NSString *)other {", "method definition for 'title' not found"),
            ("NSMutableSet<Author *> *result", "Novel *result", "use of undeclared identifier 'Novel'"),
            ("return @\"Book\";", "return @(1);", "incompatible pointer types returning 'NSNumber *'"),
            ("NSFetchRequest<_Book", "NSFetchRequest<Author", "type argument 'Author *' does not satisfy the bound"),
            ("self.pageCount.intValue", "self.pages.intValue", "property 'pages' not found on object of type"),
        ]
    )
    func aProblemInTheImplementationIsFound(original: String, replacement: String, message: String) throws {
        let good = try String(contentsOfFile: Fixtures.path("ObjectiveC/_Book.m"), encoding: .utf8)
        let bad = good.replacingOccurrences(of: original, with: replacement)
        try #require(bad != good)
        let outcome = try check(bad)
        #expect(!outcome.succeeded)
        #expect(outcome.output.contains(message), "\(outcome.output)")
    }

    @Test func classesThatTheModelNamesComeFromAnExtraHeader() throws {
        let source = "#import <CoreData/CoreData.h>\n\n@interface Note : NSManagedObject\n@property Tint *tint;\n@end\n"
        let header = "#import <Foundation/Foundation.h>\n\n@interface Tint : NSObject\n@end\n"
        #expect(try check(source).output.contains("unknown type name 'Tint'"))
        #expect(try check(source, extraHeaders: [header]) == .silence)
    }

    private func check(_ source: String, extraHeaders: [String] = []) throws -> CompilerOutcome {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).m")
        try Data(source.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try checker.check(
            objectiveC: [file.path],
            headerDirectories: [Fixtures.path("ObjectiveC")],
            extraHeaders: extraHeaders
        )
    }
}

/// The files under `Fixtures/`, found by the path of this source.
enum Fixtures {
    /// A class with all the declarations that the errors need.
    static let note = """
        import CoreData
        import Foundation

        nonisolated open class Note: NSManagedObject {
            @NSManaged public var title: String
        }

        """

    /// The path of a fixture.
    static func path(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)").path
    }

    /// The Swift files of a folder, in byte order.
    static func swiftFiles(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(folder))
            .filter { $0.hasSuffix(".swift") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { path("\(folder)/\($0)") }
    }
}
