/// Writes the structures of the model's composites (code-generation §2.4).
struct CompositesFileRenderer {
    let model: GeneratedModel
    let words: SwiftWords
    private let conversion: ConversionText

    init(_ model: GeneratedModel, words: SwiftWords) {
        self.model = model
        self.words = words
        conversion = ConversionText(names: words.names)
    }

    func file() -> GeneratedFile {
        var writer = SwiftWriter()
        let source = SwiftText.comment(model.options.sourceName)
        writer.line("// \(CodeGenerator.marker) from \(source). Do not edit.")
        writer.blankLine()
        writer.imports(model.compositeImports)
        for (index, composite) in model.composites.enumerated() {
            if index > 0 { writer.blankLine() }
            structure(of: composite, in: &writer)
        }
        if model.composites.contains(where: { $0.members.contains(where: needsValue) }) {
            writer.blankLine()
            requiredValue(in: &writer)
        }
        return GeneratedFile(path: model.compositesPath, text: writer.text, policy: .machine)
    }

    private func structure(of composite: GeneratedComposite, in writer: inout SwiftWriter) {
        var conformances: [String] = []
        if composite.isSendable { conformances.append(words.names.swift("Sendable")) }
        if composite.isHashable { conformances.append(words.names.swift("Hashable")) }
        let list = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
        writer.block("\(words.isolation)\(words.access)struct \(composite.escapedName)\(list) {") { writer in
            for member in composite.members {
                writer.line("\(words.access)var \(member.escapedName): \(member.type.spelling)")
            }
            if !composite.members.isEmpty { writer.blankLine() }
            memberwiseInitializer(of: composite, in: &writer)
            writer.blankLine()
            dictionaryInitializer(of: composite, in: &writer)
            writer.blankLine()
            dictionary(of: composite, in: &writer)
        }
    }

    private func memberwiseInitializer(of composite: GeneratedComposite, in writer: inout SwiftWriter) {
        let parameters = composite.members.map { member in
            "\(member.escapedName): \(member.type.spelling)" + (member.type.isOptional ? " = nil" : "")
        }
        writer.block("\(words.access)init(\(parameters.joined(separator: ", "))) {") { writer in
            for member in composite.members { writer.line("self.\(member.escapedName) = \(member.escapedName)") }
        }
    }

    private func dictionaryInitializer(of composite: GeneratedComposite, in writer: inout SwiftWriter) {
        writer.line("/// The value that Core Data keeps as a dictionary.")
        writer.block("\(words.access)init(dictionary: \(conversion.dictionaryType)) {") { writer in
            for member in composite.members { writer.line("self.\(member.escapedName) = \(reading(member))") }
        }
    }

    private func dictionary(of composite: GeneratedComposite, in writer: inout SwiftWriter) {
        writer.line("/// The value as Core Data keeps it.")
        writer.block("\(words.access)var dictionary: \(conversion.dictionaryType) {") { writer in
            if composite.members.isEmpty { return writer.line("[:]") }
            writer.line("var dictionary: \(conversion.dictionaryType) = [:]")
            for member in composite.members {
                let value = conversion.writing(member, "self." + member.escapedName)
                writer.line("dictionary[\(SwiftText.literal(member.name))] = \(value)")
            }
            writer.line("return dictionary")
        }
    }
}

extension CompositesFileRenderer {
    private func reading(_ member: GeneratedProperty) -> String {
        let key = SwiftText.literal(member.name)
        let value = "dictionary[\(key)]"
        if member.type.isOptional { return conversion.reading(member, from: value) }
        if member.conversion == .composite { return conversion.readingRequiredComposite(member, from: value) }
        if needsValue(member) { return "requiredValue(\(key), in: dictionary)" }
        let zero = member.type.isBoolean ? "false" : "0"
        return conversion.reading(member, from: value) + " ?? " + zero
    }

    /// Whether reading the member fails where the dictionary has no value, as reading a required attribute of a managed
    /// object does. Scalars are 0 there, and so they are here.
    private func needsValue(_ member: GeneratedProperty) -> Bool {
        !member.type.isOptional && !member.type.isScalar && member.conversion != .composite
    }

    private func requiredValue(in writer: inout SwiftWriter) {
        let string = words.names.swift("String")
        let parameters = "_ key: \(string), in dictionary: \(conversion.dictionaryType)"
        writer.block("\(words.isolation)private func requiredValue<Value>(\(parameters)) -> Value {") { writer in
            writer.block("guard let value = dictionary[key] as? Value else {") {
                $0.line("fatalError(\"The required member \\(key) of a composite has no value\")")
            }
            writer.line("return value")
        }
    }
}
