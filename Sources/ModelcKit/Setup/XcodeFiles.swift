import ModelcBase
import ModelcSettings

/// The layout of files that Xcode wrote.
enum XcodeFiles {
    private static let megabytes = 4

    /// Returns the class of a properties file, judged by its name; nil for another file.
    static func className(ofProperties path: String) -> String? {
        let (stem, ending) = (PathText.stem(of: path), EarlierLayoutFiles.propertiesEnding)
        return stem.hasSuffix(ending) ? PathText.dropping(ending, from: stem) : nil
    }

    /// Returns the layout of most files; of equally frequent ones the newest.
    ///
    /// - Parameters:
    ///   - files: properties files of one language.
    ///   - hasClassSuffix: whether class files have Xcode's suffix.
    static func era(of files: [String], hasClassSuffix: Bool) -> XcodeEra {
        let eras = files.compactMap { era(of: $0, hasClassSuffix) }
        let counts = Dictionary(eras.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? (hasClassSuffix ? .newest : .xcode7)
    }

    /// Returns nil for a file that cannot be read, and for a header in Objective-C, which is the same in most layouts.
    private static func era(of path: String, _ hasClassSuffix: Bool) -> XcodeEra? {
        guard !path.hasSuffix(".h"), let bytes = try? FileBytes.contents(of: path, megabytes: megabytes).get() else {
            return nil
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if !text.containsText("fetchRequest") { return hasClassSuffix ? .xcode9 : .xcode7 }
        return signs.first { text.containsText($0.text) }?.era ?? .xcode9
    }

    /// Texts that a layout has and older ones do not have; those of Xcode 8 are in no other layout.
    private static let signs: [(text: String, era: XcodeEra)] = [
        ("@NSManaged nonisolated ", .xcode27), ("public import ", .xcode26), (": Identifiable", .xcode12),
        ("\");", .xcode8), ("] initWithEntityName:", .xcode8),
    ]
}
