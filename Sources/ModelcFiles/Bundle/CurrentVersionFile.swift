import ModelcText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `.xccurrentversion`, the property list that names a bundle's current version (model-format §1.2).
enum CurrentVersionFile: Hashable {
    /// There is none, as in a bundle that never had a second version.
    case absent
    /// It is there and names nothing (`<dict/>`).
    case nameless
    /// It names the folder of a version, which need not exist.
    case name(String)
    case unreadable(reason: String)

    static let fileName = ".xccurrentversion"

    /// Xcode's file has less than 400 bytes.
    private static let sizeLimit = 8_192

    /// What the file says, and its text where it can be read.
    static func read(inBundle bundle: String, of files: ModelFiles) -> (file: CurrentVersionFile, text: SourceText?) {
        let path = bundle + "/" + fileName
        if files.kind(of: path) == .missing { return (.absent, nil) }
        let bytes: [UInt8]
        do {
            bytes = try files.bytes(of: path)
        } catch {
            return (.unreadable(reason: error.reason), nil)
        }
        return (decode(bytes), bytes.count <= sizeLimit ? SourceText(bytes) : nil)
    }

    /// The bytes of the `<string>` with the version's name; nil in another form than XML, and where it names none.
    static func nameRange(in text: SourceText) -> Range<Int>? {
        let bytes = text.bytes[...]
        guard let key = bytes.firstRange(of: Array("_XCCurrentVersionName</key>".utf8)),
            let start = bytes[key.upperBound...].firstRange(of: Array("<string>".utf8)),
            let end = bytes[start.upperBound...].firstRange(of: Array("</string>".utf8))
        else { return nil }
        return start.lowerBound..<end.upperBound
    }

    /// What a file of these bytes says.
    static func decode(_ bytes: [UInt8]) -> CurrentVersionFile {
        // Foundation's parser recurses without a limit: a small file cannot nest deeply enough to crash it.
        guard bytes.count <= sizeLimit else { return .unreadable(reason: "it is larger than \(sizeLimit) bytes") }
        guard let list = try? PropertyListDecoder().decode(Contents.self, from: Data(bytes)) else {
            return .unreadable(reason: "it is no property list with a dictionary")
        }
        guard let name = list._XCCurrentVersionName, !name.isEmpty else { return .nameless }
        return .name(name)
    }

    private struct Contents: Decodable {
        let _XCCurrentVersionName: String?
    }
}
