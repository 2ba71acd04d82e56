import Foundation
import ModelcDiagnostics
import ModelcPresentation
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// Refusals of `edit`, accepted actions, and help texts.
@Suite struct EditRefusalTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
        var request = NewModelRequest(path: "L")
        request.entities = ["A", "B", "C"]
        _ = try NewModel(request, in: workspace).run()
    }

    private var file: String { folder.path("L.xcdatamodeld/L.xcdatamodel/contents") }

    private var contents: String { get throws { try String(contentsOfFile: file, encoding: .utf8) } }

    private func write(_ text: String) throws { try text.write(toFile: file, atomically: true, encoding: .utf8) }

    @discardableResult
    private func edit(script: String) throws -> EditOutcome {
        var request = EditRequest()
        request.script = script
        return try Edit(request, in: workspace).run()
    }

    private func edit(_ line: String) throws -> EditOutcome {
        var request = EditRequest()
        request.words = line.split(separator: " ").map(String.init)
        return try Edit(request, in: workspace).run()
    }

    private func failure(script: String) throws -> Diagnostic {
        let old = try contents
        let failure = try #require(throws: RunFailure.self) { try edit(script: script) }
        #expect(try contents == old)
        return try #require(failure.diagnostics.first)
    }

    /// Hashes of composites are unproven: an equal hash does not release a lock, in either direction, and nothing is
    /// reported as certain.
    @Test func aLockedCompositeStaysAsItIs() throws {
        try edit(script: "add composite P\nadd attribute P.a Int16\nadd attribute P.b Int16\nadd attribute A.p P")
        _ = try Lock(LockRequest(task: .add(updating: [])), in: workspace).run()
        for script in [
            "remove attribute P.a", "add attribute P.c String", "set attribute P.a --type String",
            "rename attribute P.a d",
        ] {
            let failure = try failure(script: script)
            #expect(failure.id == .editRefused && failure.help?.contains("new version") == true, "\(script)")
        }
        // Whether encryption is hashed is unproven.
        #expect(try failure(script: "set attribute A.p --encrypted").id == .editRefused)
        var request = EditRequest()
        request.script = "remove attribute P.a"
        request.destination = .newVersion(nil)
        let outcome = try Edit(request, in: workspace).run()
        #expect(outcome.isNewVersion && outcome.verdict.migration == .dataLoss && outcome.isHashUnverified)
        #expect(outcome.text(.text).contains("Whether the version hash changes is unverified"))
    }

    /// A manual mistake can be undone: with its members the version equals the locked one.
    @Test func theLockedMembersCanBePutBack() throws {
        try edit(script: "add composite P\nadd attribute P.a Int16\nadd attribute A.p P")
        _ = try Lock(LockRequest(task: .add(updating: [])), in: workspace).run()
        let locked = try contents
        let lines = locked.split(separator: "\n", omittingEmptySubsequences: false)
        try write(lines.filter { !$0.contains("name=\"a\"") }.joined(separator: "\n"))
        try edit(script: "add attribute P.a Int16")
        #expect(try contents == locked)
    }

    /// Settings that no comparison covers are reported nevertheless.
    @Test(arguments: [
        ("set model --language objc", "language: Swift -> Objective-C"),
        ("set attribute A.x --encrypted", "A\n  ~ x  encrypted: no -> yes"),
        ("set attribute A.x --spotlight", "A\n  ~ x  spotlight: no -> yes"),
        ("set relationship A.b --spotlight", "A\n  ~ b  spotlight: no -> yes"),
        ("set fetched-property A.f --transient", "A\n  ~ f  transient: no -> yes"),
        ("set attribute P.m --transient", "P\n  ~ m  transient: no -> yes"),
    ])
    func everyChangeIsTold(_ action: String, _ expected: String) throws {
        try edit(
            script: """
                add attribute A.x String
                add relationship A.b B
                add fetched-property A.f B
                add composite P
                add attribute P.m String
                """)
        let text = try edit(script: action).text(.text)
        #expect(text.contains(expected), "\(text)")
        #expect(text.contains("unverified") == action.contains("encrypted"))
        #expect(text.contains("no effect on stores") != action.contains("encrypted"))
    }

    /// A problem that lint reports is attributed to an action of the script, which may have a thousand.
    @Test(arguments: [
        (2, "add attribute A.ok String\nadd attribute A.bad Int32 --min 5 --max 2 --no-default"),
        (1, "add attribute A.bad Int32 --min 5 --max 2 --no-default\nrename entity A Z\nadd entity Y"),
        (3, "add attribute A.bad Int32\nadd entity Y\nset attribute A.bad --min 5 --max 2 --no-default"),
    ])
    func aLintErrorNamesTheLine(_ line: Int, _ script: String) throws {
        let failure = try failure(script: script)
        #expect(failure.id.rawValue == "inverted-bounds")
        #expect(failure.location?.path == "script" && failure.location?.position?.line == line, "\(failure)")
    }

    /// A temporary name of a part is in no version.
    @Test func whatIsNewNeedsNoRenamingIdentifier() throws {
        try edit(
            script: """
                add entity N
                add attribute N.a String
                add relationship N.r A
                add fetched-property N.f A
                rename entity N M
                rename attribute M.a b
                rename relationship M.r s
                rename fetched-property M.f g
                """)
        #expect(try !contents.contains("elementID"))
        try edit(script: "rename entity A Z")
        #expect(try contents.contains("elementID=\"A\""))
    }

    /// An action may remove references to the removed part that the others do not remove.
    @Test func oneActionMayCascade() throws {
        try edit(script: "add relationship A.b B --inverse a\nadd relationship A.c C --inverse a")
        let script = { (flag: String, json: String) in
            "remove entity B \(flag)\n{\"action\": \"remove entity\", \"names\": [\"C\"]\(json)}"
        }
        #expect(try failure(script: script("--cascade", "")).id == .stillReferenced)
        let outcome = try edit(script: script("--cascade", ", \"settings\": {\"cascade\": true}"))
        #expect(outcome.removedAlong == ["A.b", "A.c"], "\(outcome.removedAlong)")
    }

    /// Fractions keep their digits: a decimal is not a floating-point number.
    @Test func numbersOfJSONKeepTheirDigits() throws {
        let number = "12345678901234567890.123456789012345678"
        try edit(
            script: """
                {"action": "add attribute", "names": ["A.price", "Decimal"], "settings": {"default": \(number)}}
                """)
        #expect(try contents.contains("defaultValueString=\"\(number)\""))
    }

    /// The error names the wrong part of a line of a script.
    @Test(arguments: [
        (#"{"action": "add entity", "names": "X"}"#, "'names' is a text, not a list of texts"),
        (#"{"action": "add entity", "names": [1]}"#, "'names' has a number in it"),
        (#"{"action": "add entity", "names": ["X"], "settings": {"class": ["a"]}}"#, "the setting 'class' is a list"),
        (#"{"action": "add entity", "names": ["X"], "settings": []}"#, "'settings' is a list"),
        (#"{"names": ["X"]}"#, "'action' is missing"), (#"{"action": 1}"#, "'action' is a number"),
        (#"{"action": "add entity", "names": ["X"]"#, "a ',' or a '}' is missing at column 40"),
        (#"{"action": "add entity", "action": "x"}"#, "the key 'action' is there twice"),
        (#"{"action": "add entity", "names": ["\ud800"]}"#, "half a character is escaped"),
    ])
    func aLineOfJSONThatIsNoAction(_ line: String, _ expected: String) throws {
        let message = try failure(script: line).message
        #expect(message.contains(expected), "\(message)")
    }

    /// An existing problem is identified by its rule and its location: a rename must not make it look new, or equal to
    /// another one.
    @Test func whatWasWrongBeforeIsNotNew() throws {
        try edit(script: "add attribute C.bar String\nadd relationship B.r A")
        try write(
            contents.replacing(
                "name=\"r\" optional=\"YES\" ",
                with: "name=\"r\" optional=\"YES\" inverseName=\"foo\" inverseEntity=\"A\" "))
        let lines = [
            "rename attribute C.bar foo", "rename relationship B.r s", "rename entity B Z", "rename entity A Q",
            "add attribute C.other String",
        ]
        for line in lines { #expect(try !edit(script: line).changes.isEmpty, "\(line)") }
        try edit(script: "rename entity Q A\nrename relationship Z.s t\nadd entity Y")
    }

    /// A name that one action releases and another one reuses is not attributed to the previous part.
    @Test func whatIsAddedUnderAnOldNameIsNew() throws {
        try edit(script: "add attribute C.bar String")
        try write(
            contents.replacing(
                "attributeType=\"String\"", with: "attributeType=\"String\" regularExpressionString=\"[\""))
        try edit(script: "rename attribute C.bar old")
        let found = try failure(script: "add attribute C.bar String --regex '['")
        #expect(found.id.rawValue == "invalid-validation-regex")
        #expect(try failure(script: "rename attribute C.old x\nadd attribute C.old String --regex '['").id == found.id)
    }

    @Test func aModelWithADuplicateCanBeEdited() throws {
        let line = try #require(try contents.split(separator: "\n").first { $0.contains("name=\"C\"") })
        try write(contents.replacing(line, with: line + "\n" + line))
        try edit(script: "add entity Aaa")
        for action in ["remove entity C", "rename entity C D", "add attribute C.x String"] {
            #expect(try failure(script: action).id.rawValue == "ambiguous-element", "\(action)")
        }
    }

    /// The words of the command line are wrong usage; in a script they are a problem of the script.
    @Test(arguments: ["add attribute", "add attribute x String", "add attribute A.x Strng", "destroy entity A"])
    func wrongWords(_ line: String) throws {
        #expect(throws: UsageError.self) { try edit(line) }
        #expect(try failure(script: line).id == DiagnosticID("invalid-action"))
    }

    /// A message names the owner and the file, and its help is an action.
    @Test func whatIsMissingOrTakenIsNamedWithItsOwner() throws {
        try edit(script: "add attribute A.x String")
        let missing = try #require(throws: RunFailure.self) { try edit("remove attribute A.y") }.diagnostics.first
        #expect(missing?.message == "A has no attribute 'y'" && missing?.location?.path.hasSuffix("contents") == true)
        let taken = try #require(throws: RunFailure.self) { try edit("add attribute A.x Date") }.diagnostics.first
        #expect(taken?.id.rawValue == "name-taken" && taken?.help?.contains("'set attribute A.x'") == true)
    }

    /// A word before a verb is a model, even if the model does not exist.
    @Test func aWordBeforeAVerbIsTheModel() throws {
        let found = try #require(throws: RunFailure.self) { try edit("L add entity X") }.diagnostics.first
        #expect(found?.id.rawValue == "no-such-path" && found?.help?.hasSuffix("L.xcdatamodeld'?") == true)
        #expect(throws: UsageError.self) { try edit("ad entity X") }
    }

    /// Whole actions in quotes are lines of a script: all or none are made.
    @Test func actionsMayStandInQuotes() throws {
        var request = EditRequest()
        request.words = ["add entity X", "add attribute X.a String --default 'b c'"]
        #expect(try Edit(request, in: workspace).run().actionCount == 2)
        #expect(try contents.contains("defaultValueString=\"b c\""))
        let old = try contents
        request.words = ["L.xcdatamodeld", "add entity Y", "add attribute Z.a String"]
        #expect(throws: RunFailure.self) { try Edit(request, in: workspace).run() }
        #expect(try contents == old)
        request.words = ["add entity Y", "add", "entity"]
        #expect(throws: UsageError.self) { try Edit(request, in: workspace).run() }
        request.words = ["add", "attribute", "X.c", "String", "--default", "add more"]
        #expect(try Edit(request, in: workspace).run().actionCount == 1)
    }

    @Test func whatIsReferredToIsAddedFirst() throws {
        let help = try failure(script: "add relationship A.tags Tag").help
        #expect(help == "add it first: add entity Tag; there are: A, B, C")
    }

    @Test func anActionBesideAScriptIsWrongUsage() throws {
        var request = EditRequest()
        request.words = ["add", "entity", "X"]
        #expect(throws: UsageError.self) { try request.refuseAction(in: workspace) }
        request.words = ["L.xcdatamodeld"]
        try request.refuseAction(in: workspace)
    }

    @Test func charactersThatXMLCannotHoldAreNamed() throws {
        let found = try failure(script: "add entity X\nadd attribute A.x String --default 'a\u{1}b'")
        #expect(found.id.rawValue == "invalid-action" && found.message.contains("U+0001"))
        #expect(found.location?.position?.line == 2 && found.location?.position?.column == 38)
        let json = #"{"action": "add attribute", "names": ["A.x", "String"], "settings": {"default": "a\u0001"}}"#
        let inJSON = try failure(script: json)
        #expect(inJSON.message == found.message)
        #expect(inJSON.location?.position?.column == (json.utf8.count - "\\u0001\"}}".utf8.count) + 1)
        #expect(throws: UsageError.self) { try edit("add attribute A.x String --default a\u{FFFE}") }
    }

    @Test func aBooleanDefaultInJSON() throws {
        for (name, value, text) in [("a", "true", "YES"), ("b", "false", "NO"), ("c", "\"yes\"", "YES")] {
            try edit(
                script:
                    #"{"action":"add attribute","names":["A.\#(name)","Bool"],"settings":{"default":\#(value)}}"#)
            #expect(
                try contents.contains(
                    #"name="\#(name)" optional="YES" attributeType="Boolean" defaultValueString="\#(text)""#))
        }
        try edit(script: #"{"action":"set attribute","names":["A.a"],"settings":{"default":null}}"#)
        #expect(try contents.contains(#"name="a" optional="YES" attributeType="Boolean" usesScalar"#))
    }

    /// An invalid predicate is named, and references in one with placeholders are updated.
    @Test func whatCannotBeFollowedIsNamed() throws {
        try edit(
            script: "add attribute A.name String\nadd fetch-request I A\nadd fetch-request P A --predicate 'name == %@'"
        )
        try write(
            contents.replacing(
                #"<fetchRequest name="I" entity="A""#,
                with: #"<fetchRequest name="I" entity="A" predicateString="name ???""#))
        let outcome = try edit(script: "rename attribute A.name title")
        #expect(outcome.messages.map(\.id) == [.referenceNotFollowed])
        #expect(outcome.messages[0].message.contains("the fetch request I"))
        #expect(try contents.contains(#"predicateString="title == %@""#))
        try write(contents.replacing("name ???", with: "title ???").replacing("title == %@", with: "TRUEPREDICATE"))
        #expect(try edit(script: "remove attribute A.title").messages.map(\.id) == [.referenceNotFollowed])
    }

    @Test func aScriptWithoutActionsSaysSo() throws {
        #expect(try edit(script: "# nothing\n\n").actionCount == 0)
    }

    /// No data is kept under a reserved name, so that the help does not mention data.
    @Test func aReservedNameIsRefusedWithoutAdviceToKeepData() throws {
        #expect(try failure(script: "add attribute A.description String").help == "give it another name")
        try edit(script: "add attribute A.x String")
        #expect(try failure(script: "rename attribute A.x description").help == "give it another name")
    }

    /// A version that is not current is copied by another command.
    @Test func adviceForAVersionThatIsNotCurrent() throws {
        _ = try Lock(LockRequest(task: .add(updating: [])), in: workspace).run()
        var add = VersionsRequest()
        add.task = .add(name: nil, from: nil, becomesCurrent: true)
        _ = try Versions(add, in: workspace).run()
        var request = EditRequest()
        request.words = ["add", "entity", "X"]
        request.version = "L"
        for destination in [EditRequest.Destination.version, .newVersion(nil)] {
            request.destination = destination
            let failure = try #require(throws: RunFailure.self) { try Edit(request, in: workspace).run() }
            #expect(failure.diagnostics[0].help?.contains("modelc versions add") == true)
            #expect(failure.diagnostics[0].help?.contains("L.xcdatamodeld") == true)
        }
    }

    @Test(arguments: ["Library", "Tasks"])
    func theNextCommandOfASampleCanBeRun(_ sample: String) throws {
        var request = NewModelRequest(path: "S")
        request.sample = sample
        let outcome = try NewModel(request, in: workspace).run()
        let attribute = try #require(outcome.nextAttribute)
        _ = try edit("S.xcdatamodeld add attribute \(attribute) String")
    }
}
