import ModelcSchema
import ModelcText

extension EntityDescription {
    /// What there is to say of the entity itself, each with its title.
    func facts(ancestors: [EntityDescription], subentities: [EntityDescription]) -> [(title: String, text: String)] {
        var facts: [(title: String, text: String)] = [("Class", classText)]
        if let parentName { facts.append(("Parent", parentText(parentName, ancestors))) }
        if !subentities.isEmpty { facts.append(("Subentities", TerminalText.list(subentities.map(\.name)))) }
        if isAbstract { facts.append(("Abstract", "yes")) }
        if let codeGenerationType { facts.append(("Xcode generates", codeGenerationType.text)) }
        if let renamingIdentifier { facts.append(("Renaming ID", TerminalText.quoted(renamingIdentifier))) }
        if let versionHashModifier { facts.append(("Hash modifier", TerminalText.quoted(versionHashModifier))) }
        return facts
    }

    private var classText: String {
        guard let className else { return "NSManagedObject" }
        let name = TerminalText.name(className.name)
        return switch className.module {
        case .unspecified: name
        case .current: "\(name), in the current product module"
        case .named(let module): "\(name), in module \(TerminalText.name(module))"
        }
    }

    /// The ancestors from the parent up to the root.
    private func parentText(_ parentName: String, _ ancestors: [EntityDescription]) -> String {
        guard !ancestors.isEmpty else {
            return TerminalText.name(parentName) + (parentName == name ? " (itself)" : " (missing)")
        }
        return ancestors.map { TerminalText.name($0.name) }.joined(separator: " < ")
    }
}

extension CodeGenerationType {
    fileprivate var text: String {
        switch self {
        case .classDefinition: "class and properties"
        case .category: "properties as an extension or a category"
        }
    }
}
