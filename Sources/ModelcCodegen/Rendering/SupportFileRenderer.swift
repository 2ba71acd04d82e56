/// Writes the file that gives all generated classes what they have in common (code-generation §3.2).
///
/// These things cannot stand in the classes: a subclass's function with another result type would be an overload, and
/// every call of it ambiguous. Its text depends on the options alone, so that the models of one module can share it; so
/// the types of the standard library, whose names a model may take, have their module in front.
struct SupportFileRenderer {
    let words: SwiftWords

    func file() -> GeneratedFile {
        var writer = SwiftWriter()
        writer.line("// \(CodeGenerator.marker). Do not edit.")
        writer.blankLine()
        writer.imports([
            GeneratedImport(module: "CoreData", isPublic: !words.access.isEmpty, isConditional: false),
            GeneratedImport(module: "Foundation", isPublic: false, isConditional: false),
        ])
        modelObject(in: &writer)
        writer.blankLine()
        managedID(in: &writer)
        writer.blankLine()
        context(in: &writer)
        return GeneratedFile(path: GeneratedModel.supportPath, text: writer.text, policy: .machine)
    }

    private func modelObject(in writer: inout SwiftWriter) {
        writer.line("/// What generated classes have in common.")
        writer.block("\(words.isolation)\(words.access)protocol ModelObject: NSManagedObject {") {
            $0.line("/// The name of the class's entity in the model.")
            $0.line("static var entityName: Swift.String { get }")
        }
        writer.blankLine()
        writer.block("\(words.isolation)extension ModelObject {") { writer in
            writer.line("/// A request for all objects of the class.")
            writer.block("\(words.access)static func makeFetchRequest() -> NSFetchRequest<Self> {") {
                $0.line("NSFetchRequest<Self>(entityName: entityName)")
            }
            writer.blankLine()
            writer.line("/// The object's identifier, which can be handed to other contexts.")
            writer.block("\(words.access)var managedID: ManagedID<Self> {") {
                $0.line("ManagedID(unchecked: objectID)")
            }
        }
    }

    private func managedID(in writer: inout SwiftWriter) {
        let conformances = "Swift.Hashable, Swift.Sendable"
        let type = "ManagedID<Object: NSManagedObject>"
        writer.line("/// An object identifier that knows the class of its object.")
        writer.block("\(words.isolation)\(words.access)struct \(type): \(conformances) {") { writer in
            writer.line("\(words.access)let objectID: NSManagedObjectID")
            writer.blankLine()
            writer.line("/// Nobody checks here that the object is of the class.")
            writer.block("\(words.access)init(unchecked objectID: NSManagedObjectID) {") {
                $0.line("self.objectID = objectID")
            }
        }
        writer.blankLine()
        writer.line("/// The identifier of an object leads to an object of another class.")
        writer.block("\(words.isolation)\(words.access)struct ManagedIDMismatch: Swift.Error {") {
            $0.line("\(words.access)let objectID: NSManagedObjectID")
        }
    }

    private func context(in writer: inout SwiftWriter) {
        writer.block("\(words.isolation)extension NSManagedObjectContext {") { writer in
            writer.line("/// The object of an identifier, fetched where it is not in the context yet.")
            let parameters = "<Object: NSManagedObject>(_ id: ManagedID<Object>)"
            writer.block("\(words.access)func object\(parameters) throws -> Object {") { writer in
                writer.block("guard let object = try existingObject(with: id.objectID) as? Object else {") {
                    $0.line("throw ManagedIDMismatch(objectID: id.objectID)")
                }
                writer.line("return object")
            }
        }
    }
}
