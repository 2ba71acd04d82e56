/// A property of an element's type, read and written where it is stored: its place is looked up once. A key path is followed anew
/// each time, and copies the whole element for it, which would take most of the time of writing a large model.
struct StoredProperty<Element, Value>: Sendable {
    private let path: WritableKeyPath<Element, Value> & Sendable
    /// The bytes before it; nil for a property that is computed.
    private let offset: Int?

    init(_ path: WritableKeyPath<Element, Value> & Sendable) {
        self.path = path
        offset = MemoryLayout<Element>.offset(of: path)
    }

    func value(of element: Element) -> Value { withUnsafePointer(to: element) { value(at: $0) } }

    /// The value of the element at a place: to hand the element itself on would copy it, for each of its fields.
    func value(at place: UnsafePointer<Element>) -> Value {
        guard let offset else { return place.pointee[keyPath: path] }
        return (UnsafeRawPointer(place) + offset).assumingMemoryBound(to: Value.self).pointee
    }

    func set(_ value: Value, of element: inout Element) { change(&element) { $0 = value } }

    func change(_ element: inout Element, _ body: (inout Value) -> Void) {
        guard let offset else { return body(&element[keyPath: path]) }
        withUnsafeMutableBytes(of: &element) { bytes in
            guard let place = bytes.baseAddress else { return }
            body(&(place + offset).assumingMemoryBound(to: Value.self).pointee)
        }
    }
}

extension StoredProperty {
    /// Adds a part to a list, which is not copied for it.
    func append<Part>(_ part: Part, to element: inout Element) where Value == [Part] {
        change(&element) { $0.append(part) }
    }
}
