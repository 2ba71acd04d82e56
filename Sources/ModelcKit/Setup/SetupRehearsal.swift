import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcSettings

/// Runs code generation for a configuration without writing files, to find out what `generate` would do.
struct SetupRehearsal {
    let workspace: Workspace

    /// Excludes entities whose existing files `generate` would refuse to replace.
    ///
    /// - Parameters:
    ///   - setups: the models of the configuration.
    ///   - classes: the classes of each model. The keys are the paths of the models.
    ///   - text: returns the text of the configuration for the given setups.
    func adjusted(
        _ setups: [ModelSetup], _ classes: [String: ModelClasses], text: ([ModelSetup]) -> String
    ) -> [ModelSetup] {
        let path = workspace.path(ConfigurationReader.fileName)
        guard let configuration = ConfigurationReader().read(Array(text(setups).utf8), path: path).configuration else {
            return setups
        }
        let refused = report(configuration).files.filter { $0.action == .refuse }
        guard !refused.isEmpty else { return setups }
        return setups.map { setup in
            guard let classes = classes[setup.entry.path] else { return setup }
            let files = refused.filter { workspace.display.path($0.model) == setup.entry.path }
            let names = Set(files.map { SetupRehearsal.className(of: $0.path) })
            let entities = classes.entities.filter { names.contains($0.className) }.map(\.name)
            var setup = setup
            setup.leaveOut(
                entities, in: files.map { workspace.display.path($0.path) }, of: classes.entities.map(\.name))
            return setup
        }
    }

    func result(_ configuration: Configuration) -> SetupOutcome.Generation {
        let report = report(configuration)
        let isDouble = report.diagnostics.contains { SetupRehearsal.double.contains($0.id) }
        if isDouble || report.files.contains(where: { $0.action == .refuse }) { return .conflicts }
        return report.files.isEmpty && report.diagnostics.isEmpty ? .nothing : .harmless
    }

    /// Returns the effect of `generate` with the configuration in `text`.
    func result(ofText text: String) -> SetupOutcome.Generation {
        let path = workspace.path(ConfigurationReader.fileName)
        let reading = ConfigurationReader().read(Array(text.utf8), path: path)
        return reading.configuration.map(result) ?? .nothing
    }

    private static let double: Set<DiagnosticID> = [.classAlreadyDeclared, .earlierLayout, .secondHumanFile]

    private func report(_ configuration: Configuration) -> GenerationReport {
        let configured = EffectiveConfiguration(configuration).models
        let models = configured.filter { $0.settings.output != nil }
        var action = GenerationAction()
        action.isRehearsal = true
        var report = GenerationReport(sources: [:])
        guard !models.isEmpty else { return report }
        let run = GenerationRun(
            models: models, configured: configured, problems: models.map { _ in [] }, selection: .current,
            action: action,
            coversAllModels: true, in: workspace)
        _ = run.run(&report)
        return report
    }

    /// Returns the class name of a generated file, for example `Book` for `_Book.swift` and
    /// `Book+CoreDataProperties.swift`.
    private static func className(of path: String) -> String {
        let stem = PathText.stem(of: path).prefix { $0 != "+" }
        return String(stem.hasPrefix("_") ? stem.dropFirst() : stem)
    }
}
