import ModelcSettings

/// The text of a new `.modelc.yml`: the models of a project, their output folders, and frequently used settings as
/// comments.
package struct StarterConfiguration {
    /// A model with its output folder. Paths are relative to the folder of `.modelc.yml`.
    package struct Model: Hashable, Sendable {
        package var path: String
        /// The path of the output folder. Nil if the build sets the folder, or if modelc does not generate the classes.
        package var output: String?
        package var humanOutput: String?
        /// The module that all classes of the model name; nil if there is none, or if there are several.
        package var module: String?
        /// The language of the existing files; nil for the default.
        package var language: ClassLanguage?
        package var style: CodeStyle?
        /// Whether Xcode's layout includes entities whose Codegen is Manual/None.
        package var includesAllEntities = false
        /// Whether to write human files (such as `Book.swift`), which the user edits.
        package var writesHuman = true
        /// Whether to write the support file.
        package var writesSupport = true
        /// The names of the entities that get no files.
        package var skipped: [String] = []
        /// Further lines of the entry, without the indentation of the entry.
        package var more: [String] = []
        /// A sentence about the existing classes, written as a comment; nil for no comment.
        package var comment: String?

        package init(path: String) { self.path = path }
    }

    private let models: [Model]
    private let preset: String

    /// - Parameter preset: the name of the lint preset with its number. The number prevents new findings after an
    ///   update of modelc.
    package init(_ models: [Model], preset: String) {
        self.models = models
        self.preset = preset
    }

    /// The text of the whole configuration file.
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

    /// The comments about the folders of generated files.
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
    /// The lines for the model in the list `models`, without a final line feed.
    package var entry: String {
        let values = [
            ("output", output), ("human-output", humanOutput), ("module", module), ("language", language?.rawValue),
            ("style", style?.rawValue),
        ]
        let settings = values.compactMap { key, value in value.map { "\n    \(key): \(YAMLScalar.text($0))" } }
        return (comment.map { "  # \($0)\n" } ?? "") + "  - path: \(YAMLScalar.text(path))"
            + (settings + more.map { "\n    " + $0 } + flags).joined()
    }

    private var flags: [String] {
        let entities = skipped.map { "\n      \(YAMLScalar.text($0)): { skip: true }" }
        let all = includesAllEntities ? ["\n    all-entities: true"] : []
        let others = [("human", writesHuman), ("support", writesSupport)].filter { !$0.1 }
        return all + others.map { "\n    \($0.0): false" } + (entities.isEmpty ? [] : ["\n    entities:"] + entities)
    }
}
