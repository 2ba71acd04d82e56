import ModelcSchema
import ModelcSettings

/// The layout of one run: the era's column of the table, with the user's own choices in it.
struct XcodeStyle {
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

    init(_ settings: GenerateSettings, language: OutputLanguage) {
        let era = settings.style.value.era ?? .newest
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

/// What changed in Xcode's generated classes, and when. The columns are the eras 7, 8, 9, 12 and
/// 26; nothing else in this folder asks for an era.
enum XcodeEraTable {
    // MARK: Both languages

    /// What stands behind the class in the name of its class file.
    static let classSuffix = XcodeEraRow("", current, current, current, current)
    /// Whether a build generates classes, and with them the umbrella header of Objective-C.
    static let hasAutomaticMode = XcodeEraRow(false, true, true, true, true)
    /// Whether numbers and dates can be scalars.
    static let hasScalars = XcodeEraRow(false, true, true, true, true)
    /// Whether class files invite to write something into them.
    static let hasPlaceholder = XcodeEraRow(true, false, false, false, false)
    /// What the header of a properties file says about its origin.
    static let propertiesNotice = XcodeEraRow(XcodeNotice.recreate, .generated, .generated, .generated, .generated)
    static let optionality = XcodeEraRow(OptionalityStyle.always, .always, .always, .always, .always)
    /// Empty lines between the imports of a properties file and its declarations.
    static let propertiesGap = XcodeEraRow(1, 2, 2, 2, 2)

    // MARK: Swift

    /// The access level of classes and members, with a blank behind it.
    static let access = XcodeEraRow("", "public ", "public ", "public ", "public ")
    /// Whether classes have their Objective-C name written in front.
    static let hasObjectiveCNames = XcodeEraRow(false, true, true, true, true)
    /// What ends the statement of `fetchRequest()`; nil before there was such a method.
    static let requestEnd = XcodeEraRow<String?>(nil, ";", "", "", "")
    /// Whether there are methods that add to relationships and remove from them.
    static let hasSwiftAccessors = XcodeEraRow(false, true, true, true, true)
    /// In Xcode 9 both spellings occur, probably by the version of Swift; this is the one of Swift 4.
    static let usesNSDate = XcodeEraRow(true, true, false, false, false)
    static let identifiable = XcodeEraRow(XcodeIdentifiable.none, .none, .none, .root, .root)
    /// Whether imports are public, each file with an alias that makes use of them.
    static let hasPublicImports = XcodeEraRow(false, false, false, false, true)

    // MARK: Objective-C

    /// What `fetchRequest` returns, up to the name of the entity; nil before there was such a method. The second form
    /// came with Xcode 9.3.
    static let request = XcodeEraRow<String?>(
        nil, "[[NSFetchRequest alloc] initWithEntityName:", "[NSFetchRequest fetchRequestWithEntityName:",
        "[NSFetchRequest fetchRequestWithEntityName:", "[NSFetchRequest fetchRequestWithEntityName:")
    /// Whether properties of classes such as NSString are copied.
    static let copiesValues = XcodeEraRow(false, true, true, true, true)
    /// Whether objects of no known class are of type `id`, not `NSObject *`.
    static let usesID = XcodeEraRow(true, false, false, false, false)
    /// Whether the file of a class imports the headers of the classes that its own header declares.
    static let importsDestinations = XcodeEraRow(true, false, false, false, false)

    private static let current = "+CoreDataClass"
}

/// A switch with its value in every era: one row of `XcodeEraTable`.
struct XcodeEraRow<Value: Sendable>: Sendable {
    private let xcode7: Value
    private let xcode8: Value
    private let xcode9: Value
    private let xcode12: Value
    private let xcode26: Value

    init(_ xcode7: Value, _ xcode8: Value, _ xcode9: Value, _ xcode12: Value, _ xcode26: Value) {
        self.xcode7 = xcode7
        self.xcode8 = xcode8
        self.xcode9 = xcode9
        self.xcode12 = xcode12
        self.xcode26 = xcode26
    }

    subscript(era: XcodeEra) -> Value {
        switch era {
        case .xcode7: xcode7
        case .xcode8: xcode8
        case .xcode9: xcode9
        case .xcode12: xcode12
        case .xcode26: xcode26
        }
    }
}

/// What a header says about where its file comes from, in the words of Xcode.
enum XcodeNotice: CaseIterable, Sendable {
    /// The mark of files that a build generates.
    case generated
    /// The mark of files that the editor's command rewrites, in Xcode 7.
    case recreate

    /// The lines, without `//`.
    var lines: [String] {
        switch self {
        case .generated: ["This file was automatically generated and should not be edited."]
        case .recreate:
            [
                "Choose \"Create NSManagedObject Subclass…\" from the Core Data editor menu",
                "to delete and recreate this implementation file for your updated model.",
            ]
        }
    }
}
