import ModelcSchema

/// Reads the arguments of `@Relationship`.
struct RelationshipMacro {
    let file: SwiftFile

    /// Applies the arguments of the macro to `relationship` and `other`.
    ///
    /// - Returns: the reasons why the relationship is uncertain, as clauses: arguments that modelc cannot read, or
    ///   whose effect on the version hash is not known.
    func read(
        _ macro: SwiftAttribute, _ relationship: inout RelationshipDescription, _ other: inout RelationshipDraft
    ) -> [String] {
        var doubts: [String] = []
        for option in MacroOption.options(of: macro, in: file) {
            doubts.append(
                option.name.isEmpty
                    ? "an option of '@Relationship' is no option that modelc knows"
                    : "no hash of a relationship with the option '.\(option.name)' from Xcode is known")
        }
        for argument in ArgumentList(macro.arguments, in: file.tokens).arguments {
            guard let label = argument.label else { continue }
            doubts += apply(label, argument.value, &relationship, &other).map { [$0] } ?? []
        }
        return doubts
    }

    private func apply(
        _ label: String, _ value: Range<Int>, _ relationship: inout RelationshipDescription,
        _ other: inout RelationshipDraft
    ) -> String? {
        let isNil = file.text(of: value) == "nil"
        switch label {
        case "deleteRule":
            guard let rule = MacroOption.caseName(value, in: file.tokens).flatMap(RelationshipMacro.rule) else {
                return "'deleteRule' is no rule that modelc knows"
            }
            relationship.deleteRule = rule
            return nil
        case "inverse" where !isNil:
            other.inverse = KeyPathSyntax(value, in: file.tokens)
            guard other.inverse?.property == nil else { return nil }
            other.isUncertain = true
            return "'inverse' is no key path of a property"
        case "originalName":
            relationship.renamingIdentifier = MacroOption.literal(value, in: file)
            return relationship.renamingIdentifier == nil ? "'originalName' is no literal" : nil
        case "hashModifier" where !isNil:
            relationship.versionHashModifier = MacroOption.literal(value, in: file)
            return "no hash with a 'hashModifier' from Xcode is known"
        case "minimumModelCount" where !isNil:
            relationship.minimumCount = Int(file.text(of: value))
            return "no hash with a 'minimumModelCount' from Xcode is known"
        case "maximumModelCount" where !isNil:
            relationship.maximumCount = Int(file.text(of: value))
            return "no hash with a 'maximumModelCount' from Xcode is known"
        case "inverse", "hashModifier", "minimumModelCount", "maximumModelCount": return nil
        default:
            other.isUncertain = true
            return "'@Relationship' has the unknown argument '\(label)'"
        }
    }

    private static func rule(_ name: String) -> DeleteRule? {
        switch name {
        case "cascade": .cascade
        case "nullify": .nullify
        case "deny": .deny
        case "noAction": .noAction
        default: nil
        }
    }
}
