import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcSchema
import ModelcText

extension MergeOutcome {
    /// How the merge ended, in one line, or the conflicts as a document.
    package func text(_ format: OutputFormat) -> String {
        switch format {
        case .text: "\(verb) \(TerminalText.escaped(name)): \(summary)\n"
        case .json: ResultDocument("merge", diagnostics, result: document).text
        }
    }

    private var verb: String { isRehearsal ? "would merge" : "merged" }

    private var summary: String {
        switch conflicts.count {
        case 0: "no conflicts"
        case 1: "1 conflict"
        default: "\(conflicts.count) conflicts"
        }
    }

    private var document: JSONValue {
        [
            "file": .string(name), "isDryRun": .bool(isRehearsal), "isChanged": .bool(bytes != old),
            "conflicts": .array(
                conflicts.map { conflict in
                    [
                        "subject": .string(conflict.subject), "problem": .optional(conflict.problem),
                        "ours": .array(conflict.ours.map(JSONValue.string)),
                        "theirs": .array(conflict.theirs.map(JSONValue.string)),
                        "theirXML": .optional(conflict.theirText), "line": .optional(conflict.position?.line),
                    ]
                }),
        ]
    }
}

extension MergeSetupOutcome {
    /// What git was told, a line each.
    package var text: String { lines.map { $0 + "\n" }.joined() }

    private var lines: [String] {
        let file = TerminalText.escaped(attributes ?? "")
        let added = missing.map { "\(isRehearsal ? "would add" : "added") to \(file): \($0)" }
        let unchanged = missing.isEmpty && attributes != nil ? ["unchanged \(file)"] : []
        return added + unchanged + settings.map(line)
    }

    private func line(_ setting: Setting) -> String {
        if setting.isKnown { return "unchanged \(setting.name)" }
        let scope = isForUser ? "for all repositories" : "for this clone"
        let old = setting.old.isEmpty ? "" : ", in place of: " + setting.old.joined(separator: ", ")
        return TerminalText.escaped(
            "\(isRehearsal ? "would set" : "set") \(setting.name) \(scope): \(setting.value)\(old)")
    }
}

extension ConvertedText {
    /// The lines of a model, or the file as it is. Ends in a line feed, but for an empty file.
    package var bytes: [UInt8] {
        switch self {
        case .model(let model, let conflicts):
            (conflicts + ModelLines(model).lines).flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
        case .asItIs(let bytes, _): bytes
        }
    }
}

/// A model as lines for comparisons: an entity begins a line, each of its parts has one, and no line depends on another one. All
/// that a model says is there, but for the editor's diagram.
struct ModelLines {
    private let model: ResolvedModel

    init(_ model: ManagedObjectModel) { self.model = ResolvedModel(model) }

    var lines: [String] {
        let whole = model.model
        let parts =
            [[line("model", whole.facts, whole)]] + whole.entities.map(block) + whole.composites.map(block)
            + whole.configurations.map { configuration in
                let members = configuration.members.map { TerminalText.name($0.name) }
                let facts = configuration.isUsedWithCloudKit ? ["used with CloudKit"] : []
                let title = "configuration " + TerminalText.name(configuration.name)
                return [line(title, facts, configuration)] + members.map { "    entity \($0)" }
            }
        let requests = whole.fetchRequests.map { request in
            line(
                "fetch request " + TerminalText.name(request.name), [request.entityText, request.conditionText], request
            )
        }
        return Array((parts + (requests.isEmpty ? [] : [requests])).joined(separator: [""]))
    }

    /// A subject with its facts, and what the schema has no words for.
    private func line(_ subject: String, _ facts: [String], _ element: some SourceElement) -> String {
        let unknown = element.verbatim.unknownAttributes.map {
            "\(TerminalText.escaped($0.name)) = \(TerminalText.quoted($0.value))"
        }
        let spellings = element.verbatim.spellings.map {
            "\(TerminalText.escaped($0.name)) is written \(TerminalText.quoted($0.value))"
        }
        let elements = element.verbatim.unknownElements.map {
            TerminalText.escaped(ConvertedText.line(of: $0))
        }
        let texts = (facts + spellings + unknown + elements).filter { !$0.isEmpty }
        return texts.isEmpty ? subject : "\(subject): " + texts.joined(separator: ", ")
    }

    private func block(_ entity: EntityDescription) -> [String] {
        var lines = [line("entity " + TerminalText.name(entity.name), entity.lineFacts, entity)]
        lines += userInfo(entity.userInfo, "")
        for attribute in entity.attributes { lines += self.lines(of: attribute) }
        for relationship in entity.relationships {
            let cells = relationship.cells(owner: nil, in: model)
            lines.append(
                line("    relationship \(cells[0])", Array(cells.dropFirst()) + relationship.lineFacts, relationship))
            lines += userInfo(relationship.userInfo, cells[0])
        }
        for property in entity.fetchedProperties {
            let cells = property.cells(owner: nil)
            lines.append(line("    fetched property \(cells[0])", Array(cells.dropFirst()), property))
            lines += userInfo(property.userInfo, cells[0])
        }
        return lines + lists(of: entity)
    }

    private func block(_ composite: CompositeDescription) -> [String] {
        [line("composite " + TerminalText.name(composite.name), [], composite)]
            + composite.attributes.flatMap(lines(of:))
    }

    private func lines(of attribute: AttributeDescription) -> [String] {
        let cells = attribute.cells(owner: nil)
        return [line("    attribute \(cells[0])", Array(cells.dropFirst()), attribute)]
            + userInfo(attribute.userInfo, cells[0])
    }

    private func lists(of entity: EntityDescription) -> [String] {
        let names = { (members: [NamedReference]) in members.map { TerminalText.name($0.name) }.joined(separator: ", ")
        }
        return entity.fetchIndexes.map { index in
            let condition = index.partialIndexPredicate.map { "where \(TerminalText.escaped($0))" } ?? ""
            return line("    index " + TerminalText.name(index.name), index.elements.map(\.text) + [condition], index)
        } + entity.compoundIndexes.map { line("    compound index", [names($0.members)], $0) }
            + entity.uniquenessConstraints.map { line("    uniqueness constraint", [names($0.members)], $0) }
    }

    private func userInfo(_ userInfo: UserInfo, _ owner: String) -> [String] {
        userInfo.entries.map { entry in
            let subject = owner.isEmpty ? "" : " of \(owner)"
            return "    user info \(TerminalText.name(entry.key))\(subject): \(TerminalText.quoted(entry.value))"
        }
    }
}

extension ManagedObjectModel {
    fileprivate var facts: [String] {
        [
            lastSavedToolsVersion.map { "tools \(TerminalText.escaped($0.text))" },
            systemVersion.map { "system \(TerminalText.escaped($0))" },
            minimumToolsVersion.map { $0 == "Automatic" ? "" : "at least \(TerminalText.escaped($0))" }
                ?? "no minimum tools version",
            legacyMacOSVersion.map { "macOS \(TerminalText.escaped($0))" },
            legacyIOSVersion.map { "iOS \(TerminalText.escaped($0))" },
            sourceLanguage.map(\.rawValue),
            versionIdentifier.flatMap { $0.isEmpty ? nil : "identifier \(TerminalText.quoted($0))" },
            isUsedWithCloudKit ? "used with CloudKit" : nil,
            isUsedWithSwiftData ? "used with SwiftData" : nil,
        ].compactMap { $0 }
    }
}

extension RelationshipDescription {
    /// What the words of `inspect` leave out, because it has no effect.
    fileprivate var lineFacts: [String] {
        let isRuleWritten = deleteRule != nil || verbatim.spellings.contains { $0.name == "deletionRule" }
        guard !isToMany else { return isRuleWritten ? [] : ["no delete rule"] }
        return [
            isRuleWritten ? "" : "no delete rule",
            minimumCount.map { "minCount \($0)" } ?? "",
            maximumCount == 1 ? "" : maximumCount.map { "maxCount \($0)" } ?? "no maxCount",
        ]
    }
}

extension EntityDescription {
    fileprivate var lineFacts: [String] {
        [
            representedClassName.flatMap { $0.isEmpty ? nil : "class \(TerminalText.name($0))" } ?? "no class",
            parentName.map { "parent \(TerminalText.name($0))" },
            isAbstract ? "abstract" : nil,
            codeGenerationType.map { "Xcode generates \($0.text)" },
            renamingIdentifier.map { "renaming ID \(TerminalText.quoted($0))" },
            versionHashModifier.map { "hash modifier \(TerminalText.quoted($0))" },
        ].compactMap { $0 }
    }
}
