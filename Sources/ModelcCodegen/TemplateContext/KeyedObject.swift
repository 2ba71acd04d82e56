import ModelcTemplating

/// An object that templates ask by the cases of an enumeration.
protocol KeyedObject: TemplateObject {
    associatedtype Key: TemplateKey

    func value(of key: Key) -> TemplateValue
}

extension KeyedObject {
    package func templateValue(at index: Int) -> TemplateValue { Key(rawValue: index).map(value) ?? .nothing }

    package var templateIdentity: Int { Int(bitPattern: ObjectIdentifier(self)) }
}
