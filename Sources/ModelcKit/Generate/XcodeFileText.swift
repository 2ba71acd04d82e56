import ModelcBase
import ModelcSourceCode

/// Recognizes unchanged files with classes that Xcode wrote: by their first lines, and by each line after them.
/// One line that Xcode does not write makes a file the user's.
struct XcodeFileText {
    private let name: String
    private let lines: [Substring]

    /// - Parameter name: the name of the file, such as `Book+CoreDataProperties.swift`.
    init(_ text: String, name: String) {
        self.name = name
        lines = text.split(whereSeparator: \.isNewline).map(XcodeFileText.trimmed)
    }

    private static let sentence = "This file was automatically generated and should not be edited."

    private var isProperties: Bool { name.contains(EarlierLayoutFiles.propertiesEnding) }

    /// The class of the file.
    private var className: String { name.parts(between: "+").first ?? "" }

    private var head: [Substring] { Array(lines.prefix { $0.isEmpty || $0.hasPrefix("//") }) }

    /// Whether Xcode wrote the file, and each line is one that Xcode writes.
    var isUnchanged: Bool {
        guard isProperties || name.contains(EarlierLayoutFiles.classEnding) else { return false }
        // Builds write these files again and again, so they have no code of the user.
        if isProperties, isOfBuild { return true }
        return (isOfBuild || isOfMenu) && lines.dropFirst(head.count).allSatisfy(isOfXcode)
    }

    private var isOfBuild: Bool { head.contains { $0.contains(XcodeFileText.sentence) } }

    /// Whether the first lines are those of *Create NSManagedObject Subclass*: the name of the file, then its author.
    private var isOfMenu: Bool {
        guard head.count > 2, head[0] == "//", head[1].drop(while: { $0 == "/" || $0 == " " }) == name else {
            return false
        }
        return head.contains { $0.hasPrefix("//  Created by ") || $0.hasPrefix("//  Choose \"Create NSManagedObject") }
    }

    private func isOfXcode(_ line: Substring) -> Bool {
        if line.isEmpty || XcodeFileText.plain.contains(String(line)) { return true }
        return !hasProtocol(line)
            && shapes.contains { shape in
                line.hasPrefix(shape.start) && line.hasSuffix(shape.end)
                    && (line.last == "{") == (shape.end.last == "{") && !line.dropLast().contains("{")
            }
    }

    /// Whether the declaration of a class names a protocol.
    private func hasProtocol(_ line: Substring) -> Bool {
        name.hasSuffix(".swift")
            ? !isProperties && line.hasSuffix("{") && line.contains(",")
            : line.hasPrefix("@interface") && line.contains("<")
    }

    /// Lines that are the same in all files.
    private static let plain: Set = [
        "}", "{", "@end", "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END",
        "// Insert code here to add functionality to your managed object subclass",
        "// Insert code here to declare functionality of your managed object subclass",
    ]

    /// The start and the end of a line.
    private typealias Shape = (start: String, end: String)

    private var shapes: [Shape] {
        let isSwift = name.hasSuffix(".swift")
        let imports: [Shape] =
            isSwift ? [("import ", ""), ("public import ", "")] : [("#import ", ""), ("@import ", ";")]
        switch (isSwift, isProperties) {
        case (true, true): return imports + swiftProperties
        case (true, false): return imports + swiftClass
        case (false, true): return imports + objectiveCProperties
        case (false, false): return imports + objectiveCClass
        }
    }

    private var swiftProperties: [Shape] {
        let access = ["", "nonisolated "]
        let extensions = access.flatMap {
            [($0 + "extension \(className) {", "{"), ($0 + "extension \(className) : Identifiable {", "{")]
        }
        return extensions + [
            ("public typealias \(className)", "Set"),
            ("@nonobjc ", "func fetchRequest() -> NSFetchRequest<\(className)> {"),
            ("return NSFetchRequest<\(className)>(entityName: ", ")"),
            ("return NSFetchRequest<\(className)>(entityName: ", ");"),
            ("@NSManaged ", ""), ("@objc(", ")"), ("// MARK: Generated accessors for ", ""),
        ]
    }

    private var swiftClass: [Shape] {
        let words = ["", "public ", "open ", "nonisolated public ", "public nonisolated ", "nonisolated "]
        return words.map { ($0 + "class \(className): ", "{") }
            + [("@objc(", ")"), ("public typealias \(className)", "Set")]
    }

    private var objectiveCProperties: [Shape] {
        let accessors = ["insert", "remove", "replace", "add"].map { ("- (void)" + $0, ";") }
        return accessors + [
            ("@interface \(className) (CoreDataProperties)", ""),
            ("@interface \(className) (CoreDataGeneratedAccessors)", ""),
            ("@implementation \(className) (CoreDataProperties)", ""),
            ("+ (NSFetchRequest<\(className) *> *)fetchRequest", ""),
            ("+ (NSFetchRequest<\(className) *> *)fetchRequest", "{"),
            ("return [NSFetchRequest fetchRequestWithEntityName:", ";"),
            ("return [[NSFetchRequest alloc] initWithEntityName:", ";"), ("@property (", ";"), ("@dynamic ", ";"),
            ("@class ", ";"),
        ]
    }

    private var objectiveCClass: [Shape] {
        [("@interface \(className) : ", ""), ("@implementation \(className)", ""), ("@class ", ";")]
    }

    private static func trimmed(_ line: Substring) -> Substring {
        let start = line.drop { $0 == " " || $0 == "\t" }
        return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
    }
}
