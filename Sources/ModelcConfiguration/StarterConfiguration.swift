import ModelcSettings

/// The text of a first `.modelc.yml`: the models of a project, their output folders, and frequently used settings,
/// commented out.
package struct StarterConfiguration {
    /// A model with the folders of its files; paths are relative to the file's folder.
    package struct Model: Hashable, Sendable {
        package var path: String
        /// The output folder; nil if a build sets it, or if modelc does not generate the classes.
        package var output: String?
        package var humanOutput: String?
        /// The module that all classes of the model use; nil if they use none, or several.
        package var module: String?
        /// The language and the style of existing files; nil for the defaults.
        package var language: OutputLanguage?
        package var style: CodeStyle?
        /// Whether Xcode's layout includes entities whose Codegen is Manual/None.
        package var includesAllEntities = false
        /// Whether human files are written.
        package var writesHuman = true
        /// Whether the support file is written.
        package var writesSupport = true
        /// The entities that get no files.
        package var skipped: [String] = []
        /// A sentence about the existing classes; nil if there is nothing to say.
        package var comment: String?

        package init(path: String) { self.path = path }
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
        let styles = models.filter { $0.output != nil }.map { $0.style?.era != nil }
        guard let isOfXcode = styles.first else {
            return models.contains { $0.comment != nil }
                ? "# Without 'output', 'modelc generate' writes no classes."
                : "# The plugin in Package.swift sets the folder of generated files: no 'output' is needed."
        }
        return isOfXcode && !styles.contains(false)
            ? """
            # output: for Book+CoreDataProperties.swift, which 'modelc generate' rewrites whenever the model changes.
            # human-output: for the file of the class, which 'modelc generate' writes once and never changes.
            """
            : """
            # output: for _Book.swift, which 'modelc generate' rewrites whenever the model changes.
            # human-output: for Book.swift, which 'modelc generate' writes once and never changes.
            """
    }
}

extension StarterConfiguration.Model {
    /// The lines of the model's entry in the list `models`, without a final line feed.
    package var entry: String {
        let values = [
            ("output", output), ("human-output", humanOutput), ("module", module), ("language", language?.rawValue),
            ("style", style?.rawValue),
        ]
        let settings = values.compactMap { key, value in value.map { "\n    \(key): \(YAMLScalar.text($0))" } }
        return (comment.map { "  # \($0)\n" } ?? "") + "  - path: \(YAMLScalar.text(path))"
            + (settings + flags).joined()
    }

    private var flags: [String] {
        let entities = skipped.map { "\n      \(YAMLScalar.text($0)): { skip: true }" }
        let all = includesAllEntities ? ["\n    all-entities: true"] : []
        let others = [("human", writesHuman), ("support", writesSupport)].filter { !$0.1 }
        return all + others.map { "\n    \($0.0): false" } + (entities.isEmpty ? [] : ["\n    entities:"] + entities)
    }
}
