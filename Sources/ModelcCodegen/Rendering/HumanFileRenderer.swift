/// Writes the human file of an entity, which is written once and then belongs to the user.
struct HumanFileRenderer {
    let words: SwiftWords

    func file(for generated: GeneratedClass) -> GeneratedFile {
        var writer = SwiftWriter()
        // Not public even in public files: no declaration here names anything of Core Data.
        writer.line("import CoreData")
        writer.line("import Foundation")
        writer.blankLine()
        if generated.hasObjectiveCName { writer.line("@objc(\(generated.className))") }
        // An open class cannot inherit from one that is not.
        let modifiers = generated.isFinal ? words.access + "final " : words.overridable
        let name = generated.escapedClassName
        writer.block("\(words.isolation)\(modifiers)class \(name): \(generated.machineClassName) {") {
            $0.line("// This file is yours: modelc never writes it again.")
        }
        return GeneratedFile(path: generated.humanPath, text: writer.text, policy: .human)
    }
}
