import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import ModelcText
import Testing

@testable import ModelcEditing

/// Thousands of actions in one model, in an order that nobody would choose.
@Suite struct RandomActionTests {
    /// An action, and the one that takes it back; nil where something is lost.
    private typealias Pair = (there: EditAction, back: EditAction?)

    /// After each action the file can be read and is in Xcode's form, and the opposite action gives the bytes before.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func actionsAndTheirOpposites(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var editor = SchemaEditor(Self.empty, cascades: true)
        var (made, undone, rewritten) = (0, 0, 0)
        for step in 0..<(TestScope.isFull ? 4_000 : 700) {
            let pair = Self.pair(in: editor.model, step, &random)
            let before = ModelWriter().contents(of: editor.model)
            var copy = editor
            do throws(ActionFailure) {
                try copy.make(pair.there)
                made += 1
            } catch {
                #expect([.nameTaken, .invalidAction].contains(error.id), "\(pair.there.text): \(error.message)")
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
            if step.isMultiple(of: 25) { try check(editor.model) }
            if step.isMultiple(of: 3) { rewritten += try checkRewriting(SourceText(before), pair.there) ? 1 : 0 }
        }
        #expect(rewritten > 100, "\(rewritten)")
        #expect(made > 500 && undone > 300, "\(made), \(undone)")
    }

    /// A file of which only changed entities are written and read is, and says, what it would be and say as a whole.
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
        #expect(Linter.structuralFaults(in: ResolvedModel(again)).map(\.message).isEmpty)
    }

    private static func pair(in model: ManagedObjectModel, _ step: Int, _ random: inout SeededRandom) -> Pair {
        guard let entity = model.entities.randomElement(using: &random)?.name, model.entities.count > 2 else {
            return added(.entity, "Added\(step)")
        }
        if model.entities.count > 30 { return (EditAction(.remove, .entity, [entity]), nil) }
        let choices = [parts, properties, changes]
        let choice = choices.randomElement(using: &random) ?? parts
        return choice(model, entity, step, &random)
    }

    private static func added(_ kind: EditAction.Kind, _ names: String...) -> Pair {
        (EditAction(.add, kind, names), EditAction(.remove, kind, [names[0]]))
    }

    private static func parts(
        _ model: ManagedObjectModel, _ entity: String, _ step: Int, _ random: inout SeededRandom
    ) -> Pair {
        let attribute = model.entities.first { $0.name == entity }?.attributes.randomElement(using: &random)?.name
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return added(.composite, "Composite\(step)")
        case 1: return added(.configuration, "Configuration\(step)", entity)
        case 2: return added(.fetchRequest, "request\(step)", entity)
        case 3:
            return (
                EditAction(.set, .userInfo, [entity, "key\(step)", "<\(step)> & \"\(step)\""]),
                EditAction(.remove, .userInfo, [entity, "key\(step)"])
            )
        case 4:
            guard let attribute else { return added(.entity, "Added\(step)") }
            return (
                EditAction(.add, .index, ["\(entity).index\(step)", attribute]),
                EditAction(.remove, .index, ["\(entity).index\(step)"])
            )
        case 5:
            guard let attribute else { return added(.entity, "Added\(step)") }
            return (
                EditAction(.add, .constraint, [entity, attribute]),
                EditAction(.remove, .constraint, [entity, attribute])
            )
        default: return added(.entity, "Added\(step)")
        }
    }

    private static func properties(
        _ model: ManagedObjectModel, _ entity: String, _ step: Int, _ random: inout SeededRandom
    ) -> Pair {
        let other = model.entities.randomElement(using: &random)?.name ?? entity
        let types = AttributeType.allCases.filter { ![.composite, .objectID, .undefined].contains($0) }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            return (
                EditAction(
                    .add, .relationship, ["\(entity).link\(step)", other],
                    [.init("inverse", .text("back\(step)")), .init("to-many", .on)]),
                EditAction(.remove, .relationship, ["\(entity).link\(step)"])
            )
        case 1:
            return (
                EditAction(
                    .add, .fetchedProperty, ["\(entity).fetched\(step)", other],
                    [.init("predicate", .text("SELF != $FETCH_SOURCE"))]),
                EditAction(.remove, .fetchedProperty, ["\(entity).fetched\(step)"])
            )
        default:
            let type = types.randomElement(using: &random) ?? .string
            return added(.attribute, "\(entity).added\(step)", type.rawValue)
        }
    }

    private static func changes(
        _ model: ManagedObjectModel, _ entity: String, _ step: Int, _ random: inout SeededRandom
    ) -> Pair {
        let known = model.entities.first { $0.name == entity }
        let attribute = known?.attributes.randomElement(using: &random)
        let relationship = known?.relationships.randomElement(using: &random)
        let number = Int.random(in: 0..<8, using: &random)
        if let attribute, number < 3 {
            if number == 0 {
                let value: ActionValue = attribute.isOptional ? .off : .on
                let back: ActionValue = attribute.isOptional ? .on : .off
                let set = { EditAction(.set, .attribute, ["\(entity).\(attribute.name)"], [.init("optional", $0)]) }
                return (set(value), set(back))
            }
            return renamed(.attribute, entity, attribute.name, "renamed\(step)")
        }
        if let relationship, number < 5 {
            return renamed(.relationship, entity, relationship.name, "renamed\(step)")
        }
        if number == 5, let attribute { return (EditAction(.remove, .attribute, ["\(entity).\(attribute.name)"]), nil) }
        return (
            EditAction(.rename, .entity, [entity, "Renamed\(step)"]),
            EditAction(.rename, .entity, ["Renamed\(step)", entity])
        )
    }

    private static func renamed(_ kind: EditAction.Kind, _ owner: String, _ old: String, _ new: String) -> Pair {
        (EditAction(.rename, kind, ["\(owner).\(old)", new]), EditAction(.rename, kind, ["\(owner).\(new)", old]))
    }
}
