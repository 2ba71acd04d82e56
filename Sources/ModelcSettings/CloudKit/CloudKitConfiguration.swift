import ModelcBase
import ModelcDiagnostics

/// The content of the section `cloudkit`: the deployed schema, and what of the model is mirrored. It holds for
/// `cloudkit check` and for `check`; options override it.
package struct CloudKitConfiguration: Hashable, Sendable {
    /// The exported schema of Production.
    package var schema: Setting<ConfiguredPath>?
    /// The configurations of the model that are mirrored.
    package var configurations: Setting<[String]>?
    /// Whether the app shares records.
    package var sharing: Setting<Bool>?

    package init() {}

    /// The settings as they are shown, in the order of the table; settings that are not set with their defaults.
    var shownMembers: [EffectiveMember] {
        CloudKitTables.rows.map { EffectiveMember($0.key.name, $0.shown(self)) }
    }
}

extension CloudKitConfiguration: ConfigurationDecodable {
    package static var kind: ConfigurationKind { .mapping(table: TableName.cloudKit) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> CloudKitConfiguration? {
        var cloudKit = CloudKitConfiguration()
        CloudKitTables.cloudKit.decode(node, into: &cloudKit, &context)
        return cloudKit
    }
}
