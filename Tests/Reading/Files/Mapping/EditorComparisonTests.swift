import ModelcFiles
import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import Testing

/// What modelc makes beside what Xcode made for the same versions, and people went on with.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct EditorComparisonTests {
    /// The entity mappings, and the rows with what is written in them.
    private func lines(_ mapping: MappingModel) -> Set<String> {
        var lines: Set<String> = []
        for entity in mapping.entityMappings {
            let name = entity.destinationEntityName ?? "-"
            lines.insert("\(entity.sourceEntityName ?? "-") > \(name)")
            for row in entity.attributeMappings {
                let value = row.valueExpression?.text ?? ""
                lines.insert("\(name).\(row.name) \(value)")
            }
            for row in entity.relationshipMappings {
                let value = row.valueExpression?.text ?? row.sourceKeyPath ?? ""
                lines.insert("\(name).\(row.name) \(value)")
            }
        }
        return lines
    }

    /// Of 204 lines in 11 mapping models of Xcode 188 are the same; in the others the author wrote an expression or a key
    /// path. Two things are there only in ours: an entity that was added after the mapping model was made, and a row that
    /// the author removed.
    @Test func whatDiffersWasWrittenByPeople() throws {
        var same = 0
        var edited = 0
        var added: [String] = []
        for file in try MappingCorpus.all() {
            guard let old = try file.diskModel("source_model"), let new = try file.diskModel("destination_model") else {
                continue
            }
            let composed = MappingComposer().compose(
                from: MappingComposer.Version(name: "1", model: old, path: ""),
                to: MappingComposer.Version(name: "2", model: new, path: ""))
            let editor = lines(try file.mapping())
            let ours = lines(composed.mapping)
            same += editor.intersection(ours).count
            let written = editor.subtracting(ours)
            edited += written.count
            // A row with nothing written in it ends with a blank.
            #expect(written.allSatisfy { !$0.hasSuffix(" ") }, "\(file)")
            let rows = Set(written.map { String($0.prefix { $0 != " " }) + " " })
            added += ours.subtracting(editor).subtracting(rows).sorted()
        }
        #expect(same == 188)
        #expect(edited == 16)
        #expect(added == ["- > NewEntity", "Student.teachers "])
    }
}
