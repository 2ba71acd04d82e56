import ModelcKeyedArchive

/// A keyed archive put together object by object. Object 0 is `$null`; `add` returns the UID of the new object.
package struct ArchiveFixture {
    package var archiver: PropertyListValue = .string("NSKeyedArchiver")
    package var version: PropertyListValue = .integer(100_000)
    package var top: PropertyListValue = fields(["root": .uid(1)])
    package var objects: [PropertyListValue] = [.string("$null")]

    package init() {}

    /// Adds a value as it is.
    @discardableResult
    package mutating func add(_ value: PropertyListValue) -> Int {
        objects.append(value)
        return objects.count - 1
    }

    /// Adds an object; its class table goes behind it. The chain ends with `NSObject`.
    @discardableResult
    package mutating func add(_ classNames: String..., keys: KeyValuePairs<String, PropertyListValue>) -> Int {
        let uid = objects.count
        let entries = keys.map { PropertyListDictionary.Entry(key: $0.key, value: $0.value) }
        let classEntry = PropertyListDictionary.Entry(key: "$class", value: .uid(uid + 1))
        add(.dictionary(PropertyListDictionary(entries + [classEntry])))
        let chain = (classNames + ["NSObject"]).map(PropertyListValue.string)
        add(fields(["$classname": .string(classNames.first ?? ""), "$classes": .array(chain)]))
        return uid
    }

    package var propertyList: PropertyListValue {
        fields(["$version": version, "$archiver": archiver, "$top": top, "$objects": .array(objects)])
    }

    package var bytes: [UInt8] { TestPropertyListWriter.bytes(of: propertyList) }

    package func open() throws -> KeyedArchive { try KeyedArchive(bytes: bytes) }
}

/// A dictionary value in literal order.
package func fields(_ pairs: KeyValuePairs<String, PropertyListValue>) -> PropertyListValue {
    .dictionary(PropertyListDictionary(pairs.map { PropertyListDictionary.Entry(key: $0.key, value: $0.value) }))
}
