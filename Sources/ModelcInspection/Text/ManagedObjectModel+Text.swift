import ModelcSchema
import ModelcText

extension ManagedObjectModel {
    /// What the model contains, in one line for each entity, composite, configuration and fetch request.
    var overviewLines: [String] {
        var lines = facts.isEmpty ? [] : ["  " + facts.joined(separator: ", ")]
        lines += ["", "Entities (\(entities.count))"] + entityLines
        lines += section("Composites", composites.count, compositeLines)
        lines += section("Configurations", configurations.count, configurationLines)
        lines += section("Fetch requests", fetchRequests.count, fetchRequestLines)
        return lines
    }

    private var facts: [String] {
        [
            sourceLanguage.map(\.rawValue),
            versionIdentifier.flatMap { $0.isEmpty ? nil : "identifier \(TerminalText.quoted($0))" },
            isUsedWithCloudKit ? "used with CloudKit" : nil,
            isUsedWithSwiftData ? "used with SwiftData" : nil,
        ].compactMap { $0 }
    }

    private var entityLines: [String] {
        var table = TextTable([
            .left("Entity"), .left("Class"), .left("Parent"), .plain, .right("Attributes"), .right("Relationships"),
        ])
        for row in EntityTree(entities).rows {
            let entity = entities[row.index]
            table.add(
                indent(row.depth) + TerminalText.name(entity.name),
                entity.className == nil ? "" : TerminalText.name(entity.representedClassName ?? ""),
                entity.parentName.map(TerminalText.name).map { row.isParentMissing ? "\($0) (missing)" : $0 } ?? "",
                entity.isAbstract ? "abstract" : "",
                String(entity.attributes.count),
                String(entity.relationships.count)
            )
        }
        return table.lines
    }

    /// Deeper than any sane model, a tree stops moving to the right: a chain of ten thousand entities must not fill the
    /// screen with blanks.
    private func indent(_ depth: Int) -> String { String(repeating: "  ", count: min(depth, 16)) }

    private var compositeLines: [String] {
        var table = TextTable(columnCount: 2)
        for composite in composites {
            table.add(TerminalText.name(composite.name), TerminalText.list(composite.attributes.map(\.name)))
        }
        return table.lines
    }

    private var configurationLines: [String] {
        var table = TextTable(columnCount: 3)
        for configuration in configurations {
            table.add(
                TerminalText.name(configuration.name),
                configuration.members.isEmpty ? "no entities" : TerminalText.list(configuration.members.map(\.name)),
                configuration.isUsedWithCloudKit ? "used with CloudKit" : ""
            )
        }
        return table.lines
    }

    private var fetchRequestLines: [String] {
        var table = TextTable(columnCount: 3)
        for request in fetchRequests {
            table.add(TerminalText.name(request.name), request.entityText, request.conditionText)
        }
        return table.lines
    }
}

/// A heading with a count and its lines, after an empty line; nothing where there is nothing to list.
func section(_ title: String, _ count: Int, _ lines: @autoclosure () -> [String]) -> [String] {
    count == 0 ? [] : ["", "\(title) (\(count))"] + lines()
}
