import Foundation
import ModelcCodegen
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The compiler accepts generated `@Model` classes with the stub of SwiftData, whose macros are real.
@Suite(.enabled(if: StubMacros.areAvailable, "the toolchain has no swift-syntax for the macros of the stub"))
struct SwiftDataCodeTests {
    @Test(arguments: TypeChecker.Mode.allCases) func aLibraryIsSilent(_ mode: TypeChecker.Mode) throws {
        for access in [AccessLevel.internal, .public] {
            let sources = SwiftDataSources(.library) { $0.access = .flag(access) }
            #expect(try check(sources.files, mode) == .silence)
            #expect(try check([sources.schemaFile], mode) == .silence)
        }
    }

    /// The stub finds what it is for: wrong key paths, missing values, circular macros.
    @Test(arguments: [
        (#"@Relationship(inverse: \B.gone) var all: [B] = []"#, "has no member 'gone'"),
        (#"#Unique<A>([\.gone])"#, "cannot infer key path type"), ("@Transient var x: Int", "needs a value"),
        ("var y: Int", "has no initializers"), ("@Attribute(.uniqe) var z: Int = 0", "has no member 'uniqe'"),
        (#"@Relationship(inverse: \A.twins) var twins: [A] = []"#, "circular reference"),
    ])
    func errorsAreFound(_ member: String, _ message: String) throws {
        let text = "import SwiftData\n@Model class A {\n\(member)\n}\n@Model class B { init() {} }\n"
        let outcome = try check([GeneratedFile(path: "A.swift", text: text, policy: .machine)], .swift6)
        #expect(!outcome.succeeded && outcome.output.contains(message), "\(outcome.output)")
    }

    /// Names that have a meaning in Swift, in SwiftData or in Foundation, as names of properties, entities and both.
    @Test(arguments: TypeChecker.Mode.allCases) func nastyNames(_ mode: TypeChecker.Mode) throws {
        let types: [AttributeType] = [.integer64, .string, .date, .binary, .uuid, .uri, .boolean, .float, .decimal]
        let properties = NastyNames.all.enumerated().map { index, name in
            stored(name, types[index % types.count], optional: index % 2 == 0)
        }
        #expect(try check(SwiftDataSources(model(entity("Holder", properties))).machineFiles, mode) == .silence)
        var seen: Set<String> = []
        let names = NastyNames.all.filter { seen.insert($0.lowercased()).inserted }
        let entities = names.map { name in
            entity(
                name, types.map { stored($0.rawValue.lowercased(), $0) },
                links: [Self.link(to: "Other", "all\(name)")])
        }
        let other = entity("Other", links: names.map { Self.link(to: $0, "other", named: "all\($0)", isToMany: true) })
        var named = model()
        named.entities = entities + [other]
        #expect(try check(SwiftDataSources(named).machineFiles, mode) == .silence)
    }

    /// A property hides the class of its inverse; the other side names it.
    @Test func hiddenClasses() throws {
        let library = model(
            entity("Author", links: [Self.link(to: "Book", "author", named: "Book", isToMany: true)]),
            entity("Book", links: [Self.link(to: "Author", "Book", named: "author")]))
        let sources = SwiftDataSources(library)
        #expect(sources.lines("Book.swift").contains(#"@Relationship(inverse: \Author.Book) var author: Author?"#))
        #expect(try check(sources.files, .swift6) == .silence)
        #expect(sources.hashes.map(\.verdict) == [.same, .same])
    }

    private static func link(
        to destination: String, _ inverse: String, named name: String = "other", isToMany: Bool = false
    ) -> RelationshipDescription {
        relationship(name, to: destination, inverse: inverse) {
            ($0.isToMany, $0.isOptional, $0.maximumCount) = (isToMany, true, isToMany ? nil : 1)
        }
    }

    /// Every version of the corpora, in the modes in turn.
    @Test func everyModelCompiles() throws {
        var seen: Set<[String]> = []
        var index = 0
        for version in Corpus.versions {
            guard let model = version.model else { continue }
            let release: SwiftDataRelease = index % 2 == 0 ? .ios26 : .ios18
            let sources = SwiftDataSources(model) { $0.minimumOs = .flag(release) }
            let files = index % 3 == 0 ? [sources.schemaFile] : sources.files
            guard !sources.plan.entityNames.isEmpty, seen.insert(files.map(\.text)).inserted else { continue }
            for mode in TestScope.share(of: TypeChecker.Mode.allCases, at: index) {
                let outcome = try check(files, mode, classes: foreignClasses(of: model))
                #expect(outcome.succeeded, "\(version.facts.path): \(outcome.output.prefix(1500))")
            }
            index += 1
        }
        #expect(index > (Corpus.isAvailable ? 60 : 8))
    }

    /// The classes of transformable values, which the app declares.
    private func foreignClasses(of model: ManagedObjectModel) -> Set<String> {
        Set(model.entities.flatMap(\.attributes).compactMap(\.valueClassName))
    }

    private func check(
        _ files: [GeneratedFile], _ mode: TypeChecker.Mode, classes: Set<String> = []
    ) throws -> CompilerOutcome {
        let folder = try TemporaryFolder()
        let paths = try files.map { try folder.write($0.text, to: $0.path) }
        let outcome = try TypeChecker().check(swift: paths, mode: mode)
        let unknown = Set(outcome.output.matches(of: /cannot find type '(\w+)' in scope/).map { String($0.output.1) })
        guard !unknown.isEmpty, unknown.allSatisfy({ name in classes.contains { $0.contains(name) } }) else {
            return outcome
        }
        let declarations = unknown.sorted().map { "@objc(\($0)) public class \($0): NSObject {}" }
        return try TypeChecker().check(
            swift: paths, mode: mode, extraSources: ["import Foundation\n" + declarations.joined(separator: "\n")])
    }
}
