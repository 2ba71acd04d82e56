/// Writes the XML of a store in Xcode's layout (FormatMappingModel §2).
struct StoreDocumentWriter {
    private var text = ""
    private var depth = 0

    static func bytes(of document: StoreDocument, writesChecksum: Bool) -> [UInt8] {
        var writer = StoreDocumentWriter()
        writer.text = """
            <?xml version="1.0" standalone="yes"?>
            <!DOCTYPE database SYSTEM "file:///System/Library/DTDs/CoreData.dtd">


            """
        writer.element("database") { writer in
            writer.writeInfo(of: document, writesChecksum: writesChecksum)
            for object in document.objects { writer.write(object) }
        }
        // Xcode ends the file without a line feed.
        return Array(writer.text.utf8.dropLast())
    }

    /// The lines of one object, as in the file.
    static func text(of object: StoredObject) -> String {
        var writer = StoreDocumentWriter()
        writer.depth = 1
        writer.write(object)
        return writer.text
    }

    private mutating func writeInfo(of document: StoreDocument, writesChecksum: Bool) {
        element("databaseInfo") { writer in
            writer.leaf("version", StoreDocumentConstants.version)
            writer.leaf("UUID", StoreDocumentWriter.escaped(document.identifier ?? ""))
            writer.leaf("nextObjectID", String(document.objects.compactMap(\.number).max() ?? 0))
            writer.element("metadata") { writer in
                writer.element("plist version=\"1.0\"", end: "plist") { writer in
                    writer.element("dict") { $0.writeMetadata(of: document, writesChecksum: writesChecksum) }
                }
            }
        }
    }

    private mutating func writeMetadata(of document: StoreDocument, writesChecksum: Bool) {
        leaf("key", "NSPersistenceFrameworkVersion")
        leaf("integer", String(document.frameworkVersion ?? StoreDocumentConstants.frameworkVersion))
        if writesChecksum {
            leaf("key", "NSStoreModelVersionChecksumKey")
            leaf("string", StoreDocumentConstants.checksum)
        }
        leaf("key", "NSStoreModelVersionHashes")
        element("dict") { writer in
            for (entity, hash) in StoreDocumentConstants.hashes {
                writer.leaf("key", entity)
                writer.leaf("data", "\n\t\t\(hash)\n\t\t")
            }
        }
        leaf("key", "NSStoreModelVersionHashesDigest")
        leaf("string", StoreDocumentConstants.digest)
        leaf("key", "NSStoreModelVersionHashesVersion")
        leaf("integer", "3")
        leaf("key", "NSStoreModelVersionIdentifiers")
        element("array") { $0.leaf("string", "") }
    }

    private mutating func write(_ object: StoredObject) {
        let type = StoreDocumentWriter.escaped(object.type)
        element("object type=\"\(type)\" id=\"z\(object.number ?? 0)\"", end: "object") { writer in
            for attribute in object.attributes { writer.write(attribute) }
            for relationship in object.relationships { writer.write(relationship) }
        }
    }

    private mutating func write(_ attribute: StoredAttribute) {
        let name = StoreDocumentWriter.escaped(attribute.name)
        let type = StoreDocumentWriter.escaped(attribute.type)
        leaf(
            "attribute name=\"\(name)\" type=\"\(type)\"", StoreEscapes.escaped(attribute.text), end: "attribute")
    }

    private mutating func write(_ relationship: StoredRelationship) {
        leaf(StoreDocumentWriter.startTag(of: relationship), "", end: "relationship")
    }

    /// The start tag without its angle brackets.
    static func startTag(of relationship: StoredRelationship) -> String {
        let name = escaped(relationship.name)
        let type = escaped(relationship.type)
        let destination = escaped(relationship.destination)
        let ids = relationship.numbers.map { "z\($0)" }.joined(separator: " ")
        let references = ids.isEmpty ? "" : " idrefs=\"\(ids)\""
        return "relationship name=\"\(name)\" type=\"\(type)\" destination=\"\(destination)\"\(references)"
    }

    private mutating func element(
        _ start: String, end: String? = nil, _ content: (inout StoreDocumentWriter) -> Void
    ) {
        line("<\(start)>")
        depth += 1
        content(&self)
        depth -= 1
        line("</\(end ?? start)>")
    }

    private mutating func leaf(_ start: String, _ content: String, end: String? = nil) {
        line("<\(start)>\(content)</\(end ?? start)>")
    }

    private mutating func line(_ content: String) {
        text += String(repeating: " ", count: 4 * depth)
        text += content
        text += "\n"
    }

    /// A value between quotation marks, with XML escapes. No known file of Xcode has a character to escape in such a
    /// value.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}

/// The constants in the metadata of every mapping model: hashes of the store's own private model (FormatMappingModel
/// §2).
enum StoreDocumentConstants {
    /// The version of the store format.
    static let version = "134481920"
    /// The framework version in new files.
    static let frameworkVersion = 1251
    static let checksum = "bMpud663vz0bXQE24C6Rh4MvJ5jVnzsD2sI3njZkKbc="
    static let digest =
        "+Hmc2uYZK6og+Pvx5GUJ7oW75UG4V/ksQanTjfTKUnxyGWJRMtB5tIRgVwGsrd7lz/QR57++wbvWsr6nxwyS0A=="
    static let hashes: [(entity: String, hash: String)] = [
        ("XDDevAttributeMapping", "0plcXXRN7XHKl5CcF+fwriFmUpON3ZtcI/AfK748aWc="),
        ("XDDevEntityMapping", "qeN1Ym3TkWN1G6dU9RfX6Kd2ccEvcDVWHpd3LpLgboI="),
        ("XDDevMappingModel", "EqtMzvRnVZWkXwBHu4VeVGy8UyoOe+bi67KC79kphlQ="),
        ("XDDevPropertyMapping", "XN33V44TTGY4JETlMoOB5yyTKxB+u4slvDIinv0rtGA="),
        ("XDDevRelationshipMapping", "akYY9LhehVA/mCb4ATLWuI9XGLcjpm14wWL1oEBtIcs="),
    ]
}
