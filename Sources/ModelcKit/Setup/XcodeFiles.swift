import ModelcBase
import ModelcSettings

/// Recognizes class files that Xcode generated, and the Xcode version that generated them (`XcodeEra`).
enum XcodeFiles {
    private static let megabytes = 4

    /// Returns the class name in the name of a properties file, for example `Book` for `Book+CoreDataProperties.swift`.
    /// Nil for any other file.
    static func className(ofProperties path: String) -> String? {
        let (stem, ending) = (PathText.stem(of: path), EarlierLayoutFiles.propertiesEnding)
        return stem.hasSuffix(ending) ? PathText.dropping(ending, from: stem) : nil
    }

    /// Returns the Xcode version that generated most of the files. If several versions occur equally often, returns the
    /// newest of them.
    ///
    /// - Parameters:
    ///   - files: the paths of properties files in one language.
    ///   - hasClassSuffix: whether the names of class files end with Xcode's suffix `+CoreDataClass`.
    static func era(of files: [String], hasClassSuffix: Bool) -> XcodeEra {
        let eras = files.compactMap { era(of: $0, hasClassSuffix) }
        let counts = Dictionary(eras.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? (hasClassSuffix ? .newest : .xcode7)
    }

    /// Returns the Xcode version that generated a file. Nil if the file cannot be read, or if it is an Objective-C
    /// header, which is the same for most versions.
    private static func era(of path: String, _ hasClassSuffix: Bool) -> XcodeEra? {
        guard !path.hasSuffix(".h"), let bytes = try? FileBytes.contents(of: path, megabytes: megabytes).get() else {
            return nil
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if !text.containsText("fetchRequest") { return hasClassSuffix ? .xcode9 : .xcode7 }
        return signs.first { text.containsText($0.text) }?.era ?? .xcode9
    }

    /// Texts by which a generated file is recognized, with the Xcode version that introduced the text. The file
    /// belongs to the version of the first text that it contains. Newer versions come first, because their files may
    /// also contain older texts. Xcode 8 can come last, because no other version writes its texts.
    private static let signs: [(text: String, era: XcodeEra)] = [
        ("@NSManaged nonisolated ", .xcode27), ("public import ", .xcode26), (": Identifiable", .xcode12),
        ("\");", .xcode8), ("] initWithEntityName:", .xcode8),
    ]
}
