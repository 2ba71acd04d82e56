import ModelcTypeChecking
import Testing

/// Type checking Swift.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil))
struct SwiftCheckingTests {
    private let checker: TypeChecker

    init() throws {
        checker = try TypeChecker()
    }

    @Test(arguments: TypeChecker.Mode.allCases)
    func goodClassesPassInEveryMode(mode: TypeChecker.Mode) throws {
        let outcome = try checker.check(
            swift: Fixtures.swiftFiles(in: "Swift/Generated"),
            mode: mode,
            extraSources: ["public import Foundation\n\nnonisolated public class ShelfColor: NSObject {}\n"],
            upcomingFeatures: ["InternalImportsByDefault"]
        )
        #expect(outcome == .silence)
    }

    @Test(arguments: TypeChecker.Mode.allCases)
    func everyStubHasItsDocumentedSpelling(mode: TypeChecker.Mode) throws {
        let outcome = try checker.check(swift: [Fixtures.path("Swift/DocumentedAPI.swift")], mode: mode)
        #expect(outcome == .silence)
    }

    @Test(arguments: SwiftFault.all)
    func aFaultIsFoundInTheModesItIsOneAndOnlyThere(_ fault: SwiftFault) throws {
        // What is a fault in all modes need not be looked for in each.
        let isOneEverywhere = fault.modes == TypeChecker.Mode.allCases
        for mode in isOneEverywhere ? [.swift6] : TypeChecker.Mode.allCases {
            let outcome = try checker.check(swift: [], mode: mode, extraSources: [Fixtures.note + fault.source])
            #expect(outcome.succeeded != fault.modes.contains(mode), "\(mode)\n\(outcome.output)")
            if fault.modes.contains(mode) { #expect(outcome.output.contains(fault.message), "\(mode)") }
        }
    }

    @Test func aClassWithoutAnOwnExtraSourceIsUnknown() throws {
        let outcome = try checker.check(swift: Fixtures.swiftFiles(in: "Swift/Generated"), mode: .swift6)
        #expect(outcome.output.contains("cannot find type 'ShelfColor' in scope"))
    }

    @Test func withInternalImportsAPublicClassNeedsAPublicImport() throws {
        let source = "import CoreData\n\npublic class Plain: NSManagedObject {}\n"
        let features = ["InternalImportsByDefault"]
        let plain = try checker.check(swift: [], mode: .swift6, extraSources: [source])
        let strict = try checker.check(swift: [], mode: .swift6, extraSources: [source], upcomingFeatures: features)
        #expect(plain == .silence)
        #expect(strict.output.contains("class cannot be declared public because its superclass is internal"))
    }
}
