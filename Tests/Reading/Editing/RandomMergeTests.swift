import ModelcBase
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcEditing
@testable import ModelcKit

/// Thousands of merges of small models with few names, so that the sides change the same elements. Each attribute
/// carries a tag that no rename changes and that identifies the attribute.
@Suite struct RandomMergeTests {
    /// A side that random actions create.
    private struct Branch {
        var editor: SchemaEditor
        var lines: [String] = []
        /// Names of removed elements.
        var removed: Set<String> = []
        let tag: String

        init(_ model: ManagedObjectModel, tag: String) {
            editor = SchemaEditor(model, cascades: true)
            self.tag = tag
        }

        var model: ManagedObjectModel { editor.model }

        mutating func act(_ count: Int, _ random: inout SeededRandom) {
            for _ in 0..<count {
                let line = RandomMergeTests.line(model, "\(tag)\(lines.count)", &random)
                let words = line.split(separator: " ").map(String.init)
                // The same name again is the same attribute, as in Core Data.
                let named = Set(words.flatMap { $0.split(separator: ".").map(String.init) })
                if ["add", "rename"].contains(words[0]), !removed.isDisjoint(with: named) { continue }
                var copy = editor
                guard let action = try? ActionParser.action(line: line), (try? copy.make(action)) != nil else {
                    continue
                }
                if words[0] == "remove" { removed.formUnion(words[2].split(separator: ".").map(String.init).suffix(1)) }
                editor = copy
                lines.append(line)
            }
        }

        /// The attributes by tag.
        static func tagged(_ model: ManagedObjectModel) -> [String: AttributeDescription] {
            let pairs = model.entities.flatMap(\.attributes).compactMap { attribute in
                attribute.versionHashModifier.map { ($0, attribute) }
            }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
    }

    private static let names = ["a", "b", "c", "d", "e"]

    private static func line(_ model: ManagedObjectModel, _ tag: String, _ random: inout SeededRandom) -> String {
        let entities = ["A", "B", "C", "D"]
        let entity = entities.randomElement(using: &random) ?? "A"
        let other = entities.randomElement(using: &random) ?? "B"
        let name = names.randomElement(using: &random) ?? "a"
        let new = names.randomElement(using: &random) ?? "b"
        let type =
            ["String", "'Integer 16'", "'Integer 32'", "Date", "Binary"].randomElement(using: &random) ?? "String"
        switch Int.random(in: 0..<28, using: &random) {
        case 16...: return RandomMergeParts.line(entity, name, tag, &random)
        case 0, 1: return "add attribute \(entity).\(name) \(type) --hash-modifier \(tag)"
        case 2, 3, 4: return "rename attribute \(entity).\(name) \(new)"
        case 5: return "remove attribute \(entity).\(name)"
        case 6: return "set attribute \(entity).\(name) --type \(type)"
        case 7: return "set attribute \(entity).\(name) --default 7"
        case 8: return "set attribute \(entity).\(name) --min 3"
        case 9: return "set attribute \(entity).\(name) --required"
        case 10: return "add fetch-request Q\(tag) \(entity) --predicate \"\(name) == 1\""
        case 11: return "add index \(entity).i\(tag) \(name)"
        case 12: return "rename entity \(entity) \(other)"
        case 13: return "set entity \(entity) --parent \(other)"
        case 14: return "add relationship \(entity).r\(tag) \(other) --inverse s\(tag)"
        default: return "add attribute \(entity).d\(tag) String --derived \(name) --hash-modifier \(tag)"
        }
    }

    private static func base() throws -> ManagedObjectModel {
        var model = ManagedObjectModel()
        model.documentType = "com.apple.IDECoreDataModeler.DataModel"
        model.documentVersion = "1.0"
        model.lastSavedToolsVersion = ToolsVersion("24412")
        var editor = SchemaEditor(model)
        for entity in ["A", "B"] {
            try editor.make(EditAction(.add, .entity, [entity]))
            for name in names.prefix(3) {
                let line = "add attribute \(entity).\(name) String --hash-modifier \(entity).\(name)"
                try editor.make(try #require(try ActionParser.action(line: line)))
            }
        }
        for line in RandomMergeParts.base { try editor.make(try #require(try ActionParser.action(line: line))) }
        return editor.model
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func nothingIsLostSilently(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let base = try Self.base()
        var (clean, failures): (Int, [String]) = (0, [])
        for _ in 0..<(TestScope.isFull ? 3_000 : TestScope.rounds(150)) {
            var (ours, theirs) = (Branch(base, tag: "o"), Branch(base, tag: "t"))
            ours.act(Int.random(in: 1...4, using: &random), &random)
            theirs.act(Int.random(in: 1...4, using: &random), &random)
            let problems = try Self.problems(base, ours, theirs)
            failures += problems.problems.map { "\($0) | ours: \(ours.lines) | theirs: \(theirs.lines)" }
            if problems.isClean { clean += 1 }
        }
        #expect(
            failures.isEmpty && clean > TestScope.rounds(150) / 3,
            "\(failures.count), \(clean) clean: \(failures.prefix(2))")
    }

    private static func problems(
        _ base: ManagedObjectModel, _ ours: Branch, _ theirs: Branch
    ) throws -> (problems: [String], isClean: Bool) {
        let bytes = { ModelWriter().contents(of: CanonicalForm.sorted($0)) }
        let outcome = try Merge.merged(bytes(base), bytes(ours.model), bytes(theirs.model), name: "contents")
        let reading = ModelReader.model(in: SourceText(outcome.bytes), path: "contents")
        let merged = try #require(reading.model)
        let isClean = outcome.conflicts.isEmpty
        var problems: [String] = []
        let text = String(decoding: outcome.bytes, as: UTF8.self)
        let tags = [base, ours.model, theirs.model, merged].map(Branch.tagged)
        for tag in Set(tags[1].keys).union(tags[2].keys) {
            let all = tags.map { $0[tag] }
            problems += judge(tag, all, isClean, text)
        }
        if !(ours.lines + theirs.lines).contains(where: { $0.hasPrefix("rename") }) {
            problems += RandomMergeParts.lost(base, ours.model, theirs.model, merged, text, isClean: isClean)
        }
        if isClean {
            let known = Set(
                [ours, theirs].flatMap { Linter.structuralProblems(in: ResolvedModel($0.model)) }.map(\.message))
            let new = Linter.structuralProblems(in: ResolvedModel(merged)).map(\.message).filter { !known.contains($0) }
            problems += new.map { "new fault: \($0)" }
            problems += disorder(ours, theirs, bytes, outcome.bytes)
        }
        return (problems, isClean)
    }

    /// - Parameter all: the attribute in the base, ours, theirs and the result.
    private static func judge(
        _ tag: String, _ all: [AttributeDescription?], _ isClean: Bool, _ text: String
    ) -> [String] {
        let (base, ours, theirs, merged) = (all[0], all[1], all[2], all[3])
        if base == nil || ours != nil && theirs != nil {
            return merged == nil && !text.contains("\"\(tag)\"") ? ["\(tag) is lost"] : follow(tag, all, isClean)
        }
        let isUntouched = (ours ?? theirs) == base
        return isClean && isUntouched && merged != nil ? ["\(tag) is back"] : []
    }

    /// A value that one side set must be in the result if the other side did not set it.
    private static func follow(_ tag: String, _ all: [AttributeDescription?], _ isClean: Bool) -> [String] {
        guard isClean, let base = all[0], let ours = all[1], let theirs = all[2], let merged = all[3] else { return [] }
        let values: [(String, (AttributeDescription) -> String)] = [
            ("name", { $0.name }), ("type", { $0.type.rawValue }), ("default", { $0.defaultValueText ?? "" }),
            ("optional", { "\($0.isOptional)" }), ("minimum", { $0.minimumValueText ?? "" }),
        ]
        return values.compactMap { what, value in
            let wanted = ThreeWay.merge(value(base), value(ours), value(theirs)).value
            return wanted == value(merged)
                ? nil : "\(what) of \(tag) is \(value(merged)), not \(wanted ?? "a conflict")"
        }
    }

    /// Without renames, the result equals that of one script after the other: for both orders, or, if the orders differ
    /// in lists that keep their creation order, for one of them.
    private static func disorder(
        _ ours: Branch, _ theirs: Branch, _ bytes: @escaping (ManagedObjectModel) -> [UInt8], _ merged: [UInt8]
    ) -> [String] {
        guard !(ours.lines + theirs.lines).contains(where: { $0.hasPrefix("rename") }) else { return [] }
        let after = { (lines: [String], model: ManagedObjectModel) -> [UInt8]? in
            var editor = SchemaEditor(model, cascades: true)
            for line in lines {
                guard let action = try? ActionParser.action(line: line), (try? editor.make(action)) != nil,
                    editor.removedAlong.isEmpty
                else { return nil }
            }
            return bytes(editor.model)
        }
        guard let one = after(theirs.lines, ours.model), let other = after(ours.lines, theirs.model) else { return [] }
        return [one, other].contains(merged) ? [] : ["not as one script after the other"]
    }
}
