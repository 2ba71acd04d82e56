import ModelcSettings

/// The text of a first `.modelc.yml`: the models of a project, their output folders, and frequently used settings,
/// commented out.
package struct StarterConfiguration {
    /// A model with the folders of its files; paths are relative to the file's folder.
    package struct Model: Hashable, Sendable {
        package var path: String
        /// The output folder; nil if a build sets it.
        package var output: String?
        package var humanOutput: String?
        /// The module that all classes of the model use; nil if they use none, or several.
        var module: String?
        /// The language and the style of existing files, in the words of the configuration; nil for the defaults.
        var language: String?
        var style: String?

        package init(
            path: String, output: String?, humanOutput: String?, module: String? = nil, language: String? = nil,
            style: String? = nil
        ) {
            self.path = path
            self.output = output
            self.humanOutput = humanOutput
            self.module = module
            self.language = language
            self.style = style
        }
    }

    private let models: [Model]
    private let preset: String

    /// - Parameter preset: the preset of rules, with its number, so that an update of modelc causes no new findings.
    package init(_ models: [Model], preset: String) {
        self.models = models
        self.preset = preset
    }

    /// The whole file.
    package var text: String {
        """
        # Settings of modelc. Paths are relative to this folder. 'modelc config' shows the effective settings.
        version: 1

        # The models for commands without MODEL.
        \(folders)
        models:
        \(models.map(\.entry).joined(separator: "\n"))

        # Settings for all models.
        generate:
          # The access level of the classes: internal or public.
          # access: public
          # Also generate classes for entities whose Codegen in Xcode is not Manual/None.
          # include-xcode-codegen: true
          # Leave out typed keys (Book.keys.title) and fetches.
          # typed-keys: false

        # Settings of 'modelc lint' and 'modelc check'.
        lint:
          # The number fixes the set of rules: an update of modelc does not add rules.
          preset: \(YAMLScalar.text(preset))
          # Findings in this file are not reported. 'modelc check --write-baseline' writes the current findings to it.
          baseline: .modelc-baseline
          # The git tags of releases. Versions in one of these tags must not change.
          # released: { tags: "v*" }

        """
    }

    /// Comments about the folders of generated files.
    private var folders: String {
        guard models.contains(where: { $0.output != nil }) else {
            return "# The plugin in Package.swift sets the folder of generated files: no 'output' is needed."
        }
        return """
            # output: for _Book.swift, which 'modelc generate' rewrites whenever the model changes.
            # human-output: for Book.swift, which 'modelc generate' writes once and never changes.
            """
    }
}

extension StarterConfiguration.Model {
    /// The lines of the model's entry in the list `models`, without a final line feed.
    package var entry: String {
        let values = [
            ("output", output), ("human-output", humanOutput), ("module", module), ("language", language),
            ("style", style),
        ]
        let settings = values.compactMap { key, value in value.map { "\n    \(key): \(YAMLScalar.text($0))" } }
        return "  - path: \(YAMLScalar.text(path))" + settings.joined()
    }
}
