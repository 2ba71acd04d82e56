extension SwiftWriter {
    /// Adds a property whose accessors Core Data makes.
    mutating func managedProperty(_ property: GeneratedProperty, words: SwiftWords) {
        let setter = property.isReadOnly ? "private(set) " : ""
        line("@NSManaged \(words.access)\(setter)var \(property.escapedName): \(property.type.spelling)")
    }

    /// Adds a property with accessors over the primitive value (code-generation §3.4).
    mutating func primitiveProperty(_ property: GeneratedProperty, words: SwiftWords, conversion: ConversionText) {
        let key = SwiftText.literal(property.name)
        line("/// Computed over the primitive value: there is no Objective-C key path to this property.")
        block("\(words.access)var \(property.escapedName): \(property.type.spelling) {") { writer in
            writer.block("get {") { $0.primitiveGetter(property, key: key, conversion: conversion) }
            if !property.isReadOnly {
                writer.block("set {") { $0.primitiveSetter(property, key: key, conversion: conversion) }
            }
        }
    }

    private mutating func primitiveGetter(_ property: GeneratedProperty, key: String, conversion: ConversionText) {
        let value = "primitiveValue(forKey: \(key))"
        line("willAccessValue(forKey: \(key))")
        line("defer { didAccessValue(forKey: \(key)) }")
        if property.type.isOptional {
            line("return " + conversion.reading(property, from: value))
        } else {
            line("return " + conversion.readingRequiredComposite(property, from: value))
        }
    }

    private mutating func primitiveSetter(_ property: GeneratedProperty, key: String, conversion: ConversionText) {
        line("willChangeValue(forKey: \(key))")
        line("defer { didChangeValue(forKey: \(key)) }")
        line("setPrimitiveValue(\(conversion.writing(property, "newValue")), forKey: \(key))")
    }
}
