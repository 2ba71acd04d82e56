import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import Testing

@testable import ModelcEditing

extension SchemaEditor {
    /// Performs an action as it is written.
    mutating func make(_ action: WrittenAction) throws(ActionFailure) {
        do throws(FailedAction) {
            try make([action])
        } catch {
            throw error.failure
        }
    }
}

/// Words of other tools, and actions without a kind.
@Suite struct WrittenActionTests {
    private func editor() throws -> SchemaEditor {
        var editor = SchemaEditor(ManagedObjectModel())
        let lines = [
            "add entity Book", "add entity Author", "add entity Novel --parent Book", "add attribute Book.title String",
            "add relationship Author.books Book --inverse author --to-many", "add index Book.byTitle title",
            "add composite Place", "add attribute Place.city String", "add configuration Cloud Book",
            "add fetch-request all Book", "add entity Date", "add fetch-request Author Author",
        ]
        for line in lines { try editor.make(try #require(try ActionParser.action(line: line))) }
        return editor
    }

    private func made(_ line: String) throws -> [EditAction] {
        var editor = try editor()
        return try editor.make([try #require(try ActionParser.action(line: line))])
    }

    private func failure(_ line: String) throws -> ActionFailure {
        let failed = try #require(throws: FailedAction.self) {
            var editor = try editor()
            try editor.make([try #require(try ActionParser.action(line: line))])
        }
        return failed.failure
    }

    @Test(arguments: [
        ("set Author.books --ordered", "set relationship Author.books --ordered"),
        ("set Book.title --optional", "set attribute Book.title --optional"),
        ("set property Book.title --optional", "set attribute Book.title --optional"),
        ("rename Book.byTitle byName", "rename index Book.byTitle byName"),
        ("rename Book Volume", "rename entity Book Volume"), ("remove Place.city", "remove attribute Place.city"),
        ("rename Place Spot", "rename composite Place Spot"),
        ("set Cloud --cloudkit", "set configuration Cloud --cloudkit"),
        ("remove all", "remove fetch-request all"), ("add Book.pages Int32", "add attribute Book.pages 'Int32'"),
        ("add Book.place Place", "add attribute Book.place Place"),
        ("add Book.editor Author", "add relationship Book.editor Author"),
    ])
    func theKindIsThatOfTheOnlyElementOfTheName(_ line: String, _ expected: String) throws {
        #expect(try made(line) == [try #require(try ActionParser.action(line: expected)?.complete)])
    }

    /// The model at the line counts: what an earlier line added or removed.
    @Test func theKindIsLookedUpWhenTheActionIsMade() throws {
        var editor = try editor()
        let lines = [
            "remove Book.title --cascade", "add relationship Book.title Author", "set Book.title --delete cascade",
            "delete Book.title", "add Book.title String", "set Book.title --default x",
        ]
        let made = try editor.make(lines.map { try #require(try ActionParser.action(line: $0)) })
        #expect(made.prefix(4).map(\.kind) == [.attribute, .relationship, .relationship, .relationship])
        #expect(made.dropFirst(4).allSatisfy { $0.kind == .attribute })
    }

    @Test(arguments: [
        ("set Book.titel --optional", "did you mean 'title'?"), ("set Bok.title --optional", "did you mean 'Book'?"),
        ("remove Bok", "did you mean 'Book'?"), ("set atribute Book.title --optional", "did you mean 'attribute'?"),
        ("remove Author", "write the kind: remove entity Author, or remove fetch-request Author"),
        ("add Book.day Date", "write the kind: add attribute Book.day Date, or add relationship Book.day Date"),
        ("add Book.pages Itn32", "did you mean 'Integer 32'?"), ("add Book.editor Autor", "did you mean 'Author'?"),
        ("set Novel.title --optional", "name the entity that declares it: Book.title"),
        ("add Book.pages", "write its kind: add attribute Book.pages, or add relationship Book.pages"),
    ])
    func aKindThatIsNotClearIsAsked(_ line: String, _ help: String) throws {
        #expect(try failure(line).help == help)
    }

    @Test(arguments: [
        ("create attr Book.pages int", "add attribute Book.pages Int64"),
        ("new column Book.isbn varchar", "add attribute Book.isbn String"),
        ("insert field Book.isLent bool", "add attribute Book.isLent Boolean"),
        (
            "add rel Book.editors Author --many --delete-rule cascade",
            "add relationship Book.editors Author --to-many --delete cascade"
        ),
        ("delete attr Book.title", "remove attribute Book.title"), ("drop entity Cloud", "remove entity Cloud"),
        (
            "update relation Author.books --no-many --deleteRule deny",
            "set relationship Author.books --no-to-many --delete deny"
        ),
        ("modify rel Author.books --one", "set relationship Author.books --to-one"),
        ("change attr Book.title --nullable --default-value x", "set attribute Book.title --optional --default x"),
        ("move attr Book.title caption", "rename attribute Book.title caption"),
        ("add unique Book title", "add constraint Book title"),
    ])
    func wordsOfOtherToolsAreUnderstood(_ line: String, _ expected: String) throws {
        let action = try #require(try ActionParser.action(line: line)?.complete)
        var wanted = try #require(try ActionParser.action(line: expected)?.complete)
        // The type is a word of the action; what it means is decided when it is made.
        if wanted.kind == .attribute, wanted.verb == .add {
            #expect(AttributeType(word: action.operands[1]) == AttributeType(word: wanted.operands[1]))
            wanted.operands[1] = action.operands[1]
        }
        #expect(action == wanted)
    }

    /// A word that means one setting under another name must not also be the name of a setting.
    @Test(arguments: EditAction.Kind.allCases)
    func anotherNameIsNotTheNameOfASetting(kind: EditAction.Kind) {
        let names = Set(kind.grammar.settings.map(\.name))
        #expect(names.isDisjoint(with: SettingWords.synonyms.keys))
    }

    @Test func linesOfJSONMayLeaveTheKindOut() throws {
        var editor = try editor()
        for words in [["set"], ["set", "property"], ["update"]] {
            let action = try ActionParser.action(
                words, operands: ["Author.books"], settings: [("ordered", .flag(true)), ("deleteRule", .text("deny"))])
            let made = try editor.make([action])
            let written = try ActionParser.action(line: "set relationship Author.books --ordered --delete deny")
            #expect(made == [try #require(written?.complete)])
        }
        #expect(throws: ActionFailure.self) { try ActionParser.action(["set"], operands: [], settings: []) }
        #expect(throws: ActionFailure.self) {
            try ActionParser.action(["set", "Author.books"], operands: [], settings: [])
        }
    }

    /// On a command line, a word with blanks is an action, or the path of a model.
    @Test(arguments: [
        ("add entity Book", true), ("delete Book.title", true), ("new attr Book.x String", true), ("delete", false),
        ("new models/Shop.xcdatamodeld", false), ("My Shop.xcdatamodeld", false),
    ])
    func aWordInQuotesIsAnActionOrAPath(_ word: String, _ isAction: Bool) {
        #expect(ActionParser.isWhole(word) == isAction)
    }
}
