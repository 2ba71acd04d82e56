import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Generates code for the valid parts of a model that has errors. A part is an entity, a composite or a fetch request.
/// A part with an error is left out, with all parts that depend on it. The rest is generated as if these parts had no
/// class.
///
/// If an error does not belong to a part of the model, such as an error in a template, nothing is generated.
///
/// The caller generates each model that `next` returns, and adds the files:
///
///     var partial = PartialGeneration(of: model)
///     while let model = partial.next { partial.add(generator.generate(model)) }
///     return partial.result(locate: locate)
package struct PartialGeneration {
    /// The model to generate next, without the parts that are known to have errors; nil at the end.
    package private(set) var next: ResolvedModel?
    private let model: ManagedObjectModel
    private let finder: ModelPartFinder
    private var reduced: ReducedModel
    private var found: FoundDiagnostics
    private var last: CodeGenerationResult

    /// - Parameter problems: errors that were found before the generation.
    package init(of model: ResolvedModel, problems: [Diagnostic] = []) {
        self.model = model.model
        finder = ModelPartFinder(model.model)
        reduced = ReducedModel(model.model)
        found = FoundDiagnostics(problems)
        last = CodeGenerationResult(files: [], diagnostics: problems)
        next = model
        if last.hasErrors { reduce() }
    }

    /// Whether `next` has all parts of the model.
    package var isWhole: Bool { reduced.causes.isEmpty }

    /// Adds the files that were generated for `next`, or the errors that prevent them.
    package mutating func add(_ result: CodeGenerationResult) {
        last = result
        found.add(result.diagnostics, besidesNotesOn: reduced)
        next = nil
        if result.hasErrors { reduce() }
    }

    /// Leaves out the parts with errors. Stops if no further part is left out.
    private mutating func reduce() {
        let parts = last.diagnostics.filter { $0.severity == .error }.map(finder.part)
        next = !parts.contains(nil) && reduced.leaveOut(Set(parts.compactMap { $0 })) ? reduced.model : nil
    }

    /// Returns the files of the last round with the diagnostics of all rounds.
    package func result(locate: (SchemaLocation) -> SourceLocation) -> CodeGenerationResult {
        guard !last.hasErrors else {
            return CodeGenerationResult(files: [], diagnostics: found.all, templateProblems: last.templateProblems)
        }
        var result = last
        let report = LeftOutReport(model: model, reduced: reduced, finder: finder, errors: found.all)
        result.diagnostics = found.all + report.diagnostics(locate)
        result.isPartial = !isWhole
        return result
    }
}

/// The diagnostics of several rounds of a generation, without duplicates.
private struct FoundDiagnostics {
    private(set) var all: [Diagnostic]
    private var seen: Set<Diagnostic>

    init(_ diagnostics: [Diagnostic]) {
        all = diagnostics
        seen = Set(diagnostics)
    }

    /// Adds diagnostics. Skips notes that an entity has no class if this generator removed the class.
    mutating func add(_ diagnostics: [Diagnostic], besidesNotesOn reduced: ReducedModel) {
        all += diagnostics.filter { diagnostic in
            (diagnostic.id != .entityWithoutClass || reduced.causes[.entity(diagnostic.modelPath ?? "")] == nil)
                && seen.insert(diagnostic).inserted
        }
    }
}

/// Reports each part that was left out as a warning.
private struct LeftOutReport {
    let model: ManagedObjectModel
    let reduced: ReducedModel
    let finder: ModelPartFinder
    let errors: [Diagnostic]

    func diagnostics(_ locate: (SchemaLocation) -> SourceLocation) -> [Diagnostic] {
        if reduced.causes.isEmpty { return [] }
        return places.map { part, name, place in
            Diagnostic(
                .leftOut, .warning, "\(part.phrase) was left out: it \(reason(part))", at: locate(place),
                modelPath: name, help: help(part))
        }
    }

    /// The parts that are left out: first entities, then composites, then fetch requests, in the order of the model. If
    /// several parts have the same name, they are listed once.
    private var places: [(ModelPart, name: String, SchemaLocation)] {
        let entities = model.entities.map { (ModelPart.entity($0.name), $0.name, SchemaLocation($0)) }
        let composites = model.composites.map { (ModelPart.composite($0.name), $0.name, SchemaLocation($0)) }
        let requests = model.fetchRequests.map { (ModelPart.fetchRequest($0.name), $0.name, SchemaLocation($0)) }
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
    /// Diagnostic ID for a part of the model without generated code, because of an error in it or in a part that it
    /// depends on.
    package static let leftOut = DiagnosticID("left-out")
}

/// A model without the parts for which no code can be generated.
///
/// An entity that is left out stays in the model but has no class, so relationships to it have the type
/// `NSManagedObject`. Dependent parts are left out as well: the child entities, and the entities with an attribute of a
/// composite that is left out.
struct ReducedModel {
    /// The parts that are left out, as keys. The value is the part that caused this, because the key depends on it;
    /// nil if the part in the key itself has an error.
    private(set) var causes: [ModelPart: ModelPart?] = [:]
    private let source: ManagedObjectModel

    init(_ model: ManagedObjectModel) { source = model }

    /// Leaves out parts with errors.
    ///
    /// - Returns: true if at least one of the parts was not already left out.
    mutating func leaveOut(_ parts: Set<ModelPart>) -> Bool {
        let fresh = parts.subtracting(causes.keys)
        for part in fresh { causes.updateValue(nil, forKey: part) }
        leaveOutUsersOfComposites()
        leaveOutChildren()
        return !fresh.isEmpty
    }

    /// The model without the parts that are left out.
    var model: ResolvedModel {
        var model = source
        for index in model.entities.indices where isLeftOut(.entity(model.entities[index].name)) {
            model.entities[index].representedClassName = nil
        }
        model.composites.removeAll { isLeftOut(.composite($0.name)) }
        model.fetchRequests.removeAll { isLeftOut(.fetchRequest($0.name)) }
        return ResolvedModel(model)
    }

    private func isLeftOut(_ part: ModelPart) -> Bool { causes[part] != nil }

    private mutating func leaveOut(_ part: ModelPart, because cause: ModelPart) {
        if !isLeftOut(part) { causes.updateValue(cause, forKey: part) }
    }

    private mutating func leaveOutUsersOfComposites() {
        var pending = source.composites.map { ModelPart.composite($0.name) }.filter(isLeftOut)
        while let cause = pending.popLast() {
            guard case .composite(let name) = cause else { continue }
            for user in source.composites where user.attributes.contains(where: { $0.compositeName == name }) {
                let part = ModelPart.composite(user.name)
                if !isLeftOut(part) { pending.append(part) }
                leaveOut(part, because: cause)
            }
            for user in source.entities where user.attributes.contains(where: { $0.compositeName == name }) {
                leaveOut(.entity(user.name), because: cause)
            }
        }
    }

    private mutating func leaveOutChildren() {
        let children = Dictionary(grouping: source.entities.filter { $0.parentName != nil }) { $0.parentName ?? "" }
        var pending = source.entities.map(\.name).filter { isLeftOut(.entity($0)) }
        while let name = pending.popLast() {
            for child in children[name] ?? [] where !isLeftOut(.entity(child.name)) {
                leaveOut(.entity(child.name), because: .entity(name))
                pending.append(child.name)
            }
        }
    }
}

/// A part of a model that can be left out of the generated code on its own: an entity, a composite or a fetch request.
enum ModelPart: Hashable {
    case entity(String)
    case composite(String)
    case fetchRequest(String)

    /// The name of the part in messages.
    var phrase: String {
        switch self {
        case .entity(let name): "entity '\(name)'"
        case .composite(let name): "composite '\(name)'"
        case .fetchRequest(let name): "fetch request '\(name)'"
        }
    }
}

/// Finds the part of a model that contains a diagnostic's location.
struct ModelPartFinder {
    /// The positions of the start tags in the model's file, in file order, each with its part. The part is nil for an
    /// element that cannot be left out, such as a configuration.
    private let starts: [(position: SourcePosition, part: ModelPart?)]
    /// The entities, composites and fetch requests with their names. Used for models without source positions.
    private let parts: [(name: String, part: ModelPart)]

    init(_ model: ManagedObjectModel) {
        parts =
            model.entities.map { ($0.name, .entity($0.name)) }
            + model.composites.map { ($0.name, .composite($0.name)) }
            + model.fetchRequests.map { ($0.name, .fetchRequest($0.name)) }
        let found: [(SourcePosition?, ModelPart?)] =
            model.entities.map { ($0.position, .entity($0.name)) }
            + model.composites.map { ($0.position, .composite($0.name)) }
            + model.fetchRequests.map { ($0.position, .fetchRequest($0.name)) }
            + model.configurations.map { ($0.position, nil) }
        starts = found.compactMap { position, part in position.map { ($0, part) } }
            .sorted { $0.position < $1.position }
    }

    /// The part that contains the diagnostic's location. Nil for a diagnostic about the whole model, or about something
    /// outside the model.
    func part(of diagnostic: Diagnostic) -> ModelPart? {
        guard let path = diagnostic.modelPath else { return nil }
        guard let position = diagnostic.location?.position, !starts.isEmpty else { return part(at: path) }
        guard let start = starts.last(where: { $0.position <= position }) else { return part(at: path) }
        return start.part
    }

    /// The part that contains the element at a path such as `Book.author`. If several names of parts fit, the longest
    /// one is used, because names of entities may contain dots.
    private func part(at path: String) -> ModelPart? {
        parts.filter { path == $0.name || path.hasPrefix($0.name + ".") }.max {
            $0.name.utf8.count < $1.name.utf8.count
        }?
        .part
    }
}
