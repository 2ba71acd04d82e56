import ModelcBase
import ModelcDiagnostics
import ModelcSchema

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `.xccurrentversion`, the property list that names a bundle's current version (FormatModelXML §1.2).
enum CurrentVersionFile: Hashable {
    /// The file does not exist, as in a bundle that has always had only one version.
    case absent
    /// The file exists but names no version (`<dict/>`).
    case nameless
    /// The file names the folder of a version. The folder may not exist.
    case name(String)
    /// The file has an unresolved merge conflict; the sides of the conflict name these folders.
    case conflicting([String])
    case unreadable(reason: String)
    /// The file cannot be accessed, so it is not known which version it names, if any.
    case inaccessible(reason: String)

    static let fileName = ".xccurrentversion"

    /// Whether the file exists but cannot be read.
    var isUnreadable: Bool {
        switch self {
        case .conflicting, .unreadable, .inaccessible: true
        case .absent, .nameless, .name: false
        }
    }

    /// The maximum size in bytes. Xcode's file has less than 400 bytes.
    private static let sizeLimit = 8_192

    /// The content of the file, and its text if it can be read.
    static func read(inBundle bundle: String, of files: ModelFiles) -> (file: CurrentVersionFile, text: SourceText?) {
        let path = bundle + "/" + fileName
        switch files.kind(of: path) {
        case .missing: return (.absent, nil)
        case .inaccessible(let problem): return (.inaccessible(reason: problem.reason), nil)
        case .file, .folder, .other: break
        }
        let bytes: [UInt8]
        do {
            bytes = try files.bytes(of: path)
        } catch {
            return (error.isOfSystem ? .inaccessible(reason: error.reason) : .unreadable(reason: error.reason), nil)
        }
        return (decode(bytes), bytes.count <= sizeLimit ? SourceText(bytes) : nil)
    }

    /// The byte range of the version's name in its `<string>` element. Nil if the file is not XML, or if it names no
    /// version.
    static func nameRange(in text: SourceText) -> Range<Int>? {
        let bytes = text.bytes[...]
        guard let key = bytes.firstRange(of: Array("_XCCurrentVersionName</key>".utf8)),
            let start = bytes[key.upperBound...].firstRange(of: Array("<string>".utf8)),
            let end = bytes[start.upperBound...].firstRange(of: Array("</string>".utf8))
        else { return nil }
        return start.lowerBound..<end.upperBound
    }

    static func decode(_ bytes: [UInt8]) -> CurrentVersionFile {
        // Foundation's property list parser recurses without a limit. A file below the limit cannot be nested deeply
        // enough to crash it.
        guard bytes.count <= sizeLimit else { return .unreadable(reason: "it is larger than \(sizeLimit) bytes") }
        if let name = canonicalName(in: bytes) { return .name(name) }
        guard !ConflictMarker.areIn(bytes) else { return .conflicting(sides(of: bytes)) }
        guard let list = try? PropertyListDecoder().decode(Contents.self, from: Data(bytes)) else {
            return .unreadable(reason: "it is not a property list with a dictionary")
        }
        guard let name = list._XCCurrentVersionName, !name.isEmpty else { return .nameless }
        return .name(name)
    }

    /// The text before and after the name in a file as Xcode writes it.
    private static let canonicalParts = (
        before: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>_XCCurrentVersionName</key>
        \t<string>
        """,
        behind: "</string>\n</dict>\n</plist>\n"
    )

    /// The content of the file as Xcode writes it.
    ///
    /// - Parameter name: the name of the version's folder, escaped for XML.
    static func canonical(naming name: String) -> String { canonicalParts.before + name + canonicalParts.behind }

    /// The version's name in a file that has exactly the bytes that Xcode writes. Nil for any other file, and for a
    /// name with characters other than unescaped ASCII. Nearly every file can be read in this way, without the property
    /// list parser.
    private static func canonicalName(in bytes: [UInt8]) -> String? {
        let (before, behind) = (canonicalParts.before.utf8, canonicalParts.behind.utf8)
        guard bytes.count > before.count + behind.count, bytes.starts(with: before),
            bytes.suffix(behind.count).elementsEqual(behind)
        else { return nil }
        let name = bytes[before.count..<bytes.count - behind.count]
        let isPlain = name.allSatisfy { $0 >= 0x20 && $0 < 0x7F && !"<>&".utf8.contains($0) }
        return isPlain ? String(decoding: name, as: UTF8.self) : nil
    }

    /// The folders that the sides of a merge conflict name, without duplicates. The labels after the conflict markers
    /// are ignored.
    private static func sides(of bytes: [UInt8]) -> [String] {
        var names: [String] = []
        var isBase = false
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if ConflictMarker.isMarker(line.utf8) { isBase = line.hasPrefix("|") }
            guard !isBase, let name = line.firstMatch(of: /<string>(.*)<\/string>/)?.1 else { continue }
            if !names.contains(String(name)) { names.append(String(name)) }
        }
        return names
    }

    private struct Contents: Decodable {
        let _XCCurrentVersionName: String?
    }
}

extension Diagnostic {
    /// The diagnostic as a warning, for use if no version has to be selected. If the file cannot be accessed, the
    /// diagnostic is still an error.
    var withoutNeed: Diagnostic { id == .unreadableFile ? self : demoted() }
}
