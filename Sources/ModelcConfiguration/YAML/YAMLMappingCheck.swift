import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// Checks that apply to every YAML mapping, regardless of its keys.
enum YAMLMappingCheck {
    /// Returns the valid members. Members with a repeated key, or with a structure as their key, are left out and
    /// reported.
    static func checked(
        _ members: [ConfigurationMember], _ diagnostics: inout [Diagnostic]
    ) -> [ConfigurationMember] {
        var places: [String: SourceLocation] = [:]
        var checked: [ConfigurationMember] = []
        for member in members {
            guard let name = member.key.text else {
                diagnostics.append(structure(member.key))
                continue
            }
            if let first = places[name] {
                diagnostics.append(repetition(of: name, member.key, first: first))
                continue
            }
            places[name] = member.key.location
            checked.append(placed(member))
        }
        return checked
    }

    /// Returns the member. If its value is missing and so has no location, the value gets the location of the key.
    private static func placed(_ member: ConfigurationMember) -> ConfigurationMember {
        guard member.value.isNothing, member.value.text == "" else { return member }
        var member = member
        member.value.location = member.key.location
        return member
    }

    private static func structure(_ key: ConfigurationNode) -> Diagnostic {
        Diagnostic(
            .invalidConfigurationValue, .error, "\(key.described) cannot be a key", at: key.location,
            help: "write 'key: value'; put text that begins with [ or { into quotes")
    }

    private static func repetition(of name: String, _ key: ConfigurationNode, first: SourceLocation) -> Diagnostic {
        Diagnostic(
            .duplicateConfigurationKey, .error, "'\(TerminalText.escaped(name))' occurs twice",
            at: key.location, help: "remove one of the two", related: [RelatedLocation("first here", at: first)])
    }
}
