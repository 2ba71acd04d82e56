import ModelcSettings

/// What changed in Xcode's generated classes, and when (code-generation §7.2). The columns are the eras 7, 8, 9, 12 and
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
