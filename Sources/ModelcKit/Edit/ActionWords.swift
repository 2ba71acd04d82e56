import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcSchema

/// The words that edit actions consist of, for help and completion.
package enum ActionWords {
    /// The words that begin an action.
    package static let verbs = ActionParser.verbs

    /// Returns the words that can follow at an index of a command line: a verb such as `add`, a kind such as
    /// `attribute`, a name in the model, or a setting.
    ///
    /// - Parameter model: the model that the command line is about; nil if it is not known.
    package static func next(in words: [String], at index: Int, model: ManagedObjectModel? = nil) -> [String] {
        guard let place = words.prefix(index).lastIndex(where: verbs.contains),
            let verb = EditAction.Verb(rawValue: words[place])
        else { return verbs }
        guard index > place + 1 else { return EditAction.Kind.all(with: verb).map(\.rawValue) }
        guard let kind = EditAction.Kind(rawValue: words[place + 1]) else { return [] }
        if words.indices.contains(index), words[index].hasPrefix("-") { return kind.settingNames(of: verb) }
        let operands = words[(place + 2)..<index]
        guard !operands.contains(where: { $0.hasPrefix("-") }) else { return [] }
        return model.map { ActionOperands(model: $0, verb: verb, kind: kind).names(at: operands.count) } ?? []
    }

    /// All settings as text for help: one entry for each kind, such as `entity: --class CLASS, --abstract, ...`,
    /// wrapped for a narrow terminal. Kinds without settings are omitted.
    package static var settings: String {
        let kinds = EditAction.Kind.allCases.map { ($0.rawValue, $0.settingWords) }.filter { !$0.1.isEmpty }
        return kinds.map { folded("  \($0):", $1) }.joined(separator: "\n")
    }

    /// Whether a word of a command line is a setting of some kind, or is spelled like one.
    package static func mayBeSetting(_ word: String) -> Bool {
        let name = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
        return EditAction.Kind.allCases.contains { $0.hasSetting(like: name) }
    }

    private static let lineLength = 78

    private static func folded(_ start: String, _ words: [String]) -> String {
        var lines = [start]
        for (index, word) in words.enumerated() {
            let text = index == words.count - 1 ? word : word + ","
            let line = "\(lines[lines.count - 1]) \(text)"
            if line.utf8.count <= lineLength { lines[lines.count - 1] = line } else { lines.append("    " + text) }
        }
        return lines.joined(separator: "\n")
    }
}

/// The names of a model that an action can be about.
private struct ActionOperands {
    let model: ManagedObjectModel
    let verb: EditAction.Verb
    let kind: EditAction.Kind

    /// Returns the possible names at a position of the words that follow the verb and the kind; 0 is the first.
    func names(at position: Int) -> [String] {
        if kind == .member { return position == 0 ? model.configurations.map(\.name) : entities }
        guard verb == .add else { return position == 0 ? existing : [] }
        switch kind {
        case .attribute where position == 1: return ActionOperands.types + model.composites.map(\.name)
        case .relationship where position == 1: return entities
        case .fetchedProperty where position == 1: return entities
        case .fetchRequest where position == 1: return entities
        case .configuration where position > 0: return entities
        default: return []
        }
    }

    private var entities: [String] { model.entities.map(\.name) }

    private var existing: [String] {
        switch kind {
        case .model, .member, .constraint: []
        case .entity: entities
        case .attribute:
            paths(\.attributes, \.name)
                + model.composites.flatMap { owner in owner.attributes.map { "\(owner.name).\($0.name)" } }
        case .relationship: paths(\.relationships, \.name)
        case .fetchedProperty: paths(\.fetchedProperties, \.name)
        case .index: paths(\.fetchIndexes, \.name)
        case .configuration: model.configurations.map(\.name)
        case .fetchRequest: model.fetchRequests.map(\.name)
        case .composite: model.composites.map(\.name)
        case .userInfo: entities + paths(\.attributes, \.name) + paths(\.relationships, \.name)
        }
    }

    private func paths<Part>(
        _ parts: KeyPath<EntityDescription, [Part]>, _ name: KeyPath<Part, String>
    ) -> [String] {
        model.entities.flatMap { entity in
            entity[keyPath: parts].map { "\(entity.name).\($0[keyPath: name])" }
        }
    }

    /// The attribute types that can be used without further settings.
    private static let types = AttributeType.allCases.filter { ![.undefined, .objectID, .composite].contains($0) }
        .map(\.rawValue)
}
