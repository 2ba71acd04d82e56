import Foundation
import ModelcBase
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcFiles

/// Random edits of real files. Xcode's files have one layout, so a file with one edit must equal, byte for byte, the
/// file that is written for the changed model.
@Suite struct CorpusEditTests {
    private static func files() throws -> [(path: String, bytes: [UInt8])] {
        try Corpus.facts().filter { $0.format == "xml" }.map { facts in
            (facts.path, [UInt8](try Data(contentsOf: facts.url.appendingPathComponent("contents"))))
        }
    }

    private func model(_ bytes: [UInt8]) throws -> ManagedObjectModel {
        try #require(ModelReader.model(in: SourceText(bytes), path: "contents").model)
    }

    private func edited(_ bytes: [UInt8], _ edits: [ModelEdit]) throws -> [UInt8] {
        let source = SourceText(bytes)
        let made = try ModelEditor(source).textEdits(for: edits)
        #expect(made.problems.isEmpty)
        let result = try TextEdit.apply(made.edits, to: bytes)
        #expect(EditCheck.isExactly(SourceText(result), source, with: edits))
        return result
    }

    /// Reading the elements of a file together with their meaning equals reading each alone.
    @Test func treesAndModelsAreReadAtOnce() throws {
        for (path, bytes) in try Self.files() {
            for source in [SourceText(bytes), SourceText(Array(bytes.dropLast(bytes.count / 3)))] {
                let (tree, model, diagnostics) = ModelTree.read(source, path: path)
                let (alone, messages) = ModelReader.model(in: source, path: path)
                let isSame = model == alone && diagnostics == messages
                #expect(isSame, "\(path)")
                let lone = ModelTree(source)
                let isSameTree = tree?.root == lone?.root && tree?.positions == lone?.positions
                #expect(model == nil ? tree == nil : isSameTree, "\(path)")
            }
        }
    }

    @Test func everyFile() throws {
        var random = SeededRandom(seed: 2_026)
        var counts: [String: Int] = [:]
        for (path, bytes) in try Self.files() {
            let old = try model(bytes)
            let written = ModelWriter().contents(of: old)
            let tail = bytes.starts(with: written) ? bytes[written.count...] : []
            let isCanonical = bytes == written + tail
            try #require(isCanonical, "\(path) is not as Xcode writes it")
            for _ in 0..<(TestScope.isFull ? 6 : 2) {
                guard let mutation = ModelMutation.random(in: old, &random) else { continue }
                var new = old
                mutation.change(&new)
                let result = try edited(bytes, mutation.edits(old))
                let isRight = result == ModelWriter().contents(of: new) + tail
                #expect(isRight, "\(path): \(mutation.name)")
                counts[mutation.name, default: 0] += 1
                guard let undo = mutation.undo else { continue }
                let back = try edited(result, undo(try model(result)))
                let isAsBefore = back == bytes
                #expect(isAsBefore, "\(path): undoing \(mutation.name)")
            }
        }
        #expect(counts.count >= (Corpus.isAvailable ? 10 : 5), "\(counts)")
    }
}

/// A change of a model in memory, with the edits that make it in the file and those that revert it.
struct ModelMutation {
    var name: String
    /// Changes the model.
    var change: (inout ManagedObjectModel) -> Void
    /// The edits of the file that the model was read from.
    var edits: (ManagedObjectModel) -> [ModelEdit]
    /// The edits that revert the change in the file of the changed model; nil if one edit cannot express that.
    var undo: ((ManagedObjectModel) -> [ModelEdit])?

    static let hostileText = "<a href='x'>&amp; é😀\"\n\t"

    /// A mutation of a random part of the model; nil if the model has no such part.
    static func random(in model: ManagedObjectModel, _ random: inout SeededRandom) -> ModelMutation? {
        guard let entity = model.entities.indices.randomElement(using: &random) else { return nil }
        let attribute = model.entities[entity].attributes.indices.randomElement(using: &random)
        let relationship = model.entities[entity].relationships.indices.randomElement(using: &random)
        let of: Path<EntityDescription> = \.entities[entity]
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return setting(of, "versionHashModifier", \.versionHashModifier, to: hostileText, in: model)
        case 1: return userInfo(of, \.userInfo, in: model, &random)
        case 2:
            return ModelMutation(
                name: "remove entity", change: { $0.entities.remove(at: entity) }, edits: { $0[keyPath: of].removal() })
        case 3: return removal(of, \.fetchIndexes, &random, in: model)
        case 4: return removal(of, \.uniquenessConstraints, &random, in: model)
        case 5:
            return relationship.flatMap { index in
                userInfo(of.appending(path: \.relationships[index]), \.userInfo, in: model, &random)
            }
        case 6:
            return relationship.flatMap { index in
                setting(
                    of.appending(path: \.relationships[index]), "elementID", \.renamingIdentifier, to: "", in: model)
            }
        case 7:
            return attribute.flatMap { index in
                flag(of.appending(path: \.attributes[index]), "optional", \.isOptional, in: model)
            }
        case 8:
            return attribute.flatMap { index in
                setting(
                    of.appending(path: \.attributes[index]), "defaultValueString", \.defaultValueText, to: hostileText,
                    in: model)
            }
        case 9:
            return attribute.flatMap { index in
                userInfo(of.appending(path: \.attributes[index]), \.userInfo, in: model, &random)
            }
        case 10: return removal(of, \.attributes, &random, in: model)
        default: return newAttribute(of, in: model)
        }
    }

    private typealias Path<Value> = WritableKeyPath<ManagedObjectModel, Value>

    /// Sets a text, or removes the attribute if it already has that text.
    private static func setting<Element: SourceElement>(
        _ element: Path<Element>, _ name: String, _ text: WritableKeyPath<Element, String?>, to value: String,
        in model: ManagedObjectModel
    ) -> ModelMutation {
        let old = model[keyPath: element][keyPath: text]
        let new = old == value ? nil : value
        return ModelMutation(
            name: "set \(name)", change: { $0[keyPath: element][keyPath: text] = new },
            edits: { edits($0[keyPath: element], name, new) }, undo: { edits($0[keyPath: element], name, old) })
    }

    private static func flag<Element: SourceElement>(
        _ element: Path<Element>, _ name: String, _ flag: WritableKeyPath<Element, Bool>, in model: ManagedObjectModel
    ) -> ModelMutation {
        let old = model[keyPath: element][keyPath: flag]
        return ModelMutation(
            name: "toggle \(name)", change: { $0[keyPath: element][keyPath: flag] = !old },
            edits: { edits($0[keyPath: element], name, old ? nil : "YES") },
            undo: { edits($0[keyPath: element], name, old ? "YES" : nil) })
    }

    private static func edits(_ element: some SourceElement, _ name: String, _ value: String?) -> [ModelEdit] {
        value.map { element.setting(name, to: $0) } ?? element.removing(name)
    }

    /// Adds a key, changes a value, or removes a key.
    private static func userInfo<Element: SourceElement>(
        _ element: Path<Element>, _ info: WritableKeyPath<Element, UserInfo>, in model: ManagedObjectModel,
        _ random: inout SeededRandom
    ) -> ModelMutation {
        let entries = model[keyPath: element][keyPath: info].entries
        let key =
            entries.randomElement(using: &random)?.key ?? ["a", "M10", "zz<", ""].randomElement(using: &random) ?? ""
        let old = entries.last { $0.key == key }?.value
        let new = old == nil || Bool.random(using: &random) ? hostileText : nil
        return ModelMutation(
            name: "user info",
            change: { model in
                guard let new else { return model[keyPath: element][keyPath: info].entries.removeAll { $0.key == key } }
                if let index = entries.lastIndex(where: { $0.key == key }) {
                    model[keyPath: element][keyPath: info].entries[index].value = new
                } else {
                    let index = entries.firstIndex { CanonicalNameOrder.areInOrder(key, $0.key) } ?? entries.count
                    model[keyPath: element][keyPath: info].entries.insert(
                        UserInfoEntry(key: key, value: new), at: index)
                }
            },
            edits: { infoEdits($0[keyPath: element], key, new) },
            // An empty group that Xcode left is removed with the last entry.
            undo: model[keyPath: element].verbatim.emptyContainers.isEmpty
                ? { infoEdits($0[keyPath: element], key, old) } : nil)
    }

    private static func infoEdits(_ element: some SourceElement, _ key: String, _ value: String?) -> [ModelEdit] {
        guard let position = element.position else { return [] }
        guard let value else { return [.removeUserInfo(of: position, key: key)] }
        return [.setUserInfo(of: position, key: key, value: value)]
    }

    private static func removal<Element: SourceElement, Child: SourceElement>(
        _ element: Path<Element>, _ children: WritableKeyPath<Element, [Child]>, _ random: inout SeededRandom,
        in model: ManagedObjectModel
    ) -> ModelMutation? {
        guard let index = model[keyPath: element][keyPath: children].indices.randomElement(using: &random) else {
            return nil
        }
        return ModelMutation(
            name: "remove \(Child.self)", change: { $0[keyPath: element][keyPath: children].remove(at: index) },
            edits: { $0[keyPath: element][keyPath: children][index].removal() })
    }

    private static func newAttribute(_ element: Path<EntityDescription>, in model: ManagedObjectModel) -> ModelMutation?
    {
        let attributes = model[keyPath: element].attributes
        guard !attributes.contains(where: { $0.name == "modelcNew" }) else { return nil }
        var new = AttributeDescription()
        new.name = "modelcNew"
        new.type = .string
        new.isOptional = true
        let index = attributes.firstIndex { CanonicalNameOrder.areInOrder(new.name, $0.name) } ?? attributes.count
        // In the few lists that Xcode did not sort, the position is ambiguous.
        let isSorted = attributes[index...].allSatisfy { CanonicalNameOrder.areInOrder(new.name, $0.name) }
        guard isSorted else { return nil }
        let text = [("attributeType", "String"), ("optional", "YES"), ("name", new.name)]
        let inserted = VerbatimElement(
            name: "attribute", attributes: text.map { VerbatimAttribute(name: $0, value: $1) })
        return ModelMutation(
            name: "new attribute", change: { [new] in $0[keyPath: element].attributes.insert(new, at: index) },
            edits: { $0[keyPath: element].position.map { [.insertElement(inserted, into: $0)] } ?? [] },
            undo: { $0[keyPath: element].attributes[index].removal() })
    }
}
