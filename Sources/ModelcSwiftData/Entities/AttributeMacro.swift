import ModelcSchema

/// Reads the arguments of `@Attribute`.
struct AttributeMacro {
    let file: SwiftFile

    /// Applies the arguments of the macro to the attribute.
    ///
    /// - Returns: the reasons why the attribute is uncertain, as clauses: arguments that modelc cannot read, or whose
    ///   effect on the version hash is not known.
    func read(_ macro: SwiftAttribute, _ attribute: inout AttributeDescription) -> [String] {
        var doubts: [String] = []
        for option in MacroOption.options(of: macro, in: file) {
            if let doubt = apply(option, to: &attribute) { doubts.append(doubt) }
        }
        let arguments = ArgumentList(macro.arguments, in: file.tokens)
        for argument in arguments.arguments {
            guard let label = argument.label else { continue }
            let text = MacroOption.literal(argument.value, in: file)
            switch label {
            case "originalName":
                attribute.renamingIdentifier = text
                if text == nil { doubts.append("'originalName' is no literal") }
            case "hashModifier":
                attribute.versionHashModifier = text
                doubts.append(
                    text == nil ? "'hashModifier' is no literal" : "no hash with a 'hashModifier' from Xcode is known")
            default: doubts.append("'@Attribute' has the unknown argument '\(label)'")
            }
        }
        return doubts
    }

    private func apply(_ option: MacroOption, to attribute: inout AttributeDescription) -> String? {
        switch option.name {
        case "unique": return nil
        case "spotlight":
            attribute.isIndexedBySpotlight = true
            return nil
        case "externalStorage":
            attribute.allowsExternalStorage = true
            return AttributeMacro.unknownOption("externalStorage")
        case "preserveValueOnDeletion":
            attribute.preservesValueOnDeletion = true
            return AttributeMacro.unknownOption("preserveValueOnDeletion")
        case "allowsCloudEncryption", "encrypt":
            attribute.allowsCloudEncryption = true
            return nil
        case "ephemeral":
            attribute.isTransient = true
            return AttributeMacro.unknownOption("ephemeral")
        case "transformable":
            attribute.type = .transformable
            attribute.valueTransformerName = option.arguments.flatMap(transformer)
            return AttributeMacro.unknownOption("transformable")
        case "": return "an option of '@Attribute' is no option that modelc knows"
        default: return AttributeMacro.unknownOption(option.name)
        }
    }

    private static func unknownOption(_ name: String) -> String {
        "no hash with the option '.\(name)' from Xcode is known"
    }

    /// Returns the transformer name in the arguments `by: Name.self` or `by: "Name"`; nil if the argument has another
    /// form.
    private func transformer(_ arguments: Range<Int>) -> String? {
        guard let value = ArgumentList(arguments, in: file.tokens)["by"] else { return nil }
        if let text = MacroOption.literal(value, in: file) { return text }
        guard case .named(let path, _)? = TypeParsing.type(of: value, in: file.tokens), path.last == "self" else {
            return nil
        }
        return path.dropLast().last
    }
}
