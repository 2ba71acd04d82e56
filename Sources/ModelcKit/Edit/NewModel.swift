import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings

/// Creates a bundle with one version, as Xcode creates it, for a new model.
package struct NewModel: UseCase {
    private let request: NewModelRequest
    private let workspace: Workspace

    private static let bundleEnding = ".xcdatamodeld"
    private static let versionEnding = ".xcdatamodel"

    package init(_ request: NewModelRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the name is not valid, if something exists at the path, or if the model cannot be written.
    package func run() throws -> NewModelOutcome {
        let bundle = try bundlePath()
        let model = try content()
        let name = String(PathText.name(of: bundle).dropLast(NewModel.bundleEnding.count))
        let folder = bundle + "/" + name + NewModel.versionEnding
        let file = folder + "/" + ModelFormat.contentsName
        if !request.isRehearsal {
            do throws(FileWritingError) {
                let made = try FileWriter.makeFolder(PathText.folder(of: bundle))
                defer { made.discardEmpty() }
                let lock = try WriteLock(of: [bundle], waiting: workspace.waiting)
                defer { lock.release() }
                try FileWriter.change(
                    [FileChange(path: file, old: nil, new: ModelWriter().contents(of: model))], newFolder: bundle,
                    under: lock)
            } catch {
                throw RunFailure([error.diagnosticOfModel])
            }
        }
        return NewModelOutcome(
            path: workspace.display.path(bundle), files: [workspace.display.path(file)],
            entities: model.entities.map(\.name),
            name: request.isRehearsal || isOnly(bundle) ? nil : workspace.display.path(bundle),
            nextAttribute: NewModel.freeAttribute(in: model),
            isRehearsal: request.isRehearsal)
    }

    /// Whether a command that names no model would choose this bundle.
    private func isOnly(_ bundle: String) -> Bool {
        guard let chosen = try? ChosenModels(in: workspace).all([]) else { return false }
        return chosen.map(PathText.absolute) == [PathText.absolute(bundle)]
    }

    private func bundlePath() throws(RunFailure) -> String {
        var path = PathText.trimmed(workspace.path(request.path))
        if EditAdvice.isCompiled(path) {
            let name = String(PathText.name(of: path).prefix { $0 != "." }) + NewModel.bundleEnding
            throw refusal("'\(request.path)' is the name of a compiled model", help: "name the source: \(name)")
        }
        if !path.hasSuffix(NewModel.bundleEnding) {
            guard !path.hasSuffix(NewModel.versionEnding) else {
                throw refusal(
                    "'\(request.path)' is the name of a version without a bundle",
                    help: "name the bundle: \(PathText.name(of: path))d")
            }
            path += NewModel.bundleEnding
        }
        let name = String(PathText.name(of: path).dropLast(NewModel.bundleEnding.count))
        if let problem = VersionName.problem(name) { throw refusal("the name of the model \(problem)") }
        guard !FileSystem.exists(path) || ExistingPath.mayExist(path) else {
            throw refusal(
                "'\(workspace.display.path(path))' is a symbolic link to a path that does not exist",
                help: "remove the link, or choose another name")
        }
        guard !ExistingPath.mayExist(path) else {
            throw refusal(
                "'\(workspace.display.path(path))' exists already",
                help: "choose another name, or change the model with '\(ToolCommandName.edit)'")
        }
        return path
    }

    private func content() throws(RunFailure) -> ManagedObjectModel {
        var actions = request.entities.map { EditAction(.add, .entity, [$0], codeGeneration) }
        var settings = [EditAction.Setting("language", .text(request.language.rawValue))]
        if request.isUsedWithCloudKit { settings.append(EditAction.Setting("cloudkit", .on)) }
        if let sample = request.sample {
            actions = try SampleModel.actions(sample).map(withCodeGeneration) + actions
        }
        var editor = SchemaEditor(NewModel.empty)
        for action in [EditAction(.set, .model, [], settings)] + actions {
            do throws(ActionFailure) {
                try editor.make(action)
            } catch {
                throw RunFailure([EditScript(name: "").diagnostic(error, line: nil)])
            }
        }
        for name in request.entities {
            guard let entity = editor.model.entities.first(where: { $0.name == name }),
                let failure = EntityNameCheck.failure(entity, in: editor.model)
            else { continue }
            throw RunFailure([EditScript(name: "").diagnostic(failure, line: nil)])
        }
        if request.sample != nil, request.isUsedWithCloudKit { try refuseErrors(of: editor.model) }
        return editor.model
    }

    /// Refuses a sample that CloudKit cannot mirror, because its store would not load.
    private func refuseErrors(of model: ManagedObjectModel) throws(RunFailure) {
        let found = Linter.lint(ResolvedModel(model), LintContext(), LintSettings(LintConfiguration())).findings
        let errors = found.filter { $0.severity == .error }
        guard !errors.isEmpty else { return }
        throw RunFailure(
            errors.map { error in
                Diagnostic(
                    error.rule.id, .error, "nothing was made: \(error.finding.message)",
                    at: SourceLocation(path: request.path), modelPath: error.finding.modelPath,
                    help: "begin with another sample or with none, or leave CloudKit out")
            })
    }

    private func withCodeGeneration(_ action: EditAction) -> EditAction {
        guard action.verb == .add, action.kind == .entity else { return action }
        return EditAction(action.verb, action.kind, action.operands, action.settings + codeGeneration)
    }

    private var codeGeneration: [EditAction.Setting] {
        request.codeGeneration.map { [EditAction.Setting("codegen", .text($0.rawValue))] } ?? []
    }

    /// Returns a path such as `Category.title` for an attribute that the first entity does not have yet; nil if there
    /// is no entity or no free name.
    private static func freeAttribute(in model: ManagedObjectModel) -> String? {
        guard let entity = model.entities.first else { return nil }
        let taken = Set(entity.properties.map(\.name))
        return ["name", "title", "note", "comment"].first { !taken.contains($0) }.map { entity.name + "." + $0 }
    }

    /// An empty model as Xcode writes it. The version of Xcode's editor in it is the one that modelc imitates
    /// (FormatModelXML §6).
    private static var empty: ManagedObjectModel {
        var model = ManagedObjectModel()
        model.documentType = "com.apple.IDECoreDataModeler.DataModel"
        model.documentVersion = "1.0"
        model.lastSavedToolsVersion = ToolsVersion("24412")
        model.systemVersion = "25B78"
        model.minimumToolsVersion = "Automatic"
        model.versionIdentifier = ""
        return model
    }

    private func refusal(_ message: String, help: String = "give another name") -> RunFailure {
        RunFailure([
            Diagnostic(.newModelRefused, .error, message, at: SourceLocation(path: request.path), help: help)
        ])
    }
}

extension DiagnosticID {
    static let newModelRefused = DiagnosticID("new-model-refused")
}
