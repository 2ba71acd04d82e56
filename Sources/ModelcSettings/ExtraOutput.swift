import ModelcDiagnostics

/// A file from a custom template: the template, the file's name, and the rule for an existing file.
package struct ExtraOutput: Hashable, Sendable {
    package var template: ConfiguredPath
    /// The file's name with placeholders; see `FileNameMask`.
    package var fileName: FileNameMask
    package var overwrite = OverwritePolicy.machine
    package var scope = OutputScope.entity
}

extension ExtraOutput: SettingValue {
    package static var kind: ConfigurationKind { .mapping(table: TableName.output) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> ExtraOutput? {
        let before = context.problemCount
        var output = ExtraOutput(template: ConfiguredPath(""), fileName: FileNameMask(""))
        GenerateTables.output.decode(node, into: &output, &context)
        guard context.problemCount == before else { return nil }
        output.checkScope(at: node, &context)
        return output
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode {
        .mapping([
            EffectiveMember("template", template.shown(nil)),
            EffectiveMember("file-name", fileName.shown(nil)),
            EffectiveMember("overwrite", overwrite.shown(nil)),
            EffectiveMember("scope", scope.shown(nil)),
        ])
    }

    /// Checks that the file name matches `scope`. If there is a file for each entity, its name must contain the
    /// entity's name or class; if there is one file for the model, it must not.
    private func checkScope(at node: ConfigurationNode, _ context: inout DecodingContext) {
        let problem: (String, String)? =
            switch scope {
            case .entity where !fileName.namesEntity:
                ("is the same for all entities", "add {{class}} or {{entity}}, or set 'scope: model'")
            case .model where fileName.namesEntity:
                ("names an entity, but there is one file for the model", "use {{model}}, or set 'scope: entity'")
            case .entity, .model: nil
            }
        guard let (reason, help) = problem else { return }
        context.report { place in
            Diagnostic(
                .invalidConfigurationValue, .error, "\(place) has a file name that \(reason)",
                at: node.location(ofKey: "file-name"), help: help)
        }
    }
}
