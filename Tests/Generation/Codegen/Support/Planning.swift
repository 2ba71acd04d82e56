import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema

func plan(
    _ model: ManagedObjectModel, _ options: CodeGenerationOptions = options(),
    _ change: (inout CodeGenerationOptions) -> Void = { _ in }
) -> GenerationPlan {
    var options = options
    change(&options)
    return CodeGenerator(options: options).plan(ResolvedModel(model)) { place in
        SourceLocation(path: modelPath, position: place.position)
    }
}

/// The plan of entity `Book` with these attributes.
func planOfBook(
    _ attributes: AttributeDescription..., change: (inout CodeGenerationOptions) -> Void = { _ in }
) -> GenerationPlan {
    plan(model(entity("Book", attributes: attributes)), options(), change)
}

extension GenerationPlan {
    /// The diagnostics as `error duplicate-class Book`.
    var findings: [String] { diagnostics.map { "\($0.severity) \($0.id) \($0.modelPath ?? "-")" } }

    func generatedClass(_ name: String = "Book") -> GeneratedClass? { model.classes.first { $0.className == name } }

    func attribute(_ name: String, of className: String = "Book") -> GeneratedProperty? {
        generatedClass(className)?.attributes.first { $0.name == name }
    }

    /// The type of an attribute; where it is absent a text that says so.
    func type(_ name: String, of className: String = "Book") -> String {
        attribute(name, of: className)?.type.spelling ?? "no attribute"
    }

    func relationship(_ name: String, of className: String = "Book") -> GeneratedRelationship? {
        generatedClass(className)?.relationships.first { $0.property.name == name }
    }
}
