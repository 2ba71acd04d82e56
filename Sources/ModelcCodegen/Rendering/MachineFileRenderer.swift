/// Writes the machine file of an entity: everything that follows from the model.
struct MachineFileRenderer {
    let model: GeneratedModel
    let words: SwiftWords
    private let conversion: ConversionText

    init(_ model: GeneratedModel, words: SwiftWords) {
        self.model = model
        self.words = words
        conversion = ConversionText(names: words.names)
    }

    func file(for generated: GeneratedClass) -> GeneratedFile {
        var writer = SwiftWriter()
        let source = SwiftText.comment(model.options.sourceName)
        writer.line("// \(CodeGenerator.marker) from \(source). Do not edit; edit \(generated.humanPath).")
        writer.blankLine()
        writer.imports(generated.imports)
        if generated.hasObjectiveCName { writer.line("@objc(\(generated.machineClassName))") }
        let conformance = generated.inheritsGeneratedClass ? "" : ", ModelObject"
        let superclass = generated.superclass.name + conformance
        let opening =
            "\(words.isolation)\(words.overridable)class \(generated.machineClassName): \(superclass) {"
        writer.block(opening) { body(of: generated, in: &$0) }
        return GeneratedFile(path: generated.machinePath, text: writer.text, policy: .machine)
    }

    private func body(of generated: GeneratedClass, in writer: inout SwiftWriter) {
        entity(of: generated, in: &writer)
        section("Attributes", generated.attributes, in: &writer) { property, writer in
            attribute(property, in: &writer)
        }
        section("Relationships", generated.relationships, in: &writer) { relationship, writer in
            writer.relationship(relationship, words: words)
        }
        let collections = generated.relationships.filter { $0.cardinality != .toOne }
        section("To-many mutators", collections, in: &writer) { relationship, writer in
            writer.mutators(relationship, words: words)
        }
        section("Fetched properties", generated.fetchedProperties, in: &writer) { property, writer in
            writer.member()
            writer.managedProperty(property, words: words)
        }
    }

    private func entity(of generated: GeneratedClass, in writer: inout SwiftWriter) {
        let override = generated.inheritsGeneratedClass ? "override " : ""
        let type = words.names.swift("String")
        let name = SwiftText.literal(generated.entityName)
        writer.section("Entity")
        writer.line("\(override)\(words.overridable)class var entityName: \(type) { \(name) }")
    }

    private func attribute(_ property: GeneratedProperty, in writer: inout SwiftWriter) {
        switch property.access {
        case .managed:
            writer.member()
            writer.managedProperty(property, words: words)
        case .primitive:
            writer.member(isTall: true)
            writer.primitiveProperty(property, words: words, conversion: conversion)
        }
    }

    private func section<Element>(
        _ title: String, _ elements: [Element], in writer: inout SwiftWriter,
        _ write: (Element, inout SwiftWriter) -> Void
    ) {
        if elements.isEmpty { return }
        writer.blankLine()
        writer.section(title)
        for element in elements { write(element, &writer) }
    }
}
