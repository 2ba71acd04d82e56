/// A stored property of an element's type, accessed by its byte offset, which is looked up once. Access through a key
/// path would copy the whole element each time, and take most of the time of writing a large model.
struct StoredProperty<Element, Value>: Sendable {
    private let path: WritableKeyPath<Element, Value> & Sendable
    /// The byte offset of the property; nil for a computed property.
    private let offset: Int?

    init(_ path: WritableKeyPath<Element, Value> & Sendable) {
        self.path = path
        offset = MemoryLayout<Element>.offset(of: path)
    }

    func value(of element: Element) -> Value { withUnsafePointer(to: element) { value(at: $0) } }

    /// The property's value for the element at an address. Passing the element itself would copy it for each of its
    /// properties.
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
    /// Appends to a list property without copying the list.
    func append<Part>(_ part: Part, to element: inout Element) where Value == [Part] {
        change(&element) { $0.append(part) }
    }
}
