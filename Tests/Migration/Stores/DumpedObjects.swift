import ModelcBase

@testable import ModelcStores

extension GivenObject {
    /// The objects of a store, as a dump of it gives them.
    static func all(of store: WrittenStore) throws -> [GivenObject] {
        let objects = try store.objects()
        return objects.keys.sorted().map { id in
            let values = (objects[id] ?? [:]).compactMap { name, value in
                json(value).map { ReadJSONMember(key: name, value: $0) }
            }
            return GivenObject(
                place: .init(file: "a", line: 1), id: id, entity: String(id.prefix { $0 != "/" }), values: values)
        }
    }

    private static func json(_ value: StoreValue) -> ReadJSON? {
        switch value {
        case .null: .null
        case .boolean(let flag): .bool(flag)
        case .integer(let number): .number("\(number)")
        case .number(let number), .date(let number): .number("\(number)")
        case .text(let text): .string(text)
        case .uuid(let bytes): .string(UUIDText.text(of: bytes))
        case .bytes(let bytes): .string(Base64.text(of: bytes))
        case .external(let data): .string(Base64.text(of: data.bytes ?? []))
        case .object(let id): .string(id.text)
        case .objects(let ids): .array(ids.map { .string($0.text) })
        case .members: nil
        }
    }
}
