extension EffectiveConfiguration {
    /// The configuration as YAML, each value with its origin as a comment. Models show what differs from `generate`.
    ///
    /// It is itself a configuration: read from the working directory, it gives the same values.
    package var yaml: String {
        let common = generate.shownMembers()
        let entries = models.map { model -> EffectiveNode in
            let own = zip(model.settings.shownMembers(), common).filter { $0 != $1 }.map(\.0)
            return .mapping([EffectiveMember("path", model.path.shown(model.origin))] + own)
        }
        let members = [
            EffectiveMember("version", version.value.shown(version.origin)),
            EffectiveMember("models", entries.isEmpty ? .unset("none") : .list(entries, nil)),
            EffectiveMember(
                "mappings", mappings.map { $0.value.shown($0.origin) } ?? .unset("the project's root")),
            EffectiveMember("generate", .mapping(common)),
        ]
        return EffectiveYAML.text(of: members)
    }
}

extension LintConfiguration {
    /// The settings of lint as YAML, each value with its origin as a comment; itself a configuration.
    package var yaml: String { EffectiveYAML.text(of: [EffectiveMember(TableName.lint, .mapping(shownMembers))]) }
}
