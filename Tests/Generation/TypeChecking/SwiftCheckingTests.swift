import ModelcTypeChecking
import Testing

@Suite("Type checking Swift", .enabled(if: TypeChecker.unavailableReason == nil))
struct SwiftCheckingTests {
    private let checker: TypeChecker

    init() throws {
        checker = try TypeChecker()
    }

    @Test("Good classes pass in every mode", arguments: TypeChecker.Mode.allCases)
    func goodClasses(mode: TypeChecker.Mode) throws {
        let outcome = try checker.check(
            swift: Fixtures.swiftFiles(in: "Swift/Generated"),
            mode: mode,
            extraSources: ["public import Foundation\n\nnonisolated public class ShelfColor: NSObject {}\n"],
            upcomingFeatures: ["InternalImportsByDefault"]
        )
        #expect(outcome == .silence)
    }

    @Test("Every stub has its documented spelling", arguments: TypeChecker.Mode.allCases)
    func documentedAPI(mode: TypeChecker.Mode) throws {
        let outcome = try checker.check(swift: [Fixtures.path("Swift/DocumentedAPI.swift")], mode: mode)
        #expect(outcome == .silence)
    }

    @Test("A fault is found in the modes it is one, and only there", arguments: SwiftFault.all)
    func fault(_ fault: SwiftFault) throws {
        // What is a fault in all modes need not be looked for in each.
        let isOneEverywhere = fault.modes == TypeChecker.Mode.allCases
        for mode in isOneEverywhere ? [.swift6] : TypeChecker.Mode.allCases {
            let outcome = try checker.check(swift: [], mode: mode, extraSources: [Fixtures.note + fault.source])
            #expect(outcome.succeeded != fault.modes.contains(mode), "\(mode)\n\(outcome.output)")
            if fault.modes.contains(mode) { #expect(outcome.output.contains(fault.message), "\(mode)") }
        }
    }

    @Test("A class without an own extra source is unknown")
    func missingExtraSource() throws {
        let outcome = try checker.check(swift: Fixtures.swiftFiles(in: "Swift/Generated"), mode: .swift6)
        #expect(outcome.output.contains("cannot find type 'ShelfColor' in scope"))
    }

    @Test("With internal imports, a public class needs a public import")
    func internalImports() throws {
        let source = "import CoreData\n\npublic class Plain: NSManagedObject {}\n"
        let features = ["InternalImportsByDefault"]
        let plain = try checker.check(swift: [], mode: .swift6, extraSources: [source])
        let strict = try checker.check(swift: [], mode: .swift6, extraSources: [source], upcomingFeatures: features)
        #expect(plain == .silence)
        #expect(strict.output.contains("class cannot be declared public because its superclass is internal"))
    }
}
