import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import Testing

@testable import ModelcEditing

/// Actions as users type them, on a small library.
@Suite struct ActionTests {
    private static let library = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="24412" systemVersion="25B78" minimumToolsVersion="Automatic" sourceLanguage="Swift" userDefinedModelVersionIdentifier="">
            <entity name="Author" representedClassName=".Author" syncable="YES">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
            </entity>
            <entity name="Book" representedClassName=".Book" syncable="YES">
                <attribute name="title" optional="YES" attributeType="String"/>
                <attribute name="titleCount" optional="YES" attributeType="Integer 64" derived="YES" derivationExpression="author.books.@count" usesScalarValueType="YES"/>
                <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
                <fetchIndex name="byTitleIndex">
                    <fetchIndexElement property="title" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            <fetchRequest name="ofAuthor" entity="Book" predicateString="author.name == $NAME AND title != 'author'"/>
        </model>
        """

    private func editor(cascades: Bool = false) throws -> SchemaEditor {
        let source = SourceText(Array(Self.library.utf8))
        let model = try #require(ModelReader.model(in: source, path: "contents").model)
        #expect(ModelRewriter.isCanonical(model, source))
        return SchemaEditor(model, cascades: cascades)
    }

    /// The grammar of a kind and the code that creates its actions have the same verbs.
    @Test(arguments: EditAction.Kind.allCases)
    func verbsOfAKind(kind: EditAction.Kind) throws {
        for verb in EditAction.Verb.allCases {
            var editor = try editor()
            try editor.make(EditAction(.add, .configuration, ["Cloud"]))
            let action = EditAction(verb, kind, ["Cloud", "Book"])
            var message: String?
            do throws(ActionFailure) {
                try editor.make(action)
            } catch {
                message = error.message
            }
            let isRefused = message == "there is no action '\(action.verb.rawValue) \(kind.rawValue)'"
            #expect(isRefused == !kind.grammar.verbs.contains(verb), "\(message ?? "made")")
        }
    }

    @Test func severalActionsAreMadeAllOrNone() throws {
        let actions = try ["add entity Shelf", "add attribute Shelf.label String", "add attribute Shelf.label String"]
            .map {
                try #require(try ActionParser.action(line: $0))
            }
        var editor = try editor()
        let before = editor.model
        #expect { try editor.make(actions) } throws: { error in
            let failed = error as? FailedAction
            return failed?.index == 2 && failed?.failure.id == .nameTaken
        }
        #expect(editor.model == before)
        try editor.make(Array(actions.prefix(2)))
        var single = try self.editor()
        for action in actions.prefix(2) { try single.make(action) }
        #expect(editor.model == single.model && editor.model != before)
    }

    private func text(_ editor: SchemaEditor) -> String {
        String(decoding: ModelWriter().contents(of: editor.model), as: UTF8.self)
    }

    /// The lines of the file that an action added.
    private func newLines(_ lines: String..., cascades: Bool = false) throws -> [String] {
        var editor = try editor(cascades: cascades)
        let before = Set(text(editor).split(separator: "\n"))
        for line in lines { try editor.make(try #require(try ActionParser.action(line: line))) }
        return text(editor).split(separator: "\n").filter { !before.contains($0) }.map {
            String($0.drop { $0 == " " })
        }
    }

    private func failure(_ line: String) throws -> ActionFailure {
        var editor = try editor()
        let old = editor.model
        let failure = try #require(throws: ActionFailure.self) {
            if let action = try ActionParser.action(line: line) { try editor.make(action) }
        }
        #expect(editor.model == old)
        return failure
    }

    @Test func additionsAreAsXcodeWritesThem() throws {
        #expect(
            try newLines("add entity Shelf") == [
                #"<entity name="Shelf" representedClassName=".Shelf" syncable="YES"/>"#
            ])
        #expect(
            try newLines("add attribute Book.pages Int32 --min 1 --no-default") == [
                #"<attribute name="pages" optional="YES" attributeType="Integer 32" minValueString="1" usesScalarValueType="YES"/>"#
            ])
        #expect(
            try newLines("add attribute Book.isbn string --required --default ''") == [
                #"<attribute name="isbn" attributeType="String" defaultValueString=""/>"#
            ])
        #expect(
            try newLines("add attribute Book.readOn Date --default 2001-01-02") == [
                #"<attribute name="readOn" optional="YES" attributeType="Date" defaultDateTimeInterval="86400" usesScalarValueType="NO"/>"#
            ])
        #expect(
            try newLines("add relationship Book.editor Author --inverse edited --to-many-inverse --inverse-delete deny")
                == [
                    #"<relationship name="edited" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Book" inverseName="editor" inverseEntity="Book"/>"#,
                    #"<relationship name="editor" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="edited" inverseEntity="Author"/>"#,
                ])
        #expect(
            try newLines("add index Author name:descending") == [
                #"<fetchIndex name="byNameIndex">"#,
                #"<fetchIndexElement property="name" type="Binary" order="descending"/>"#,
            ])
        #expect(
            try newLines("add constraint Book title") == [
                "<uniquenessConstraints>", "<uniquenessConstraint>", #"<constraint value="title"/>"#,
                "</uniquenessConstraint>", "</uniquenessConstraints>",
            ])
        #expect(
            try newLines("add composite Place", "add attribute Place.city String", "add attribute Author.home Place")
                == [
                    #"<attribute name="home" optional="YES" attributeType="Composite" composite="Place"/>"#,
                    #"<composite name="Place">"#, #"<attribute name="city" optional="YES" attributeType="String"/>"#,
                    "</composite>",
                ])
    }

    @Test func referencesFollowANewName() throws {
        #expect(
            try newLines("rename relationship Book.author writer") == [
                #"<relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book" inverseName="writer" inverseEntity="Book"/>"#,
                #"<attribute name="titleCount" optional="YES" attributeType="Integer 64" derived="YES" derivationExpression="writer.books.@count" usesScalarValueType="YES"/>"#,
                #"<relationship name="writer" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author" elementID="author"/>"#,
                #"<fetchRequest name="ofAuthor" entity="Book" predicateString="writer.name == $NAME AND title != 'author'"/>"#,
            ])
        #expect(try newLines("rename attribute Book.title caption").contains { $0.contains(#"property="caption""#) })
        let renamed = try newLines("rename entity Author Writer")
        #expect(
            renamed.contains { $0.contains(#"destinationEntity="Writer" inverseName="books" inverseEntity="Writer""#) })
        #expect(renamed.contains { $0.contains(#"name="Writer" representedClassName=".Author" elementID="Author""#) })
    }

    @Test func aRenameAndItsOppositeLeaveNothing() throws {
        for (there, back) in [
            ("rename entity Author Zoologist", "rename entity Zoologist Author"),
            ("rename attribute Book.title zero", "rename attribute Book.zero title"),
            ("rename relationship Book.author zero", "rename relationship Book.zero author"),
            ("add attribute Book.pages Int32", "remove attribute Book.pages"),
            ("set user-info Book.title a b", "remove user-info Book.title a"),
            ("add constraint Book title", "remove constraint Book title"),
        ] {
            #expect(try newLines(there, back) == [], "\(there)")
        }
    }

    @Test func whatIsReferredToStays() throws {
        let inverse = try failure("remove relationship Book.author")
        #expect(inverse.id == .stillReferenced)
        #expect(inverse.message.contains("Author.books") && inverse.message.contains("ofAuthor"))
        #expect(try failure("remove entity Author").message.contains("Book.author"))
        #expect(try failure("remove attribute Book.title").message.contains("byTitleIndex"))
        var editor = try editor(cascades: true)
        try editor.make(EditAction(.remove, .entity, ["Author"]))
        #expect(editor.model.entities.map(\.name) == ["Book"])
        #expect(editor.model.entities[0].relationships.isEmpty && editor.model.fetchRequests.isEmpty)
        #expect(editor.model.entities[0].attributes.map(\.name) == ["title"])
        #expect(editor.removedAlong == ["Book.author", "Book.titleCount", "the fetch request ofAuthor"])
    }

    @Test(arguments: [
        ("add entity Book", DiagnosticID.nameTaken), ("add entity 'My Book'", .unusableName),
        ("add attribute Book.title Int16", .nameTaken), ("add attribute Boook.x String", .unknownElement),
        ("add attribute Book.x Strin", .invalidAction), ("add attribute x String", .invalidAction),
        ("add attribute Book.x", .invalidAction), ("add attribute Book.x String y", .invalidAction),
        ("add attribute Book.x Int16 --default 70000", .invalidAction),
        ("add attribute Book.x Binary --default y", .invalidAction), ("ad entity X", .invalidAction),
        ("add entitty X", .invalidAction), ("add entity X --abstrakt", .invalidAction),
        ("add entity X --parent", .invalidAction), ("set entity Author --parent Author", .invalidAction),
        ("set attribute Book.titel --optional", .unknownElement),
        ("add relationship Book.x Nobody", .unknownElement),
        ("add relationship Book.x Author --inverse books", .nameTaken),
        ("add relationship Book.x Author --to-many-inverse", .invalidAction),
        ("rename attribute Book.title author", .nameTaken), ("rename attribute Book.title Book.x", .invalidAction),
        ("add index Book.x nothing", .unknownElement), ("add constraint Book nothing", .unknownElement),
        ("add configuration Default", .nameTaken), ("add 'entity", .invalidAction), ("set member a b", .unknownElement),
        ("remove user-info Book.title x", .unknownElement),
        ("set user-info Book '' v", .unusableName), ("set attribute Book.title --type Composite", .invalidAction),
        ("add attribute Book.x Composite", .invalidAction), ("add entity 'a\u{1}'", .invalidAction),
        ("set composite x", .invalidAction),
    ])
    func whatIsWrongIsSaid(_ line: String, _ id: DiagnosticID) throws {
        let failure = try failure(line)
        #expect(failure.id == id, "\(line): \(failure.message)")
    }

    /// `set` connects existing relationships; a misspelt name must not create a relationship and disconnect the real
    /// one.
    @Test func anInverseThatIsNotThereIsNotMade() throws {
        let failure = try failure("set relationship Book.author --inverse boks")
        #expect(failure.id == .unknownElement && failure.help == "did you mean 'books'?")
        #expect(
            try self.failure("set relationship Book.author --inverse publications").help
                == "add the inverse: add relationship Author.publications Book --inverse author")
    }

    /// For a property of another kind the error names the right action.
    @Test func thePropertyOfAnotherKindIsNamed() throws {
        let failure = try failure("remove attribute Book.author")
        #expect(failure.message == "Book.author is a relationship, not an attribute")
        #expect(failure.help == "write it as: remove relationship Book.author")
        #expect(
            try self.failure("rename relationship Book.title x").help == "write it as: rename attribute Book.title x")
    }

    /// Of two elements with one name nobody knows which is meant, and the other one must not go, too.
    @Test func twinsAreNotTouched() throws {
        var model = try editor().model
        var twin = try #require(model.entities.first { $0.name == "Author" }?.relationships.first)
        twin.name = "name"
        model.entities[0].relationships.append(twin)
        for line in [
            "remove attribute Author.name", "rename attribute Author.name x", "set attribute Author.name --optional",
        ] {
            var editor = SchemaEditor(model, cascades: true)
            let failure = try #require(throws: ActionFailure.self) {
                if let action = try ActionParser.action(line: line) { try editor.make(action) }
            }
            #expect(failure.id == .ambiguousElement, "\(line)")
        }
    }

    @Test func whatWasMeantIsSuggested() throws {
        #expect(try failure("ad entity X").help == "did you mean 'add'?")
        #expect(try failure("add attribute Book.x Int16 --defualt 1").help == "did you mean '--default'?")
        #expect(try failure("set attribute Book.titel --optional").help == "did you mean 'title'?")
        #expect(try failure("add attribute Book.x Strng").help == "did you mean 'String'?")
        #expect(try failure("add attribute Book.x money").help?.hasPrefix("the types are Undefined") == true)
        #expect(try failure("rename nothing x").help?.contains("constraint") == false)
        let dotted = "write only the property's name: rename attribute Book.title name"
        #expect(try failure("rename attribute Book.title Book.name").help == dotted)
    }

    @Test func parentsFormNoCircle() throws {
        var editor = try editor()
        try editor.make(EditAction(.set, .entity, ["Author"], [.init("parent", .text("Book"))]))
        #expect(throws: ActionFailure.self) {
            try editor.make(EditAction(.set, .entity, ["Book"], [.init("parent", .text("Author"))]))
        }
    }

    /// A file that Xcode did not write keeps its comments and its layout.
    @Test func otherFilesKeepTheirBytes() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
              <!-- books -->
              <entity name="Book"   syncable="YES">
                <attribute name="title" attributeType="String"
                           optional="YES"/>
              </entity>
            </model>

            """
        let source = SourceText(Array(text.utf8))
        let old = try #require(ModelReader.model(in: source, path: "contents").model)
        var editor = SchemaEditor(old)
        for line in [
            "add attribute Book.pages Int32 --no-default", "set attribute Book.title --default x", "add entity Author",
        ] {
            try editor.make(try #require(try ActionParser.action(line: line)))
        }
        let bytes = try ModelRewriter.bytes(of: editor.model, insteadOf: old, in: source)
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                  <entity name="Author" representedClassName="Author" syncable="YES"/>
                  <!-- books -->
                  <entity name="Book"   syncable="YES">
                    <attribute name="pages" optional="YES" attributeType="Integer 32" usesScalarValueType="YES"/>
                    <attribute name="title" attributeType="String" defaultValueString="x"
                               optional="YES"/>
                  </entity>
                </model>

                """)
    }

    @Test func wordsOfALine() throws {
        #expect(
            try ActionLine.words(#"add x 'a b' "c \" d" e\ f '' # rest"#) == ["add", "x", "a b", "c \" d", "e f", ""])
        #expect(try ActionLine.words("  # nothing").isEmpty)
        for word in ["", "it's", "a b", "#x", "\"", "plain.Path", "a'\u{301}; b", "\u{301} \"\u{301}\\\u{301}"] {
            #expect(try ActionLine.words(ShellWord.quoted(word)) == [word])
        }
    }
}
