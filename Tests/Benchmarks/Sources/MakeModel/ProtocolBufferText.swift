/// The same entities and properties as messages and fields of protocol buffers, for `protoc`. The fields have implicit
/// presence, for which `protoc` writes the least code.
struct ProtocolBufferText {
    let model: ModelText

    /// All messages in one file, which refer to each other as the entities do.
    func document() -> String {
        ProtocolBufferText.head
            + (0..<model.entityCount).map { entity in message(entity) { model.entityName($0) } }.joined()
    }

    /// A file for each message, so that there are as many generated files as with `modelc`. Imports cannot be cyclic: a
    /// reference to an earlier message is an identifier.
    func document(of entity: Int) -> String {
        let targets = (0..<model.relationshipPairs).flatMap {
            [model.parent(of: entity, pair: $0), model.child(of: entity, pair: $0)]
        }
        let imports = Set(targets.filter { $0 > entity }).sorted().map {
            "import \"\(model.entityName($0)).proto\";\n"
        }
        return ProtocolBufferText.head + imports.joined()
            + message(entity) { $0 > entity ? model.entityName($0) : "string" }
    }

    private static let head = "syntax = \"proto3\";\npackage large;\n"

    private func message(_ entity: Int, _ type: (Int) -> String) -> String {
        let attributes = model.kinds(of: entity).map { "\($0.kind.field) \($0.name)" }
        let references = (0..<model.relationshipPairs).flatMap { pair in
            [
                "\(type(model.parent(of: entity, pair: pair))) parent\(pair)",
                "repeated \(type(model.child(of: entity, pair: pair))) children\(pair)",
            ]
        }
        let fields = (attributes + references).enumerated().map { "  \($0.element) = \($0.offset + 1);\n" }
        return "message \(model.entityName(entity)) {\n" + fields.joined() + "}\n"
    }
}
