import ModelcSchema
import ModelcSettings
import ModelcTemplating

/// The layout of one run: the era's column of the table, with the user's settings applied.
struct XcodeStyle: Hashable, Sendable {
    let name: String
    let language: OutputLanguage
    let header: XcodeHeader
    let classSuffix: String
    let hasAutomaticMode: Bool
    let hasScalars: Bool
    let hasPlaceholder: Bool
    let propertiesNotice: XcodeNotice
    let optionality: OptionalityStyle
    let propertiesGap: Int
    let access: String
    let isolation: String
    let hasObjectiveCNames: Bool
    let requestEnd: String?
    let hasSwiftAccessors: Bool
    let usesNSDate: Bool
    let identifiable: XcodeIdentifiable
    let hasPublicImports: Bool
    let request: String?
    let copiesValues: Bool
    let usesID: Bool
    let importsDestinations: Bool

    /// - Parameter tools: the build of the editor that saved the model; nil if the model does not name one.
    init(_ settings: GenerateSettings, language: OutputLanguage, tools: ToolsVersion? = nil) {
        let named: XcodeEra? = if case .era(let era) = settings.style.value { era } else { nil }
        let era = named ?? XcodeEra(ofTools: tools)
        name = era.rawValue
        self.language = language
        header = settings.header.value
        classSuffix = XcodeEraTable.classSuffix[era]
        hasAutomaticMode = XcodeEraTable.hasAutomaticMode[era]
        hasScalars = XcodeEraTable.hasScalars[era]
        hasPlaceholder = XcodeEraTable.hasPlaceholder[era]
        propertiesNotice = XcodeEraTable.propertiesNotice[era]
        optionality = settings.xcodeOptionality?.value ?? XcodeEraTable.optionality[era]
        propertiesGap = XcodeEraTable.propertiesGap[era]
        access = XcodeEraTable.access[era]
        isolation = XcodeEraTable.isolation[era]
        hasObjectiveCNames = XcodeEraTable.hasObjectiveCNames[era]
        requestEnd = XcodeEraTable.requestEnd[era]
        hasSwiftAccessors = XcodeEraTable.hasSwiftAccessors[era]
        usesNSDate = settings.nsdate?.value ?? XcodeEraTable.usesNSDate[era]
        identifiable = settings.xcodeIdentifiable?.value ?? XcodeEraTable.identifiable[era]
        hasPublicImports = XcodeEraTable.hasPublicImports[era]
        request = XcodeEraTable.request[era]
        copiesValues = XcodeEraTable.copiesValues[era]
        usesID = XcodeEraTable.usesID[era]
        importsDestinations = XcodeEraTable.importsDestinations[era]
    }
}

extension XcodeStyle {
    /// A type as a property declares it: with a question mark, or with the space before a name.
    func declaredType(_ spelling: String, isOptional: Bool) -> String {
        switch language {
        case .swift: isOptional ? spelling + "?" : spelling
        case .objectiveC: spelling.hasSuffix("*") ? spelling : spelling + " "
        }
    }

    /// The property attributes in parentheses in Objective-C.
    func attributes(of storage: XcodeValueType.Storage, isOptional: Bool) -> String {
        let memory =
            switch storage {
            case .scalar: ""
            case .copied: copiesValues ? ", copy" : ", retain"
            case .retained: ", retain"
            }
        return (isOptional ? "nullable, nonatomic" : "nonatomic") + memory
    }

    /// Whether a class conforms to `Identifiable`.
    func isIdentifiable(isRoot: Bool) -> Bool {
        switch identifiable {
        case .none: false
        case .all: true
        case .root: isRoot
        }
    }
}

extension XcodeStyle: PlannedSubject {
    static let fields = TemplateFields<XcodeStyle>(
        "Style", "The layout: what differs between the versions of Xcode.",
        [
            TemplateField("name", .string, "The version of Xcode whose layout it is: xcode12.") { .string($0.name) },
            TemplateField("language", .string, "swift or objc.") { .string($0.language.rawValue) },
            TemplateField("hasHeader", .bool, "Whether files begin with a comment (setting `header`).") {
                .bool($0.header == .automatic)
            },
            TemplateField(
                "generatedNotice", .list(.string),
                "The lines about the origin in the header of a file that Xcode generates in a build."
            ) {
                _ in TemplateValue(XcodeNotice.generated.lines)
            },
            TemplateField(
                "propertiesNotice", .list(.string), "The lines about the origin in the header of a properties file."
            ) {
                TemplateValue($0.propertiesNotice.lines)
            },
            TemplateField(
                "classSuffix", .string, "The suffix of the names of class files: +CoreDataClass."
            ) {
                .string($0.classSuffix)
            },
            TemplateField("hasPlaceholder", .bool, "Whether class files invite to write something into them.") {
                .bool($0.hasPlaceholder)
            },
            TemplateField(
                "hasWideGap", .bool, "Whether two empty lines follow the imports of properties files, not one."
            ) {
                .bool($0.propertiesGap > 1)
            },
            TemplateField("access", .string, "`public ` or nothing: before classes and members in Swift.") {
                .string($0.access)
            },
            TemplateField("isolation", .string, "`nonisolated ` or nothing: before properties and accessors in Swift.")
            {
                .string($0.isolation)
            },
            TemplateField("hasPublicImports", .bool, "Whether imports are public in Swift.") {
                .bool($0.hasPublicImports)
            },
            TemplateField("hasObjectiveCNames", .bool, "Whether @objc with a name is before classes.") {
                .bool($0.hasObjectiveCNames)
            },
            TemplateField(
                "hasAccessors", .bool, "Whether to-many relationships have methods that change them in Swift."
            ) {
                .bool($0.hasSwiftAccessors)
            },
            TemplateField(
                "requestEnd", .optional(.string),
                "The end of the statement of fetchRequest() in Swift; nil if there is no such method."
            ) { TemplateValue($0.requestEnd) },
            TemplateField(
                "requestStart", .optional(.string),
                "The result of fetchRequest in Objective-C, up to the entity's name; nil if there is no such method."
            ) { TemplateValue($0.request) },
        ])
}

/// The changes in Xcode's generated classes by era; no other code in this folder depends on the era.
///
/// A row has the value of the first era, and the eras that changed it. A new era has the values of the previous one
/// until a row says otherwise.
enum XcodeEraTable {
    // MARK: Both languages

    /// The suffix after the class in the name of its class file.
    static let classSuffix = XcodeEraRow("", (.xcode8, "+CoreDataClass"))
    /// Whether a build generates classes, and with them the Objective-C umbrella header.
    static let hasAutomaticMode = XcodeEraRow(false, (.xcode8, true))
    /// Whether numbers and dates can be scalars.
    static let hasScalars = XcodeEraRow(false, (.xcode8, true))
    /// Whether class files contain a placeholder comment for the user's code.
    static let hasPlaceholder = XcodeEraRow(true, (.xcode8, false))
    /// The header's note about the origin of a properties file.
    static let propertiesNotice = XcodeEraRow(XcodeNotice.recreate, (.xcode8, .generated))
    static let optionality = XcodeEraRow(OptionalityStyle.always)
    /// Empty lines between the imports of a properties file and its declarations.
    static let propertiesGap = XcodeEraRow(1, (.xcode8, 2))

    // MARK: Swift

    /// The access level of classes and members, followed by a space.
    static let access = XcodeEraRow("", (.xcode8, "public "))
    /// The isolation of properties and accessors, followed by a space. Classes and `fetchRequest()` never have one.
    static let isolation = XcodeEraRow("", (.xcode27, "nonisolated "))
    /// Whether classes are preceded by their Objective-C name.
    static let hasObjectiveCNames = XcodeEraRow(false, (.xcode8, true))
    /// The end of the statement of `fetchRequest()`; nil before there was such a method.
    static let requestEnd = XcodeEraRow<String?>(nil, (.xcode8, ";"), (.xcode9, ""))
    /// Whether there are methods that add to relationships and remove from them.
    static let hasSwiftAccessors = XcodeEraRow(false, (.xcode8, true))
    /// In Xcode 9 both spellings occur, probably depending on the version of Swift; this is the one of Swift 4.
    static let usesNSDate = XcodeEraRow(true, (.xcode9, false))
    static let identifiable = XcodeEraRow(XcodeIdentifiable.none, (.xcode12, .root))
    /// Whether imports are public, each file with an alias that uses them.
    static let hasPublicImports = XcodeEraRow(false, (.xcode26, true))

    // MARK: Objective-C

    /// The return value of `fetchRequest`, up to the name of the entity; nil before there was such a method. The second
    /// form came with Xcode 9.3.
    static let request = XcodeEraRow<String?>(
        nil, (.xcode8, "[[NSFetchRequest alloc] initWithEntityName:"),
        (.xcode9, "[NSFetchRequest fetchRequestWithEntityName:"))
    /// Whether properties of classes such as NSString are copied.
    static let copiesValues = XcodeEraRow(false, (.xcode8, true))
    /// Whether objects without a known class have the type `id`, not `NSObject *`.
    static let usesID = XcodeEraRow(true, (.xcode8, false))
    /// Whether the file of a class imports the headers of the classes that its own header declares.
    static let importsDestinations = XcodeEraRow(true, (.xcode8, false))
}

/// A switch with its value in every era: one row of `XcodeEraTable`.
struct XcodeEraRow<Value: Sendable>: Sendable {
    private let first: Value
    private let changes: [(era: XcodeEra, value: Value)]

    /// - Parameters:
    ///   - first: the value in the first era.
    ///   - changes: the eras that change the value, the oldest first.
    init(_ first: Value, _ changes: (era: XcodeEra, value: Value)...) {
        self.first = first
        self.changes = changes
    }

    subscript(era: XcodeEra) -> Value { changes.last { $0.era <= era }?.value ?? first }
}
