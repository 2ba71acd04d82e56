import Foundation
import ModelcBase
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcEditing

/// Repeats the changes between two versions of a real model by actions: the file has to be the newer one, byte for byte.
@Suite struct ReplayTests {
    /// Two versions of a bundle that follow each other.
    private struct Pair {
        var path: String
        var old: ManagedObjectModel
        var new: ManagedObjectModel
        var bytes: [UInt8]
    }

    private static func pairs() -> [Pair] {
        Corpus.series.flatMap { bundle -> [Pair] in
            let reading = ModelReader().read(bundle, .all)
            let versions = reading.model?.versions.filter { $0.format == .xml && $0.model != nil } ?? []
            return zip(versions, versions.dropFirst()).compactMap { old, new in
                guard let before = old.model, let after = new.model, let source = new.source,
                    ModelRewriter.isCanonical(before, old.source ?? source), ModelRewriter.isCanonical(after, source)
                else { return nil }
                return Pair(path: new.path, old: before, new: after, bytes: source.bytes)
            }
        }
    }

    /// The older model with the editor data of the newer one: its build numbers and its diagram.
    private static func prepared(_ pair: Pair) -> ManagedObjectModel {
        var model = pair.old
        model.lastSavedToolsVersion = pair.new.lastSavedToolsVersion
        model.systemVersion = pair.new.systemVersion
        model.minimumToolsVersion = pair.new.minimumToolsVersion
        (model.legacyName, model.legacyMacOSVersion, model.legacyIOSVersion) = (
            pair.new.legacyName, pair.new.legacyMacOSVersion, pair.new.legacyIOSVersion
        )
        return model
    }

    /// Makes an action; an element to remove may have been removed together with the element that it referred to.
    private static func make(_ action: EditAction, in editor: inout SchemaEditor) throws(ActionFailure) {
        do throws(ActionFailure) {
            try editor.make(action)
        } catch {
            guard action.verb == .remove, error.id == .unknownElement else { throw error }
        }
    }

    private static func replayed(_ pair: Pair, _ actions: [EditAction]) throws -> [UInt8] {
        var editor = SchemaEditor(prepared(pair), cascades: true)
        for action in actions {
            // What is typed is what is made.
            let line = try #require(try ActionParser.action(line: action.text)?.complete)
            #expect(line == action)
            try make(line, in: &editor)
        }
        var model = editor.model
        model.diagramElements = pair.new.diagramElements
        explain(&model, pair.new)
        return ModelWriter().contents(of: model)
    }

    /// Removes from the newer version data without meaning, and data that no action sets: whether the sync services
    /// before 2012 include a part, which Xcode writes for new parts depending on their origin; and the text of a date
    /// that Xcode 4 wrote.
    private static func explain(_ model: inout ManagedObjectModel, _ new: ManagedObjectModel) {
        let known = Dictionary(new.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for index in model.entities.indices {
            guard let entity = known[model.entities[index].name] else { continue }
            model.entities[index].isSyncable = entity.isSyncable
            for (place, attribute) in model.entities[index].attributes.enumerated() {
                let twin = entity.attributes.first { $0.name == attribute.name }
                guard let twin, attribute.type == .date, attribute.defaultDateInterval != nil,
                    twin.defaultDateInterval == attribute.defaultDateInterval
                else { continue }
                model.entities[index].attributes[place].defaultValueText = twin.defaultValueText
            }
        }
    }

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func consecutiveVersions() throws {
        var (all, same, single, singleSame) = (0, 0, 0, 0)
        var failures: [String] = []
        for pair in Self.pairs() {
            let actions = ActionDerivation(from: pair.old, to: pair.new).actions
            guard !actions.isEmpty else { continue }
            all += 1
            if actions.count == 1 { single += 1 }
            do {
                let bytes = try Self.replayed(pair, actions)
                let wanted = Array(pair.bytes.last == UInt8(ascii: "\n") ? pair.bytes.dropLast() : pair.bytes[...])
                if bytes == wanted {
                    same += 1
                    if actions.count == 1 { singleSame += 1 }
                } else {
                    failures.append("\(pair.path): " + Self.firstDifference(bytes, wanted))
                }
            } catch {
                failures.append("\(pair.path): \((error as? ActionFailure)?.message ?? "\(error)")")
            }
        }
        #expect(singleSame * 100 >= single * 95 && single > 30, "\(failures)")
        // After many changes at once, the derived order of actions does not always match the order in Xcode.
        #expect(same * 100 >= all * 80 && all > 100, "\(failures)")
    }

    private static func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> String {
        let lines = { (bytes: [UInt8]) in String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        }
        let (one, other) = (lines(left), lines(right))
        for (mine, wanted) in zip(one, other) where mine != wanted {
            return "\(mine.prefix(260)) IN PLACE OF \(wanted.prefix(260))"
        }
        return "\(one.count) lines instead of \(other.count)"
    }
}
