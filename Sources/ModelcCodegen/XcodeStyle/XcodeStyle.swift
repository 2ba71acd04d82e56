import ModelcSchema
import ModelcSettings
import ModelcTemplating

/// The layout for one run: the values of `XcodeEraTable` for an era, changed by the user's settings.
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

    /// - Parameter tools: the build of the editor that saved the model; nil if the model does not contain it.
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
    /// The type as it is written in a property declaration: in Swift with the question mark, in Objective-C with the
    /// space before the name.
    func declaredType(_ spelling: String, isOptional: Bool) -> String {
        switch language {
        case .swift: isOptional ? spelling + "?" : spelling
        case .objectiveC: spelling.hasSuffix("*") ? spelling : spelling + " "
        }
    }

    /// The property attributes, as in the parentheses of `@property (nonatomic, copy)`. Objective-C only.
    func attributes(of storage: XcodeValueType.Storage, isOptional: Bool) -> String {
        let memory =
            switch storage {
            case .scalar: ""
            case .copied: copiesValues ? ", copy" : ", retain"
            case .retained: ", retain"
            }
        return (isOptional ? "nullable, nonatomic" : "nonatomic") + memory
    }

    /// Returns true if the class of an entity is `Identifiable`, according to the user's settings or the classes of
    /// this era.
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

/// The differences between Xcode's generated classes by era (a group of Xcode versions). No other code in this folder
/// depends on the era.
///
/// Each difference is an `XcodeEraRow`: the value in the first era, and the eras that changed the value. Every other
/// era has the value of the previous era.
enum XcodeEraTable {
    // MARK: Both languages

    /// The suffix after the class name in the name of a class file.
    static let classSuffix = XcodeEraRow("", (.xcode8, "+CoreDataClass"))
    /// Whether Xcode generates classes in a build, and with them the Objective-C umbrella header.
    static let hasAutomaticMode = XcodeEraRow(false, (.xcode8, true))
    /// Whether numbers and dates can be scalars.
    static let hasScalars = XcodeEraRow(false, (.xcode8, true))
    /// Whether class files contain a placeholder comment for the user's code.
    static let hasPlaceholder = XcodeEraRow(true, (.xcode8, false))
    /// The comment about the origin of a property file.
    static let propertiesNotice = XcodeEraRow(XcodeNotice.recreate, (.xcode8, .generated))
    static let optionality = XcodeEraRow(OptionalityStyle.always)
    /// The number of empty lines between the imports of a property file and its declarations.
    static let propertiesGap = XcodeEraRow(1, (.xcode8, 2))

    // MARK: Swift

    /// The access level of classes and members, followed by a space.
    static let access = XcodeEraRow("", (.xcode8, "public "))
    /// The isolation of properties and accessors, followed by a space. Classes and `fetchRequest()` never have one.
    static let isolation = XcodeEraRow("", (.xcode27, "nonisolated "))
    /// Whether a class declaration is preceded by its Objective-C name, as in `@objc(Book)`.
    static let hasObjectiveCNames = XcodeEraRow(false, (.xcode8, true))
    /// The end of the statement in `fetchRequest()`; nil for eras without this method.
    static let requestEnd = XcodeEraRow<String?>(nil, (.xcode8, ";"), (.xcode9, ""))
    /// Whether Swift classes have methods to add objects to relationships and to remove them.
    static let hasSwiftAccessors = XcodeEraRow(false, (.xcode8, true))
    /// Whether dates have the type `NSDate`. In Xcode 9 both `NSDate` and `Date` occur, probably depending on the Swift
    /// version; Swift 4 uses `Date`.
    static let usesNSDate = XcodeEraRow(true, (.xcode9, false))
    static let identifiable = XcodeEraRow(XcodeIdentifiable.none, (.xcode12, .root))
    /// Whether imports are public. Each file then has a public type alias that uses the import.
    static let hasPublicImports = XcodeEraRow(false, (.xcode26, true))

    // MARK: Objective-C

    /// The return value of `fetchRequest`, up to the name of the entity; nil for eras without this method. The second
    /// form is from Xcode 9.3.
    static let request = XcodeEraRow<String?>(
        nil, (.xcode8, "[[NSFetchRequest alloc] initWithEntityName:"),
        (.xcode9, "[NSFetchRequest fetchRequestWithEntityName:"))
    /// Whether properties of classes such as `NSString` have the attribute `copy`.
    static let copiesValues = XcodeEraRow(false, (.xcode8, true))
    /// Whether objects without a known class have the type `id`. Otherwise the type is `NSObject *`.
    static let usesID = XcodeEraRow(true, (.xcode8, false))
    /// Whether a class file imports the headers of the classes that its own header forward-declares.
    static let importsDestinations = XcodeEraRow(true, (.xcode8, false))
}

/// A difference between eras with its value in every era: one row of `XcodeEraTable`.
struct XcodeEraRow<Value: Sendable>: Sendable {
    private let first: Value
    private let changes: [(era: XcodeEra, value: Value)]

    /// - Parameters:
    ///   - first: the value in the first era.
    ///   - changes: the eras that change the value, from oldest to newest.
    init(_ first: Value, _ changes: (era: XcodeEra, value: Value)...) {
        self.first = first
        self.changes = changes
    }

    subscript(era: XcodeEra) -> Value { changes.last { $0.era <= era }?.value ?? first }
}
