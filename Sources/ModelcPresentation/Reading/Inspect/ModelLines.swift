import ModelcBase
import ModelcKit
import ModelcSchema

/// A model as independent lines, for comparing models as text. Each entity has a line, and each part of an entity has
/// its own line. Contains everything in the model except the editor's diagram.
struct ModelLines {
    private let model: ResolvedModel

    init(_ model: ManagedObjectModel) { self.model = ResolvedModel(model) }

    var lines: [String] {
        let whole = model.model
        let parts =
            [[line("model", whole.editorFacts + whole.facts, whole)]] + whole.entities.map(block)
            + whole.composites.map(block)
            + whole.configurations.map { configuration in
                let members = configuration.members.map { TerminalText.name($0.name) }
                let title = "configuration " + TerminalText.name(configuration.name)
                return [line(title, [configuration.cloudText], configuration)] + members.map { "    entity \($0)" }
            }
        let requests = whole.fetchRequests.map { request in
            line(
                "fetch request " + TerminalText.name(request.name), [request.entityText, request.conditionText], request
            )
        }
        return Array((parts + (requests.isEmpty ? [] : [requests])).joined(separator: [""]))
    }

    /// Returns the line of an element: its name, its settings, and content that the schema does not define.
    private func line(_ subject: String, _ facts: [String], _ element: some SourceElement) -> String {
        let unknown = element.verbatim.unknownAttributes.map {
            "\(TerminalText.escaped($0.name)) = \(TerminalText.quoted($0.value))"
        }
        let spellings = element.verbatim.spellings.map {
            "\(TerminalText.escaped($0.name)) is written \(TerminalText.quoted($0.value))"
        }
        let elements = element.verbatim.unknownElements.map {
            TerminalText.escaped(TextConversionOutcome.line(of: $0))
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
        entity.fetchIndexes.map { index in
            line(
                "    index " + TerminalText.name(index.name), index.elements.map(\.text) + [index.conditionText], index)
        } + entity.compoundIndexes.map { line("    compound index", [$0.members.names], $0) }
            + entity.uniquenessConstraints.map { line("    uniqueness constraint", [$0.members.names], $0) }
    }

    private func userInfo(_ userInfo: UserInfo, _ owner: String) -> [String] {
        userInfo.entries.map { entry in
            let subject = owner.isEmpty ? "" : " of \(owner)"
            return "    user info \(TerminalText.name(entry.key))\(subject): \(TerminalText.quoted(entry.value))"
        }
    }
}

extension ManagedObjectModel {
    /// The versions of the editor and of the target systems, as text such as `tools 23231`.
    fileprivate var editorFacts: [String] {
        [
            lastSavedToolsVersion.map { "tools \(TerminalText.escaped($0.text))" },
            systemVersion.map { "system \(TerminalText.escaped($0))" },
            minimumToolsVersion.map { $0 == "Automatic" ? "" : "at least \(TerminalText.escaped($0))" }
                ?? "no minimum tools version",
            legacyMacOSVersion.map { "macOS \(TerminalText.escaped($0))" },
            legacyIOSVersion.map { "iOS \(TerminalText.escaped($0))" },
        ].compactMap { $0 }
    }
}

extension RelationshipDescription {
    /// Settings of the relationship that `modelc inspect` omits because they have no effect, as text such as `maxCount
    /// 1`.
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
        ].compactMap { $0 } + IdentityText.facts(renamingIdentifier, versionHashModifier)
    }
}
