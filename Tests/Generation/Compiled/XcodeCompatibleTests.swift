import Foundation
import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The layout `xcode-compatible` has every symbol of the classes that Xcode generates, with the same type.
@Suite struct XcodeSymbolTests {
    @Test func everySymbolIsThereWithItsType() throws {
        var compared = 0
        for path in CorpusModels.current() {
            let sources = try XcodeSources(model: path)
            let own = XcodeSources.symbolsByClass(in: sources.compatible)
            for (className, symbols) in XcodeSources.symbolsByClass(in: sources.xcode).sorted(by: { $0.key < $1.key }) {
                if sources.leftOut.contains(className) { continue }
                let found = own[className] ?? []
                for symbol in symbols where !sources.isException(symbol, in: className) {
                    #expect(found.contains(symbol), "\(path): \(className) has no \(symbol)")
                    compared += 1
                }
            }
        }
        #expect(compared > (Corpus.isAvailable ? 2500 : 100))
    }

    /// The comparison itself works: it detects different types and missing symbols.
    @Test func theModernLayoutHasOtherSymbols() throws {
        let path = Fixtures.path("XcodeClient/Playlists.xcdatamodeld")
        let xcode = XcodeSources.symbolsByClass(in: try XcodeSources(model: path).xcode)
        let modern = XcodeSources.symbolsByClass(in: try XcodeSources(model: path, style: .modern).compatible)
        let missing = try #require(xcode["Playlist"]).subtracting(modern["Playlist"] ?? [])
        #expect(
            missing.sorted() == [
                "class func fetchRequest() -> NSFetchRequest<Playlist>", "conformance Identifiable",
                "func addToFollowers(_: NSSet)", "func addToSongs(_: NSOrderedSet)",
                "func insertIntoSongs(_: [Song], at: NSIndexSet)", "func removeFromFollowers(_: NSSet)",
                "func removeFromSongs(_: NSOrderedSet)", "func removeFromSongs(at: NSIndexSet)",
                "func replaceSongs(at: NSIndexSet, with: [Song])", "var followers: NSSet?", "var name: String?",
                "var recordedAt: [String: Any]?", "var scratch: NSObject?", "var songs: NSOrderedSet?",
            ])
    }
}

/// The generated code in the layout `xcode-compatible` compiles, and so does code written for Xcode's classes.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct XcodeCompatibleCodeTests {
    @Test(arguments: TestScope.pairs(["xcode", "xcode-compatible"], TypeChecker.Mode.allCases))
    func codeForXcodesClassesCompilesUnchanged(_ style: String, _ mode: TypeChecker.Mode) throws {
        // Members in extensions, such as Xcode's, are isolated to the main actor in this mode.
        if style == "xcode", mode == .swift6MainActor { return }
        let sources = try XcodeSources(model: Fixtures.path("XcodeClient/Playlists.xcdatamodeld"))
        let folder = try TemporaryFolder()
        let files = try (style == "xcode" ? sources.xcode : sources.compatible).map {
            try folder.write($0.text, to: $0.path)
        }
        let outcome = try TypeChecker().check(swift: files + [Fixtures.path("XcodeClient/Client.swift")], mode: mode)
        // UUID, Date and similar types of the test kit are not Foundation's own, so a public import can seem unused.
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test func codeForXcodesClassesNeedsTheLayout() throws {
        let sources = try XcodeSources(model: Fixtures.path("XcodeClient/Playlists.xcdatamodeld"), style: .modern)
        let folder = try TemporaryFolder()
        let files = try sources.compatible.map { try folder.write($0.text, to: $0.path) }
        let outcome = try TypeChecker().check(
            swift: files + [Fixtures.path("XcodeClient/Client.swift")], mode: .swift6)
        #expect(!outcome.succeeded)
    }
}

/// The Swift files of a model in Xcode's layout and in the one that is compatible with it.
struct XcodeSources {
    let schema: ManagedObjectModel
    let xcode: [GeneratedFile]
    let compatible: [GeneratedFile]
    /// The classes of the entities that modelc's own layout leaves out, because of an error or because of user info.
    let leftOut: Set<String>

    init(model path: String, style: CodeStyle = .xcodeCompatible) throws {
        let reading = ModelReader().read(path)
        guard let version = reading.selectedVersion, let schema = version.model else {
            throw CocoaError(.fileReadCorruptFile)
        }
        var input = CodeGenerationInput(sourceName: "M.xcdatamodeld", modelName: "M")
        input.settings.includeXcodeCodegen = .flag(true)
        input.settings.allEntities = .flag(true)
        input.settings.language = .flag(.swift)
        // Classes of another module are not generated.
        input.settings.module = schema.entities.compactMap(XcodeSources.module).first.map { .flag($0) }
        input.settings.style = .flag(.era(.newest))
        var xcode = PartialGeneration(of: ResolvedModel(schema))
        while let model = xcode.next {
            xcode.add(XcodeStyleGenerator(input).generate(model, locate: version.location))
        }
        input.settings.style = .flag(style)
        input.settings.access = .flag(.public)
        input.settings = input.settings.completed()
        var own = PartialGeneration(of: ResolvedModel(schema))
        while let model = own.next {
            own.add(CodeGenerator(input).generate(model, locate: version.location))
        }
        let generation = own.result(locate: version.location)
        self.schema = schema
        self.xcode = xcode.result(locate: version.location).files
        compatible = generation.files
        let names = Set(generation.diagnostics.filter { $0.id == .leftOut }.compactMap(\.modelPath))
        let isLeftOut = { (entity: EntityDescription) in
            names.contains(entity.name) || entity.userInfo["mogenerator.ignore"] != nil
        }
        leftOut = Set(schema.entities.filter(isLeftOut).compactMap { $0.className?.name })
    }

    private static func module(of entity: EntityDescription) -> String? {
        guard case .named(let module) = entity.className?.module else { return nil }
        return module
    }

    /// The exceptions on the page about moving: fetched properties, whose type in Xcode is a guess; types in user info,
    /// which Xcode does not read; and relationships to entities that are left out.
    func isException(_ symbol: String, in className: String) -> Bool {
        if leftOut.contains(where: { symbol.contains($0) }) { return true }
        guard let entity = schema.entities.first(where: { $0.className?.name == className }) else { return false }
        let fetched = entity.fetchedProperties.map(\.name)
        let informed = entity.properties.filter { $0.userInfo.entries.contains { XcodeSources.keys.contains($0.key) } }
            .map(\.name)
        return (fetched + informed).contains { symbol.hasPrefix("var \(SwiftIdentifier.escaped($0)): ") }
    }

    /// The user info keys that give a property another type, or exclude it.
    private static let keys: Set = [
        "RawType", "attributeRawValueEnumType", "attributeValueScalarType", "attributeCodableTypeName",
        "modelc.codable",
        "modelc.swiftType", "attributeValueClassName", "modelc.ignore",
    ]

    /// The declarations of each class, in a form that both layouts share: `var name: Type` for a property, `func
    /// name(_: Type, at: Int)` for a method, and the conformances.
    static func symbolsByClass(in files: [GeneratedFile]) -> [String: Set<String>] {
        var symbols: [String: Set<String>] = [:]
        for file in files {
            var className: String?
            for line in file.text.split(separator: "\n").map(String.init) {
                if let (name, conformances) = header(line) {
                    className = name
                    symbols[name, default: []].formUnion(conformances)
                } else if line == "}" {
                    className = nil
                } else if let className, let symbol = member(line) {
                    symbols[className, default: []].insert(symbol)
                }
            }
        }
        return symbols
    }

    /// The class that a line declares or extends; the machine class counts as the human class.
    private static func header(_ line: String) -> (String, [String])? {
        // Searches for plain text first, because a regex is slow and most lines do not match.
        guard line.contains("class ") || line.contains("extension ") else { return nil }
        let pattern = /^(?:nonisolated )?(?:public |open )?(?:final )?(?:class|extension) _?`?(\w+)`? ?(?:: (.+) )?\{/
        guard let match = line.prefixMatch(of: pattern) else { return nil }
        let conformances = (match.output.2 ?? "").split(separator: ", ").filter { $0 == "Identifiable" }
        return (String(match.output.1), conformances.map { "conformance \($0)" })
    }

    private static func member(_ line: String) -> String? {
        guard line.hasPrefix("    "), line.contains("public ") else { return nil }
        if let match = line.firstMatch(
            of: /^ {4}(?:@\w+ )?(?:nonisolated )?public (?:\w+\(set\) )?(?:final )?var (`?\w+`?): ([^{]+)/)
        {
            return "var \(match.output.1): " + match.output.2.trimmingCharacters(in: .whitespaces)
        }
        let pattern =
            /^ {4}(?:@\w+(?:\([\w:]+\))? )*(?:nonisolated )?public (class )?func (\w+)\((.*)\)(?: -> (\S+))?(?: \{|$)/
        guard let match = line.firstMatch(of: pattern) else { return nil }
        let parameters = match.output.3.split(separator: ", ").map { parameter in
            parameter.replacing(#/^(\w+)(?: \w+)?: /#) { "\($0.output.1): " }
        }
        let result = match.output.4.map { " -> \($0)" } ?? ""
        return (match.output.1.map(String.init) ?? "")
            + "func \(match.output.2)(\(parameters.joined(separator: ", ")))\(result)"
    }
}
