import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// A Sendable structure with the values of an object, as a template object.
final class TemplateSnapshot: KeyedObject {
    static let fields = TemplateFields<TemplateSnapshot>(
        "Snapshot", "A Sendable structure with the values of an object.",
        [
            TemplateField("name", .string, "The name of the structure.") { .string($0.snapshot.name) },
            TemplateField("access", .string, "`public ` or nothing.") {
                .string(SwiftWords.access($0.generated.access, isInternal: $0.snapshot.isInternal))
            },
            TemplateField("conformances", .list(.string), "The protocols of the structure.") {
                TemplateValue($0.conformances)
            },
            TemplateField("isHashable", .bool, "Whether it is `Hashable`.") { .bool($0.snapshot.isHashable) },
            TemplateField("isCodable", .bool, "Whether it is `Codable`.") { .bool($0.snapshot.isCodable) },
            TemplateField(
                "attributes", .list(.object(TemplateAttribute.self)),
                "The attributes, inherited ones included, by name."
            ) { $0.attributes { _ in true } },
            TemplateField(
                "relationships", .list(.object(TemplateRelationship.self)),
                "The relationships likewise: of their objects it has the identifiers."
            ) { $0.relationships },
            TemplateField(
                "settable", .list(.object(TemplateAttribute.self)), "The attributes that can be given to an object."
            ) { $0.attributes { $0.setter == .full } },
            TemplateField("mayBeAbsent", .list(.string), "The names of the attributes that JSON may lack.") {
                TemplateValue($0.snapshot.attributes.filter(\.mayBeAbsent).map(\.name))
            },
            TemplateField("fixed", .list(.string), "The names of the other attributes.") {
                TemplateValue($0.snapshot.attributes.filter { $0.setter != .full }.map(\.name))
            },
            TemplateField(
                "identity", .string, "The property that `id` returns; empty where there is no `id` to declare."
            ) { .string($0.identity.name) },
            TemplateField("identityType", .string, "The type of `id`.") { .string($0.identity.type) },
            TemplateField("hasIdentifier", .bool, "Whether it has the object's identifier: no property has its name.") {
                .bool($0.hasIdentifier)
            },
            TemplateField("unhashable", .list(.string), "The names of attributes for which it is not `Hashable`.") {
                TemplateValue($0.snapshot.unhashable)
            },
            TemplateField("omitted", .list(.string), "The names of attributes whose values cannot be shared.") {
                TemplateValue($0.snapshot.omitted)
            },
        ])

    private let context: TemplateContext
    private let snapshot: GeneratedSnapshot
    private let generated: GeneratedClass

    init(_ context: TemplateContext, _ snapshot: GeneratedSnapshot, of generated: GeneratedClass) {
        self.context = context
        self.snapshot = snapshot
        self.generated = generated
    }

    private var conformances: [String] {
        let names = context.words.names
        var conformances = [names.swift("Sendable")]
        if snapshot.isHashable { conformances.append(names.swift("Hashable")) }
        if snapshot.identity != nil { conformances.append(names.swift("Identifiable")) }
        if snapshot.isCodable { conformances.append(names.swift("Codable")) }
        return conformances
    }

    private var hasIdentifier: Bool {
        let names = snapshot.attributes.map(\.name) + snapshot.relationships.map(\.property.name)
        return !names.contains(ReservedNames.hiddenMember)
    }

    private var level: AccessLevel { snapshot.isInternal ? .internal : generated.access }

    /// The name and the type of the property that is the `id` of the snapshot. Empty if the snapshot has a property
    /// `id` already, or if it has no identity.
    private var identity: (name: String, type: String) {
        switch snapshot.identity {
        case nil, .itself: return ("", "")
        case .attribute(let attribute): return (attribute.caseName, attribute.type.spelling)
        case .object:
            let isTyped = context.model.input.support != .none
            return isTyped
                ? (ReservedNames.hiddenMember, "ManagedSnapshotID<\(generated.escapedClassName)>")
                : ("objectID", "Swift.AnyHashable")
        }
    }

    private func attributes(_ isWanted: (GeneratedProperty) -> Bool) -> TemplateValue {
        .list(
            snapshot.attributes.filter(isWanted).map {
                let facts = PropertyFacts(property: $0, level: level, isSpaced: false)
                return .object(TemplateAttribute(facts, of: generated.entityName, in: context))
            })
    }

    private var relationships: TemplateValue {
        .list(
            snapshot.relationships.map {
                let facts = PropertyFacts(property: $0.property, level: level, isSpaced: false)
                return .object(TemplateRelationship($0, facts, of: generated.entityName, in: context))
            })
    }
}
