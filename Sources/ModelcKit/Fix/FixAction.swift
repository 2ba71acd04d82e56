import ModelcBase
import ModelcEditing
import ModelcLint
import ModelcSchema

/// Translates fixes of lint findings into actions of `modelc edit`, so that the advice for a finding can name the
/// command that makes the fix.
struct FixAction {
    /// An element that a fix may change.
    private struct Element {
        var kind: EditAction.Kind
        /// The words that name the element in an action, such as `Book.authors`.
        var words: [String]
    }

    private var elements: [SourcePosition: Element] = [:]

    init(_ model: ManagedObjectModel) {
        for entity in model.entities { add(entity) }
        for configuration in model.configurations {
            for member in configuration.members {
                add(.member, [configuration.name, member.name], member.position)
            }
        }
    }

    /// Returns the action that makes the same change as a fix; nil if no single action does.
    func action(_ fix: Fix) -> EditAction? {
        if let pairing = pairing(fix.edits) { return pairing }
        guard let first = fix.edits.first, let element = elements[first.position],
            fix.edits.allSatisfy({ $0.position == first.position })
        else { return nil }
        if case .removeElement = first { return fix.edits.count == 1 ? removal(of: element) : nil }
        let settings = fix.edits.map { setting($0, element.kind) }
        guard !settings.contains(where: { $0 == nil }) else { return nil }
        // The default of a date is in two XML attributes, but it is one setting.
        var all: [EditAction.Setting] = []
        for setting in settings.compactMap({ $0 }) where setting != .implied && !all.contains(setting) {
            all.append(setting)
        }
        return EditAction(.set, element.kind, element.words, all)
    }
}

extension FixAction {
    private mutating func add(_ entity: EntityDescription) {
        let named = { (name: String) in ["\(entity.name).\(name)"] }
        add(.entity, [entity.name], entity.position)
        entity.attributes.forEach { add(.attribute, named($0.name), $0.position) }
        entity.relationships.forEach { add(.relationship, named($0.name), $0.position) }
        entity.fetchedProperties.forEach { add(.fetchedProperty, named($0.name), $0.position) }
        entity.fetchIndexes.forEach { add(.index, named($0.name), $0.position) }
        let constraints = entity.uniquenessConstraints.map { $0.members.map(\.name) }
        for (constraint, members) in zip(entity.uniquenessConstraints, constraints)
        where !members.isEmpty && constraints.count(where: { $0 == members }) == 1 {
            add(.constraint, [entity.name] + members, constraint.position)
        }
    }

    private mutating func add(_ kind: EditAction.Kind, _ words: [String], _ position: SourcePosition?) {
        // An action cannot name an element without a position, or with an empty name.
        guard let position, !words.contains(where: \.isEmpty) else { return }
        elements[position] = Element(kind: kind, words: words)
    }

    /// Returns the action that makes two relationships the inverse of each other. One action sets both of them. Nil if
    /// the edits do anything else.
    private func pairing(_ edits: [ModelEdit]) -> EditAction? {
        // A fix may also remove a misspelled XML attribute. The action would not do this.
        let areOfInverses = edits.allSatisfy {
            if case .setAttribute(_, let name, _) = $0 {
                ["inverseName", "inverseEntity"].contains(name)
            } else {
                false
            }
        }
        guard areOfInverses else { return nil }
        for case .setAttribute(let position, "inverseName", let inverse) in edits {
            guard let element = elements[position] else { return nil }
            return EditAction(.set, .relationship, element.words, [EditAction.Setting("inverse", .text(inverse))])
        }
        return nil
    }

    private func removal(of element: Element) -> EditAction? {
        switch element.kind {
        case .index, .constraint, .member: EditAction(.remove, element.kind, element.words)
        case .model, .entity, .attribute, .relationship, .fetchedProperty, .configuration, .fetchRequest, .composite,
            .userInfo:
            nil
        }
    }

    private func setting(_ edit: ModelEdit, _ kind: EditAction.Kind) -> EditAction.Setting? {
        switch edit {
        case .setAttribute(_, let name, let value): setting(name, to: value, kind)
        case .removeAttribute(_, let name): setting(name, to: nil, kind)
        case .removeElement, .insertElement, .setUserInfo, .removeUserInfo: nil
        }
    }

    /// Returns the setting of an action that changes an XML attribute in the same way; nil if there is none.
    ///
    /// - Parameter value: the new value of the XML attribute; nil to remove it.
    private func setting(_ attribute: String, to value: String?, _ kind: EditAction.Kind) -> EditAction.Setting? {
        if let flag = FixAction.flags[attribute] { return EditAction.Setting(flag, value == "YES" ? .on : .off) }
        if attribute == "codeGenerationType", value == nil { return EditAction.Setting("codegen", .text("manual")) }
        // The setting `--to-many` already removes the maximum count.
        if attribute == "maxCount", value == nil { return .implied }
        if attribute == "deletionRule" {
            return value.flatMap(DeleteRule.init).map { EditAction.Setting("delete", .text(FixAction.word($0))) }
        }
        guard let name = FixAction.texts[attribute], kind == .attribute || !FixAction.ofAttributes.contains(attribute)
        else { return nil }
        return EditAction.Setting(name, value.map(ActionValue.text) ?? .off)
    }

    /// The settings for XML attributes that are either `YES` or missing. The key is the name of the XML attribute.
    private static let flags = [
        "optional": "optional", "transient": "transient", "toMany": "to-many", "ordered": "ordered",
        "indexed": "indexed", "isAbstract": "abstract", "usesScalarValueType": "scalar",
        "allowsExternalBinaryDataStorage": "external-storage",
    ]

    /// The settings for XML attributes with other values. The key is the name of the XML attribute.
    private static let texts = [
        "minCount": "min", "maxCount": "max", "valueTransformerName": "transformer", "customClassName": "class",
        "elementID": "renaming-id", "representedClassName": "class",
        "defaultValueString": "default", "defaultDateTimeInterval": "default",
    ]
    private static let ofAttributes: Set = [
        "valueTransformerName", "customClassName", "defaultValueString", "defaultDateTimeInterval",
    ]

    private static func word(_ rule: DeleteRule) -> String {
        switch rule {
        case .noAction: "no-action"
        case .nullify: "nullify"
        case .cascade: "cascade"
        case .deny: "deny"
        }
    }
}

extension EditAction.Setting {
    /// Stands for a change that another setting of the same action already makes. It is not part of the action.
    fileprivate static let implied = EditAction.Setting("", .on)
}
