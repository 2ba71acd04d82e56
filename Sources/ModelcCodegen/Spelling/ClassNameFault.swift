import ModelcSchema
import ModelcSourceCode

/// Why no class can have a name, whatever else is in the model: one answer for whoever names an entity and for whoever generates
/// its class.
package enum ClassNameFault {
    /// - Parameter language: the language in which the class would be written.
    /// - Returns: the end of a sentence that begins with the name, such as "is not a Swift identifier"; nil where a class can have
    ///   the name.
    package static func reason(against name: ClassName, in language: SourceLanguage) -> String? {
        guard SwiftIdentifier.isValid(name.name) else { return "is not a Swift identifier" }
        switch language {
        case .swift: return reason(inSwift: name.name)
        case .objectiveC: return isTakenInObjectiveC(name.name) ? "is taken in Objective-C" : nil
        }
    }

    private static func reason(inSwift name: String) -> String? {
        if let reason = ReservedNames.reason(againstType: name) { return reason }
        if let owner = SystemNames.owner(ofType: name) { return "has the name of a class of \(owner)" }
        guard ReservedNames.supportTypes.contains(name) else { return nil }
        return "has the name of a type in the support file"
    }

    /// Whether Objective-C or Apple's frameworks have the name already.
    static func isTakenInObjectiveC(_ name: String) -> Bool {
        ObjectiveCIdentifier.isKeyword(name) || ObjectiveCReservedNames.classes.contains(name)
            || name.hasPrefix("NS") && SystemNames.owner(ofType: name) != nil
    }
}

/// Names that generated Objective-C cannot give to things of the model.
enum ObjectiveCReservedNames {
    /// Class methods of `NSObject` without arguments that no constant may replace.
    static let classMethods: Set = ["initialize", "load", "new", "version"]

    /// Names of classes that generated files themselves rely on, or that are no names of classes.
    static let classes: Set = [
        "BOOL", "Class", "IMP", "NSArray", "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSEntityDescription",
        "NSError", "NSFetchRequest", "NSIndexSet", "NSManagedObjectContext", "NSManagedObjectID",
        "NSManagedObjectModel",
        "NSMutableIndexSet", "NSMutableOrderedSet", "NSMutableSet", "NSNumber", "NSObject", "NSOrderedSet", "NSSet",
        "NSString", "NSURL", "NSUUID", "Protocol", "SEL", "id", "instancetype",
    ]

    /// Types of Apple's C headers that every file of an app sees: of `objc/runtime.h` through the module of Foundation,
    /// and of `MacTypes.h` through Core Foundation.
    static let systemTypes: Set = [
        "Boolean", "Byte", "Category", "Duration", "Fixed", "Fract", "Handle", "Ivar", "Method", "Point", "Ptr", "Rect",
        "Size", "Style",
    ]
}
