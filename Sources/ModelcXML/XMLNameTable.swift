import ModelcBase
import ModelcLibXML2

/// Converts the names of a document to strings. Each name is converted only once: libxml2 uses the same pointer for the
/// same name.
final class XMLNameTable {
    private var names: [UnsafePointer<xmlChar>: String] = [:]
    /// Recently used names. A few bits of a name's pointer determine the index of its entry. Most names occur
    /// repeatedly.
    private var recent = [Entry?](repeating: nil, count: 64)

    private struct Entry {
        let pointer: UnsafePointer<xmlChar>
        let name: String
    }

    func name(prefix: UnsafePointer<xmlChar>?, local: UnsafePointer<xmlChar>) -> String {
        guard let prefix else { return name(local) }
        return name(prefix) + ":" + name(local)
    }

    private func name(_ pointer: UnsafePointer<xmlChar>) -> String {
        let bits = UInt(bitPattern: pointer)
        let index = Int((bits ^ bits >> 6) % 64)
        if let entry = recent[index], entry.pointer == pointer { return entry.name }
        let name = cachedName(pointer)
        recent[index] = Entry(pointer: pointer, name: name)
        return name
    }

    private func cachedName(_ pointer: UnsafePointer<xmlChar>) -> String {
        if let name = names[pointer] { return name }
        let name = String(cString: pointer)
        names[pointer] = name
        return name
    }
}
