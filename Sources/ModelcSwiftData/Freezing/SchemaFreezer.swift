import ModelcBase
import ModelcSchema

/// Writes a frozen copy of a version as Swift source. The copy is a `VersionedSchema` with nested classes that
/// contain only the stored properties. Later changes of the app's classes do not change the copy.
package enum SchemaFreezer {
    /// - Parameters:
    ///   - sources: the files that were read.
    ///   - version: the version to copy.
    ///   - name: the name of the new `VersionedSchema`.
    ///   - identifier: its version identifier, such as `1.2.0`.
    package static func frozen(
        _ sources: [SwiftSourceFile], _ version: SwiftDataVersion, name: String, identifier: String
    ) -> FrozenSchema {
        let parsed = ParsedSource(sources)
        var writer = FrozenClassWriter(
            resolver: TypeResolver(index: parsed.index), files: parsed.files,
            classNames: Set(version.classes.map(\.entityName)))
        let classes = version.classes.compactMap { parsed.index.types[$0.name] }.map { writer.text(of: $0) }
        let list = version.classes.map { $0.entityName + ".self" }.joined(separator: ", ")
        let numbers = identifier.split(separator: ".").joined(separator: ", ")
        let head = """
            enum \(name): VersionedSchema {
                static var versionIdentifier: Schema.Version { Schema.Version(\(numbers)) }
                static var models: [any PersistentModel.Type] { [\(list)] }
            """
        let text = ([head] + (writer.sharedTexts + classes).map(indented)).joined(separator: "\n\n") + "\n}\n"
        return FrozenSchema(
            name: name, text: text, sharedTypes: writer.outsideTypes.inByteOrder(),
            untypedProperties: writer.untyped)
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
}
