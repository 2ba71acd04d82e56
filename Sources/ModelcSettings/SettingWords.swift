// The values of settings about generated Swift. Each is one type for the configuration file, the flags and the
// generator: its raw values are the words.

/// The access level of the generated classes.
package enum AccessLevel: String, ConfigurationChoice {
    /// Visible in their own module.
    case `internal`
    /// Visible in other modules, too.
    case `public`
}

/// The actor isolation of the generated declarations.
package enum Isolation: String, ConfigurationChoice {
    /// Declarations are marked `nonisolated`, which matters in modules whose default isolation is the main actor
    /// (SE-0449).
    case nonisolated
    /// Declarations have no isolation keyword: for compilers before Swift 6.1.
    case none
}

/// Which properties are optional in Swift.
package enum OptionalityStyle: String, ConfigurationChoice {
    /// Those that are optional in the model.
    case model
    /// All that hold an object, as in Xcode's own classes. Required scalars are not optional: they are never nil.
    case always
}

/// The type of a required attribute without a default, which is nil in a new object until it is set.
package enum RequiredAttributeStyle: String, ConfigurationChoice {
    /// Not optional, like any other required attribute: reading it before it is set is a programming error.
    case nonoptional
    case optional
    /// Implicitly unwrapped.
    case iuo
}

/// The type of a required to-one relationship, which is nil until it is set and after a nullification.
package enum RequiredToOneStyle: String, ConfigurationChoice {
    case nonoptional
    case optional
}

/// The Swift type of numbers and Booleans.
package enum NumberStyle: String, ConfigurationChoice {
    /// Swift numbers.
    case scalar
    /// Swift numbers if "Use Scalar Type" is set in the model, otherwise `NSNumber`.
    case model
    /// Like `model`, and a scalar is never optional: without a value it is 0 or false.
    case xcode
    /// `NSNumber`.
    case object
}

/// The Swift type of dates.
package enum DateStyle: String, ConfigurationChoice {
    /// `Date`.
    case date
    /// `TimeInterval` if "Use Scalar Type" is set in the model, otherwise `Date`.
    case model
    /// Like `model`, and a `TimeInterval` is never optional.
    case xcode
}

/// The Swift type of decimal numbers.
package enum DecimalStyle: String, ConfigurationChoice {
    /// `NSDecimalNumber`.
    case object
    /// `Decimal`.
    case swift
}

/// The Swift type of to-many relationships; ordered ones are `NSOrderedSet`.
package enum CollectionStyle: String, ConfigurationChoice {
    /// `Set<Tag>`.
    case set
    /// `NSSet`, whose elements are bridged only where they are used.
    case nsset
    /// `NSSet?`, and `NSOrderedSet?`.
    case xcode
}

// The values of settings about generated Objective-C.

/// The form of constants for the names of properties.
package enum ObjectiveCConstantStyle: String, ConfigurationChoice {
    /// A class `BookAttributes` with a class method for each name, as in mogenerator since 1.30.
    case `class`
    /// A string constant `BookAttributes_title` for each name.
    case extern
    /// No constants.
    case none
}

/// Which numbers get a scalar property, and which an object property.
package enum ObjectiveCScalarPolicy: String, ConfigurationChoice {
    /// Required numbers are one scalar property; optional ones have an object and a scalar property.
    case requiredOnly = "required-only"
    /// Every number has an object and a scalar property, as in mogenerator's code.
    case both
    /// Numbers are one scalar property if "Use Scalar Type" is set in the model; otherwise they have an object and a
    /// scalar property.
    case xcode
}

// The values of settings about classes in Xcode's own layouts.

/// The Xcode versions whose generated classes differ, the oldest first, each named after the first version of its
/// kind.
package enum XcodeEra: String, ConfigurationChoice, Comparable {
    /// Manually created subclasses with a category or an extension; before Xcode generated classes in builds.
    case xcode7
    /// Xcode 8: classes can be generated in every build, and `fetchRequest()` exists.
    case xcode8
    /// Xcode 9 to 11.
    case xcode9
    /// Xcode 12 to 16: classes are `Identifiable`.
    case xcode12
    /// Xcode 26: imports are public.
    case xcode26
    /// Xcode 27: properties and accessors are nonisolated.
    case xcode27

    package static let newest = allCases.last ?? .xcode27

    package static func < (left: XcodeEra, right: XcodeEra) -> Bool { left.rank < right.rank }

    private var rank: Int { XcodeEra.allCases.firstIndex(of: self) ?? 0 }
}

/// Which of Xcode's two ways of generating code is followed. They differ in who owns the class file.
package enum XcodeGenerationMode: String, ConfigurationChoice {
    /// Each entity by its Codegen setting: automatic if Xcode generates code in its builds, manual if it does not
    /// (`allEntities`). Xcode 7 had only the manual way.
    case followingModel
    /// As in a build: all files are machine files, and Objective-C gets the umbrella header of the model.
    case automatic
    /// As with the editor's command Create NSManagedObject Subclass: the class file belongs to the user, so it is a
    /// human file that is written once; the properties file is a machine file.
    case manual
}

/// The comment at the top of every file in Xcode's layouts.
package enum XcodeHeader: String, ConfigurationChoice {
    /// The file's name and, in machine files, the sentence with which Xcode marks them. Author, project and date are
    /// left out, because they would differ between runs and machines. A human file does not have the sentence, which
    /// would be wrong there.
    case automatic
    /// No comment: files begin with their imports.
    case none
}

/// Which classes get the empty extension that makes them `Identifiable`.
package enum XcodeIdentifiable: String, ConfigurationChoice {
    /// Classes without a superclass from the model. What Xcode does is unverified; but the compiler rejects the
    /// conformance on a class that inherits it.
    case root
    /// Every class.
    case all
    case none
}
