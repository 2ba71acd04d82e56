import ModelcLibXML2

/// The names of a document as strings, made once each: libxml2 keeps one pointer a name.
final class XMLNameTable {
    private var names: [UnsafePointer<xmlChar>: String] = [:]

    func name(prefix: UnsafePointer<xmlChar>?, local: UnsafePointer<xmlChar>) -> String {
        guard let prefix else { return name(local) }
        return name(prefix) + ":" + name(local)
    }

    private func name(_ pointer: UnsafePointer<xmlChar>) -> String {
        if let name = names[pointer] { return name }
        let name = String(cString: pointer)
        names[pointer] = name
        return name
    }
}
