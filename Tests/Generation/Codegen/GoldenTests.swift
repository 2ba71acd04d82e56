import Foundation
import ModelcCodegen
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// Whole files of a model that uses every feature.
@Suite struct GoldenTests {
    @Test func internalAccessTheDefault() throws {
        let result = generate(oneOfEverything())
        #expect(result.findings == ["note entity-without-class Attachment"])
        try expectGoldens(result.files, in: "internal")
    }

    @Test func publicAccess() throws {
        let result = generate(oneOfEverything(), options(access: .public))
        #expect(result.findings == ["note entity-without-class Attachment"])
        try expectGoldens(result.files, in: "public")
    }

    @Test func theOrderOfTheModelsElementsDoesNotChangeAByte() {
        #expect(generate(oneOfEverything()) == generate(oneOfEverythingShuffled()))
    }

    @Test func linesAreTidy() {
        for file in generate(oneOfEverything()).files {
            #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
            #expect(!file.text.contains(" \n") && !file.text.contains("\r"), "\(file.path)")
        }
    }
}

/// Files of models with one feature.
@Suite struct FeatureGoldenTests {
    @Test(arguments: Feature.all)
    func goldens(_ feature: Feature) throws {
        let result = generate(feature.schema, feature.options)
        #expect(result.findings.filter { !$0.hasPrefix("note ") } == [])
        try expectGoldens(result.files, in: "features/" + feature.name)
    }
}

/// The compiler accepts the golden files in every language mode and with both access levels. (Public declarations do
/// not depend on the mode, and are compiled in one; the model that uses every feature is compiled in all.)
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct GoldenCompileTests {
    @Test(arguments: TestScope.share(of: TestScope.pairs(Feature.all, TypeChecker.Mode.allCases), outOf: 2))
    func features(_ feature: Feature, _ mode: TypeChecker.Mode) throws {
        let isInternal = feature.options.settings.access.value == .internal
        let levels: [AccessLevel] = !isInternal ? [.public] : mode == .swift6 ? [.internal, .public] : [.internal]
        for access in levels {
            var options = feature.options
            options.settings.access = .flag(access)
            // Types that public declarations use must be public, too.
            let source =
                access == .public ? FeatureSource.published(feature.userSource) : feature.userSource
            try check(generate(feature.schema, options).files, mode, access, source)
        }
    }

    @Test(arguments: AccessLevel.allCases, TypeChecker.Mode.allCases)
    func oneOfEverything(_ access: AccessLevel, _ mode: TypeChecker.Mode) throws {
        let model = ModelcGenerationTests.oneOfEverything()
        try check(generate(model, options(access: access)).files, mode, access, "")
    }

    /// Here, Xcode's class, whose access level cannot be chosen, is part of the user's sources.
    @Test(arguments: TypeChecker.Mode.allCases)
    func besideClassesOfXcode(_ mode: TypeChecker.Mode) throws {
        let feature = Feature.xcodeClasses
        try check(generate(feature.schema, feature.options).files, mode, .public, feature.userSource)
    }

    private func check(
        _ files: [GeneratedFile], _ mode: TypeChecker.Mode, _ access: AccessLevel, _ userSource: String
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files { try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.path)) }
        let outcome = try TypeChecker().check(
            swift: files.map { folder.appendingPathComponent($0.path).path }, mode: mode,
            extraSources: userSource.isEmpty ? [] : [userSource],
            upcomingFeatures: access == .public ? ["InternalImportsByDefault"] : [])
        // UUID, Date and similar types of the test kit are not Foundation's own, so a public import can seem unused.
        let isQuiet = outcome == .silence || (access == .public && !outcome.output.contains("error:"))
        #expect(outcome.succeeded && isQuiet, "\(outcome.output)")
    }
}

/// The user's types in a public module.
enum FeatureSource {
    static func published(_ source: String) -> String {
        var text = source
        for keyword in ["enum", "struct", "class"] {
            text = text.replacingOccurrences(of: "nonisolated \(keyword)", with: "nonisolated public \(keyword)")
        }
        text = text.replacingOccurrences(
            of: "{ let rawValue: Int32 }",
            with: "{ public let rawValue: Int32; public init(rawValue: Int32) { self.rawValue = rawValue } }")
        text = text.replacingOccurrences(of: "nonisolated public class", with: "nonisolated open class")
        return text.replacingOccurrences(of: "import ", with: "public import ")
    }
}
