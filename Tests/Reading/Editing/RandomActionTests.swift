import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcEditing

/// Thousands of actions in one model, in random order.
@Suite struct RandomActionTests {
    /// After each action the file can be read and is in Xcode's form, and the opposite action gives the bytes before.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func actionsAndTheirOpposites(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var editor = SchemaEditor(Self.empty, cascades: true)
        var (made, undone, rewritten, refused) = (0, 0, 0, 0)
        var kinds: Set<String> = []
        for step in 0..<(TestScope.isFull ? 4_000 : TestScope.rounds(700)) {
            let pair = RandomPair(in: editor.model, step, &random)
            let before = ModelWriter().contents(of: editor.model)
            var copy = editor
            do throws(ActionFailure) {
                try copy.make(pair.there)
                made += 1
            } catch {
                let ids: [DiagnosticID] = [.nameTaken, .invalidAction, .unknownElement]
                #expect(ids.contains(error.id), "\(pair.there.text): \(error.message)")
                continue
            }
            // `edit` refuses actions that make the model invalid.
            guard Linter.structuralProblems(in: ResolvedModel(copy.model)).isEmpty else {
                refused += 1
                continue
            }
            if let back = pair.back {
                var undo = copy
                try undo.make(try #require(try ActionParser.action(line: back.text)))
                let isSame = ModelWriter().contents(of: undo.model) == before
                #expect(isSame, "seed \(seed), step \(step): \(pair.there.text), then \(back.text)")
                undone += 1
            }
            editor = copy
            kinds.insert("\(pair.there.verb.rawValue) \(pair.there.kind.rawValue)")
            if step.isMultiple(of: 25) { try check(editor.model) }
            if step.isMultiple(of: 3) { rewritten += try checkRewriting(SourceText(before), pair.there) ? 1 : 0 }
        }
        let steps = TestScope.rounds(700)
        #expect(rewritten > steps / 7, "\(rewritten)")
        #expect(made > steps * 5 / 7 && undone > steps * 3 / 7, "\(made), \(undone)")
        #expect(refused < made / 10, "\(refused)")
        #expect(kinds.count > (TestScope.isWhole ? 35 : 15), "\(kinds.count): \(kinds.sorted())")
    }

    /// A file of which only changed entities are written and read equals the file that is written and read as a whole.
    ///
    /// - Returns: whether the action changes nothing but entities.
    private func checkRewriting(_ source: SourceText, _ action: EditAction) throws -> Bool {
        let old = try #require(ModelReader.model(in: source, path: "contents").model)
        var editor = SchemaEditor(old, cascades: true)
        try editor.make(action)
        guard let rewriting = EntityRewriting(editor.model, insteadOf: old, in: source) else { return false }
        let bytes = try ModelRewriter.bytes(of: editor.model, insteadOf: old, in: source)
        #expect(rewriting.source.bytes == bytes, "\(action.text)")
        let part = try #require(ModelReader.model(in: rewriting.changedPart, path: "contents").model)
        let whole = try #require(ModelReader.model(in: rewriting.source, path: "contents").model)
        #expect(ModelDiffer(guessesRenames: false).difference(from: rewriting.announced, to: part).isEmpty)
        #expect(rewriting.model(withChanged: part) == whole, "\(action.text)")
        return true
    }

    private static var empty: ManagedObjectModel {
        var model = ManagedObjectModel()
        model.documentType = "com.apple.IDECoreDataModeler.DataModel"
        model.documentVersion = "1.0"
        model.lastSavedToolsVersion = ToolsVersion("24412")
        (model.sourceLanguage, model.versionIdentifier) = (.swift, "")
        return model
    }

    private func check(_ model: ManagedObjectModel) throws {
        let bytes = ModelWriter().contents(of: model)
        let source = SourceText(bytes)
        let reading = ModelReader.model(in: source, path: "contents")
        let again = try #require(reading.model)
        #expect(!reading.diagnostics.contains { $0.severity == .error })
        #expect(ModelRewriter.isCanonical(again, source))
        #expect(ModelDiffer(guessesRenames: false).difference(from: model, to: again).isEmpty)
        #expect(Linter.structuralProblems(in: ResolvedModel(again)).map(\.message).isEmpty)
    }
}
