import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Generates the same classes as the tool mogenerator. It is for projects that move to modelc and keep mogenerator's
/// classes, or use its templates after `modelc templates convert`.
///
/// 1. *Selection* takes the entities with a class of their own, sorted by class.
/// 2. *Rendering* fills in the templates of a set. Their objects have mogenerator's keys (`MogeneratorEntity`).
package struct MogeneratorGenerator: Sendable {
    let input: CodeGenerationInput
    let options: MogeneratorOptions

    package init(_ input: CodeGenerationInput, _ options: MogeneratorOptions) {
        self.input = input
        self.options = options
    }

    /// Generates the files for a model; returns none if a diagnostic is an error.
    ///
    /// - Parameters:
    ///   - templates: the templates of the language's set; nil for the built-in ones.
    ///   - locate: returns the location in the model's file that a diagnostic points to.
    package func generate(
        _ model: ResolvedModel, templates: OutputTemplates? = nil,
        locate: @escaping @Sendable (SchemaLocation) -> SourceLocation
    ) -> CodeGenerationResult {
        var diagnostics = DiagnosticCollector(locate: locate)
        let keys = MogeneratorModel(model, options, sourceName: input.sourceName)
        let entities = selection(of: keys).generated
        report(entities, of: keys, &diagnostics)
        return CodeGenerationResult(diagnostics.diagnostics, templates ?? .bundled(templateSet)) {
            MogeneratorRoots(
                model: keys, modelName: input.modelName, includesHumanFiles: input.settings.human.value,
                entities: entities)
        }
    }

    package var templateSet: BundledTemplateSet {
        options.language == .swift ? .mogeneratorSwift : .mogeneratorObjectiveC
    }

    /// Returns the entities that get no files because they have no class of their own: the name of each entity and of
    /// its class, sorted by class.
    package func skipped(in model: ResolvedModel) -> [(entity: String, className: String)] {
        let keys = MogeneratorModel(model, options, sourceName: input.sourceName)
        return selection(of: keys).skipped.map { (keys.description(at: $0).name, keys.className(at: $0)) }
    }

    /// The file names of the generated classes without `_` and extension, in the order of the classes.
    package func fileStems(in model: ResolvedModel) -> [String] {
        let keys = MogeneratorModel(model, options, sourceName: input.sourceName)
        return selection(of: keys).generated.map { keys.fileStem(of: keys.className(at: $0)) }
    }

    private func selection(of keys: MogeneratorModel) -> (generated: [Int], skipped: [Int]) {
        let wanted = keys.entities.indices.filter { index in
            let entity = keys.description(at: index)
            if let names = input.entityNames, !names.contains(entity.name) { return false }
            return options.release < .minor(32) || entity.userInfo["mogenerator.ignore"] == nil
        }.sortedByName { keys.className(at: $0) }
        return (wanted.filter(keys.hasCustomClass), wanted.filter { !keys.hasCustomClass(at: $0) })
    }

    private func report(_ entities: [Int], of keys: MogeneratorModel, _ diagnostics: inout DiagnosticCollector) {
        var seen: [String: String] = [:]
        for index in entities {
            let entity = keys.description(at: index)
            let stem = keys.fileStem(of: keys.className(at: index))
            if let problem = OutputName.unfitCharacter(in: stem) {
                diagnostics.report(
                    .invalidClassName, .error, "class '\(keys.className(at: index))' has \(problem)",
                    at: ModelLocation(entity, attribute: "representedClassName"),
                    help: "name the class with letters, digits and _ only")
            }
            if let other = seen.updateValue(entity.name, forKey: stem.lowercased()) {
                diagnostics.report(
                    .mogeneratorSharedClass, .error, "'\(other)' and '\(entity.name)' would share the file '\(stem)'",
                    at: ModelLocation(entity, attribute: "representedClassName"),
                    help: "give each entity a class of its own")
            }
            let bindings = MogeneratorBindings(keys, entity: index)
            for request in keys.entities[index].requests {
                guard let reason = bindings.unsupported(in: request.predicate) else { continue }
                diagnostics.report(
                    .mogeneratorPredicate, .warning,
                    "a variable of the fetch request '\(request.name)' may have no type: of a comparison, \(reason)",
                    at: ModelLocation(entity),
                    help: "compare a key path on the left with a variable on the right; mogenerator stops at others")
            }
        }
    }
}

extension DiagnosticID {
    static let mogeneratorSharedClass = DiagnosticID("mogenerator-shared-class")
    static let mogeneratorPredicate = DiagnosticID("mogenerator-predicate")
}
