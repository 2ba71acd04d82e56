import ModelcBase
import ModelcDiagnostics

/// The content of the section `cloudkit`: the exported schema, and the configurations of the model that are mirrored to
/// CloudKit. It applies to `cloudkit check` and to `check`; the options of these commands override it.
package struct CloudKitConfiguration: Hashable, Sendable {
    /// The path of the schema file that was exported from the Production environment, or from Development before the
    /// first deployment.
    package var schema: Setting<ConfiguredPath>?
    /// The names of the model's configurations that are mirrored to CloudKit.
    package var configurations: Setting<[String]>?
    /// Whether the app shares records.
    package var sharing: Setting<Bool>?

    package init() {}

    /// The settings as `modelc config` shows them, in the order of the table. A setting that is not set is shown with
    /// its default.
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
