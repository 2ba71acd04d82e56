import Foundation
import ModelcSchema
import ModelcSettings
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// Typed keys of classes that inherit from each other, of classes that are not generated, and of properties with
/// unusual names.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct KeyTableTests {
    private static func key(_ name: String, _ type: AttributeType = .string, derived: Bool = false)
        -> AttributeDescription
    {
        ModelcGenerationTests.attribute(name, type, derived: derived)
    }

    /// Four levels; one has no properties, and one is written by hand.
    private static let family = model(
        entity(
            "Book", attributes: [key("title"), key("isIn", .boolean), key("default")],
            relationships: [
                toOne("author", "Author"), toOne("copy_", "Special"), toMany("stories", "Story"), toOne("any", "Plain"),
            ]),
        entity("Novel", parent: "Book", attributes: [key("pages", .integer32)]),
        entity("Special", parent: "Novel", attributes: [key("mark")], userInfo: ["modelc.ignore": "YES"]),
        entity("Bare", parent: "Special"),
        entity("Story", parent: "Bare", attributes: [key("words", .integer64, derived: true)]),
        entity("Author", attributes: [key("name")], relationships: [toMany("books", "Book")]),
        entity("Plain", class: nil))

    private static let uses = """
        import CoreData

        open class Special: Novel {}

        nonisolated func filters(_ author: Author, _ special: Special, _ story: Story, _ any: NSManagedObject)
            -> [ManagedFilter<Story>]
        {
            let keys = Story.keys
            return [
                keys.words > 3 && keys.pages == 5 && keys.title.beginsWith("a") && keys.isIn == true && keys.default != "b",
                keys.author.name == "x" && keys.author == author && keys.author.isIn([author]),
                keys.author.books.any { $0.isIn == false && $0.copy_ == special } && keys.copy_.pages > 3,
                keys.copy_.isIn([special]) && keys.copy_.isIn == true && keys.any == any,
                keys.stories.any { $0.words == 5 && $0.copy_.author.name == "y" } && keys.stories.contains(story),
            ]
        }

        nonisolated func bare() -> [ManagedFilter<Bare>] { [Bare.keys.pages > 3 && Bare.keys.title == "x"] }
        nonisolated func special() -> [ManagedFilter<Special>] { [Special.keys.pages > 3 && Special.keys.isIn == false] }
        nonisolated func anyObject<Object: ModelObject>(_ object: Object) -> ManagedFilter<Object> {
            Object.keys == object || Object.keys.isIn([object])
        }
        nonisolated func anyBook<Object: Book>(_: Object.Type) -> ManagedFilter<Object> { Object.keys.title == "x" }
        nonisolated func anyNovel<Object: Novel>(_: Object.Type) -> ManagedSort<Object> { Object.keys.pages.ascending }
        nonisolated let types: [any ModelObject.Type] = [Book.self, Story.self]
        """

    @Test(arguments: TestScope.pairs(TypeChecker.Mode.allCases, [AccessLevel.internal, .public]))
    func inheritedKeysCompile(_ mode: TypeChecker.Mode, _ access: AccessLevel) throws {
        let special = access == .public ? "open class" : "class"
        let uses = Self.uses.replacingOccurrences(of: "open class", with: special)
        let outcome = try check(Self.family, uses, mode: mode) { $0.access = .flag(access) }
        #expect(outcome == .silence, "\(outcome.output)")
    }

    /// Internal keys stay internal among public ones.
    @Test(arguments: TypeChecker.Mode.allCases) func internalKeysCompile(_ mode: TypeChecker.Mode) throws {
        let outcome = try check(
            model(
                entity("Book", attributes: [Self.key("title")], relationships: [toOne("secret", "Secret")]),
                entity(
                    "Secret", attributes: [Self.key("word")], relationships: [toMany("books", "Book")],
                    userInfo: ["modelc.access": "internal"])),
            """
            nonisolated func filter() -> ManagedFilter<Book> {
                Book.keys.secret.word == "x" && Book.keys.title == "y" && Book.keys.secret.books.any { $0.title == "z" }
            }
            """, mode: mode
        ) { $0.access = .flag(.public) }
        #expect(outcome == .silence, "\(outcome.output)")
    }

    /// Two modules with public classes, both with relationships to classes that are written by hand. A class of one inherits
    /// from a class of the other.
    @Test(arguments: TestScope.pairs(TypeChecker.Mode.allCases, [true, false]))
    func twoModulesCompile(_ mode: TypeChecker.Mode, _ hasKeys: Bool) throws {
        let folder = try TemporaryFolder()
        let outcome = try TypeChecker().check(
            swift: Self.files("App", hasKeys, hasKeys ? Self.keyUses : Self.plainUses, in: folder),
            importing: ("Other", Self.files("Other", hasKeys, "", in: folder)), mode: mode)
        #expect(outcome == .silence, "\(outcome.output)")
    }

    private static let split = model(
        entity(
            "Far", class: "Other.Far", attributes: [key("title"), key("count", .integer32)],
            relationships: [toOne("hand", "Hand"), toMany("hands", "Hand")]),
        entity(
            "Near", class: "App.Near", parent: "Far", attributes: [key("pages", .integer32)],
            relationships: [toOne("far", "Far"), toOne("own", "Hand"), toOne("near", "Near")]),
        entity("Nearest", class: "App.Nearest", parent: "Near", attributes: [key("mark")]),
        entity("Hand", userInfo: ["modelc.ignore": "YES"]))

    /// Writes the classes of one of the modules, with those that are written by hand.
    private static func files(
        _ module: String, _ hasKeys: Bool, _ uses: String, in folder: TemporaryFolder
    ) throws -> [String] {
        var input = options(module: module, access: .public)
        input.settings.typedKeys = .flag(hasKeys)
        let hand = """
            import CoreData

            @objc(\(module)Hand) nonisolated open class Hand: NSManagedObject {}
            \(uses)
            """
        return try generate(split, input).files.map { try folder.write($0.text, to: module + "/" + $0.path) }
            + [folder.write(hand, to: module + "/Hand.swift")]
    }

    private static let plainUses = """
        nonisolated func uses() -> [Any] { [Near.makeNearFetchRequest(), Near.entityName, Nearest.entityName] }
        """

    private static let keyUses = """
        nonisolated func filters(_ hand: Hand) -> [ManagedFilter<Near>] {
            [Near.keys.pages > 3 && Near.keys.near.near.pages == 5, Near.keys.own == hand]
        }
        nonisolated func inherited() -> ManagedFilter<Nearest> { Nearest.keys.pages > 3 && Nearest.keys.mark == "x" }
        nonisolated func fetched(_ context: NSManagedObjectContext) throws -> [Near] {
            try Near.fetch(in: context, where: Near.keys.pages > 3)
        }
        """

    private func check(
        _ model: ManagedObjectModel, _ uses: String, mode: TypeChecker.Mode,
        _ configure: (inout GenerateSettings) -> Void
    ) throws -> CompilerOutcome {
        var input = options()
        configure(&input.settings)
        let folder = try TemporaryFolder()
        let paths = try generate(model, input).files.map { try folder.write($0.text, to: $0.path) }
        return try TypeChecker().check(swift: paths + [folder.write(uses, to: "Uses.swift")], mode: mode)
    }
}
