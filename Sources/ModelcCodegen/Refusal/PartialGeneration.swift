import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Generates what can be generated of a model with faults: a part with an error is left out, with all that depends on it,
/// and the rest is generated as if the part had no class.
///
/// Errors that are about no part of the model, as those of templates, leave nothing.
package struct PartialGeneration {
    private let generate: (_ model: ResolvedModel, _ isWhole: Bool) -> CodeGenerationResult
    private let locate: (SourcePlace) -> SourceLocation

    /// - Parameter generate: the files for a model, which may be one without some of its parts, or the reasons why there
    ///   are none.
    package init(
        locate: @escaping (SourcePlace) -> SourceLocation,
        generate: @escaping (_ model: ResolvedModel, _ isWhole: Bool) -> CodeGenerationResult
    ) {
        self.locate = locate
        self.generate = generate
    }

    /// The files, with all that was said of the model on the way.
    ///
    /// - Parameter faults: errors that are known before anything is generated.
    package func result(of model: ResolvedModel, faults: [Diagnostic] = []) -> CodeGenerationResult {
        let finder = ModelPartFinder(model.model)
        var reduced = ReducedModel(model.model)
        var found = FoundDiagnostics(faults)
        var result = CodeGenerationResult(files: [], diagnostics: faults)
        if !result.hasErrors {
            result = generate(model, true)
            found.add(result.diagnostics)
        }
        // Each round leaves out at least one part more, or is the last one.
        while result.hasErrors {
            let errors = result.diagnostics.filter { $0.severity == .error }
            let parts = errors.map(finder.part)
            guard !parts.contains(nil), reduced.leaveOut(Set(parts.compactMap { $0 })) else {
                return CodeGenerationResult(files: [], diagnostics: found.all)
            }
            result = generate(reduced.model, false)
            found.add(result.diagnostics, besidesNotesOn: reduced)
        }
        let report = LeftOutReport(model: model.model, reduced: reduced, finder: finder, errors: found.all)
        result.diagnostics = found.all + report.diagnostics(locate)
        result.isPartial = !reduced.causes.isEmpty
        return result
    }
}

/// What several rounds of a generation said, each message once.
private struct FoundDiagnostics {
    private(set) var all: [Diagnostic]
    private var seen: Set<Diagnostic>

    init(_ diagnostics: [Diagnostic]) {
        all = diagnostics
        seen = Set(diagnostics)
    }

    mutating func add(_ diagnostics: [Diagnostic]) {
        all += diagnostics.filter { seen.insert($0).inserted }
    }

    /// That a part without a class has none is no news: it was taken away.
    mutating func add(_ diagnostics: [Diagnostic], besidesNotesOn reduced: ReducedModel) {
        add(
            diagnostics.filter { diagnostic in
                diagnostic.id != .entityWithoutClass
                    || reduced.causes[.entity(diagnostic.modelPath ?? "")] == nil
            })
    }
}

/// Says what was left out: one warning for each part.
private struct LeftOutReport {
    let model: ManagedObjectModel
    let reduced: ReducedModel
    let finder: ModelPartFinder
    let errors: [Diagnostic]

    func diagnostics(_ locate: (SourcePlace) -> SourceLocation) -> [Diagnostic] {
        if reduced.causes.isEmpty { return [] }
        return places.map { part, name, place in
            Diagnostic(
                .leftOut, .warning, "\(part.phrase) was left out: it \(reason(part))", at: locate(place),
                modelPath: name, help: help(part))
        }
    }

    /// The parts that are left out, in the order of the model's lists; one of several with a name stands for them.
    private var places: [(ModelPart, name: String, SourcePlace)] {
        let entities = model.entities.map { (ModelPart.entity($0.name), $0.name, SourcePlace($0)) }
        let composites = model.composites.map { (ModelPart.composite($0.name), $0.name, SourcePlace($0)) }
        let requests = model.fetchRequests.map { (ModelPart.fetchRequest($0.name), $0.name, SourcePlace($0)) }
        var seen: Set<ModelPart> = []
        return (entities + composites + requests).filter { reduced.causes[$0.0] != nil && seen.insert($0.0).inserted }
    }

    private func reason(_ part: ModelPart) -> String {
        if let cause = reduced.causes[part] ?? nil { return "needs \(cause.phrase)" }
        let ids = Set(errors.filter { $0.severity == .error && finder.part(of: $0) == part }.map(\.id))
        return "has errors (\(ids.sorted().map(\.rawValue).joined(separator: ", ")))"
    }

    private func help(_ part: ModelPart) -> String {
        switch part {
        case .entity:
            "correct the error; until then, files that refer to the entity are not changed, and in new files "
                + "relationships to it have the type NSManagedObject"
        case .composite, .fetchRequest: "correct the error"
        }
    }
}

extension DiagnosticID {
    /// A part of the model for which no code was generated, because of an error in it or in what it needs.
    package static let leftOut = DiagnosticID("left-out")
}
