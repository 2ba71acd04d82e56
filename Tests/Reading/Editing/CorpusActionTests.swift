import ModelcBase
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcEditing

/// Actions on all models of the corpora.
@Suite struct CorpusActionTests {
    private static func models() -> [(path: String, model: ManagedObjectModel)] {
        Corpus.current.compactMap { version in
            guard version.facts.format == "xml", let model = version.model,
                Linter.structuralProblems(in: ResolvedModel(model)).isEmpty
            else { return nil }
            return (version.path, model)
        }
    }

    /// A renamed entity or property keeps its values: the migration is lightweight, and nothing else changes.
    @Test func renamesLoseNothing() throws {
        let kinds: Set<SchemaChangeKind> = [
            .entityRenamed, .attributeRenamed, .relationshipRenamed, .relationshipInverseChanged, .fetchRequestChanged,
            .fetchedPropertyChanged, .attributeDerivationChanged, .indexChanged, .configurationChanged,
        ]
        var count = 0
        for (path, model) in Self.models() {
            for action in Self.renames(of: model) {
                var editor = SchemaEditor(model)
                do { try editor.make(action) } catch { Issue.record("\(path): \(action.text): \(error)") }
                let step = MigrationClassifier().step(from: model, to: editor.model)
                let isLossless = [.none, .lightweight, .lightweightRename].contains(step.migrationClass)
                #expect(isLossless, "\(path): \(action.text): \(step.migrationClass)")
                let strange = step.difference.changes.filter { !kinds.contains($0.kind) || $0.isDestructive }
                #expect(strange.isEmpty, "\(path): \(action.text): \(strange.map(\.kind.rawValue))")
                #expect(Linter.structuralProblems(in: ResolvedModel(editor.model)).isEmpty, "\(path): \(action.text)")
                count += 1
            }
        }
        #expect(count > (Corpus.isAvailable ? 200 : 10), "\(count)")
    }

    /// An edit writes and compares the changed entities; the whole models would give the same result.
    @Test func whatStaysNeedNotBeCompared() throws {
        var count = 0
        for (path, model) in Self.models() {
            let source = SourceText(ModelWriter().contents(of: model))
            let old = try #require(ModelReader.model(in: source, path: path).model)
            for action in Self.renames(of: old) {
                var editor = SchemaEditor(old)
                try editor.make(action)
                guard let rewriting = EntityRewriting(editor.model, insteadOf: old, in: source) else { continue }
                let part = try #require(ModelReader.model(in: rewriting.changedPart, path: path).model)
                let new = try #require(rewriting.model(withChanged: part))
                #expect(rewriting.keptEntities.count == new.entities.count)
                let whole = MigrationClassifier().step(from: old, to: new)
                let isSame = MigrationClassifier().step(from: old, to: new, kept: rewriting.keptEntities) == whole
                #expect(isSame, "\(path): \(action.text)")
                count += 1
            }
        }
        #expect(count > (Corpus.isAvailable ? 200 : 5), "\(count)")
    }

    /// Some entities, and two of their properties of each kind; in a full run all of them.
    private static func renames(of model: ManagedObjectModel) -> [EditAction] {
        var random = SeededRandom(seed: UInt64(model.entities.count))
        let entities = model.entities.shuffled(using: &random).prefix(TestScope.isFull ? .max : 3)
        let limit = TestScope.isFull ? Int.max : 2
        return entities.flatMap { entity -> [EditAction] in
            let name = entity.name
            return [EditAction(.rename, .entity, [name, "Renamed\(name)"])]
                + entity.attributes.shuffled(using: &random).prefix(limit).map {
                    EditAction(.rename, .attribute, ["\(name).\($0.name)", "renamed\($0.name)"])
                }
                + entity.relationships.shuffled(using: &random).prefix(limit).map {
                    EditAction(.rename, .relationship, ["\(name).\($0.name)", "renamed\($0.name)"])
                }
                + entity.fetchedProperties.prefix(limit).map {
                    EditAction(.rename, .fetchedProperty, ["\(name).\($0.name)", "renamed\($0.name)"])
                }
        }
    }

    /// After any actions in any order, the file is as Xcode would write it, reads without new problems, and the
    /// opposite actions restore the first file.
    @Test func randomActions() throws {
        var random = SeededRandom(seed: 15)
        var made = 0
        for (path, model) in Self.models() {
            let bytes = ModelWriter().contents(of: model)
            var editor = SchemaEditor(model, cascades: true)
            for _ in 0..<(TestScope.isFull ? 60 : 12) {
                guard let action = RandomAction.next(in: editor.model, &random) else { continue }
                do {
                    try editor.make(action)
                    made += 1
                } catch {
                    // A random name may be taken; no other error may occur.
                    #expect(error.id == .nameTaken || error.id == .invalidAction, "\(path): \(action.text): \(error)")
                }
            }
            let problems = Linter.structuralProblems(in: ResolvedModel(editor.model))
            #expect(problems.isEmpty, "\(path): \(problems.map(\.message))")
            let source = SourceText(bytes)
            let old = try #require(ModelReader.model(in: source, path: path).model)
            let written = ModelWriter().contents(of: editor.model)
            let reading = ModelReader.model(in: SourceText(written), path: path)
            let again = try #require(reading.model)
            let isStable = ModelWriter().contents(of: again) == written
            #expect(isStable, "\(path)")
            #expect(ModelDiffer(guessesRenames: false).difference(from: editor.model, to: again).isEmpty)
            #expect(!reading.diagnostics.contains { $0.severity == .error }, "\(path): \(reading.diagnostics)")
            #expect(ModelWriter().contents(of: old) == bytes)
        }
        #expect(made > (Corpus.isAvailable ? 500 : 20), "\(made)")
    }

    /// Adding an element and removing it again restores the bytes.
    @Test func additionsAndRemovalsUndoEachOther() throws {
        for (path, model) in Self.models() {
            let bytes = ModelWriter().contents(of: model)
            var editor = SchemaEditor(model, cascades: true)
            guard let entity = model.entities.first?.name else { continue }
            let there = [
                "add entity ZzAdded", "add attribute ZzAdded.name String", "add attribute \(entity).zzAdded Double",
                "add relationship ZzAdded.zzOwner \(entity) --inverse zzAdded2 --to-many-inverse",
                "add index \(entity).zz zzAdded", "set user-info \(entity) zz added",
                "add fetch-request zzAdded ZzAdded --predicate 'name == $NAME'",
            ]
            let back = [
                "remove index \(entity).zz", "remove attribute \(entity).zzAdded", "remove user-info \(entity) zz",
                "remove entity ZzAdded",
            ]
            for line in there + back { try editor.make(try #require(try ActionParser.action(line: line))) }
            let isSame = ModelWriter().contents(of: editor.model) == bytes
            #expect(isSame, "\(path)")
        }
    }
}

/// Actions in a random order.
enum RandomAction {
    static func next(in model: ManagedObjectModel, _ random: inout SeededRandom) -> EditAction? {
        guard let entity = model.entities.randomElement(using: &random),
            let other = model.entities.randomElement(using: &random)
        else { return EditAction(.add, .entity, ["First"]) }
        let number = Int.random(in: 0..<1_000, using: &random)
        let types = AttributeType.allCases.filter { ![.composite, .objectID, .undefined].contains($0) }
        let type = types.randomElement(using: &random) ?? .string
        let attribute = entity.attributes.randomElement(using: &random)
        let relationship = entity.relationships.randomElement(using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return EditAction(.add, .entity, ["Added\(number)"])
        case 1: return EditAction(.rename, .entity, [entity.name, "Renamed\(number)"])
        case 2, 3: return EditAction(.add, .attribute, ["\(entity.name).added\(number)", type.rawValue])
        case 4:
            return EditAction(
                .add, .relationship, ["\(entity.name).link\(number)", other.name],
                [.init("inverse", .text("back\(number)"))])
        case 5:
            return attribute.map { EditAction(.rename, .attribute, ["\(entity.name).\($0.name)", "renamed\(number)"]) }
        case 6:
            return relationship.map {
                EditAction(.rename, .relationship, ["\(entity.name).\($0.name)", "renamed\(number)"])
            }
        case 7: return attribute.map { EditAction(.remove, .attribute, ["\(entity.name).\($0.name)"]) }
        case 8: return relationship.map { EditAction(.remove, .relationship, ["\(entity.name).\($0.name)"]) }
        case 9:
            return attribute.map {
                EditAction(
                    .set, .attribute, ["\(entity.name).\($0.name)"], [.init("optional", number < 500 ? .on : .off)])
            }
        case 10: return attribute.map { EditAction(.add, .index, ["\(entity.name).index\(number)", $0.name]) }
        default: return number < 100 ? EditAction(.remove, .entity, [entity.name]) : nil
        }
    }
}
