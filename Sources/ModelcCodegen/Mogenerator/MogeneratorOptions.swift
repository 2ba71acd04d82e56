import ModelcBase
import ModelcSettings

/// The options of mogenerator that affect the content of files.
package struct MogeneratorOptions: Hashable, Sendable {
    package var language = OutputLanguage.objectiveC
    package var release = MogeneratorRelease.master
    /// The superclass of entities without a parent.
    package var baseClass: String?
    /// The superclass of all entities.
    package var forcedBaseClass: String?
    /// The text that templates print after `#import` or `import` for the base class.
    package var baseClassImport: String?
    /// The values of `TemplateVar`.
    package var variables: [String: MogeneratorVariable] = [:]

    package init() {}

    /// Creates the options from the settings of a model.
    package init(_ settings: GenerateSettings, _ language: OutputLanguage) {
        self.language = language
        release = settings.mogeneratorVersion.flatMap { MogeneratorRelease($0.value) } ?? .master
        baseClass = settings.baseClass?.value
        forcedBaseClass = settings.baseClassForce?.value
        baseClassImport = settings.baseClassImport?.value
        for text in settings.templateVars.value {
            guard let (key, value) = text.cut(at: "=") else { continue }
            variables[String(key)] = MogeneratorVariable(String(value))
        }
    }

    /// The values that templates see. On `master`, classes with constants are written unless a variable says otherwise.
    var templateVariables: [String: MogeneratorVariable] {
        guard release == .master else { return variables }
        return variables.merging(["include-ash-classes": .bool(true)]) { given, _ in given }
    }

    /// The base class. An entity with this class counts as an entity without a class of its own, like one with
    /// `NSManagedObject`.
    var plainClass: String? { forcedBaseClass ?? baseClass }

    /// Whether all integers have signed types (`--template-var force-signed=true`).
    var forcesSigned: Bool { variables["force-signed"].map { $0 == .bool(true) } ?? false }
}
