// The words of settings about generated Swift. Each is one type for the configuration file, the flags and the generator:
// its raw values are the words.

/// The access level of the generated classes.
package enum AccessLevel: String, ConfigurationChoice {
    /// The module that they are part of.
    case `internal`
    /// Other modules, too.
    case `public`
}

/// How the generated declarations stand to actors.
package enum Isolation: String, ConfigurationChoice {
    /// Declarations say `nonisolated`, which matters in modules whose default isolation is the main actor (SE-0449).
    case nonisolated
    /// Declarations say nothing: for compilers before Swift 6.1.
    case none
}

/// Which properties are optional in Swift.
package enum OptionalityStyle: String, ConfigurationChoice {
    /// Those that are optional in the model.
    case model
    /// All that hold an object, as in Xcode's own classes. Required scalars stay as they are: they are never nil.
    case always
}

/// How a required attribute without a default looks, which is nil in a new object until it is set.
package enum RequiredAttributeStyle: String, ConfigurationChoice {
    /// As any other required attribute: reading it before it is set is a fault of the program.
    case nonoptional
    case optional
    /// Implicitly unwrapped.
    case iuo
}

/// How a required to-one relationship looks, which is nil until it is set and after a nullification.
package enum RequiredToOneStyle: String, ConfigurationChoice {
    case nonoptional
    case optional
}

/// What numbers and Booleans are in Swift.
package enum NumberStyle: String, ConfigurationChoice {
    /// Numbers of Swift.
    case scalar
    /// Numbers of Swift where the model says "Use Scalar Type", `NSNumber` elsewhere.
    case model
    /// The same, and a scalar is never optional: without a value it is 0 or false.
    case xcode
    /// `NSNumber`.
    case object
}

/// What dates are in Swift.
package enum DateStyle: String, ConfigurationChoice {
    /// `Date`.
    case date
    /// `TimeInterval` where the model says "Use Scalar Type", `Date` elsewhere.
    case model
    /// The same, and a `TimeInterval` is never optional.
    case xcode
}

/// What decimal numbers are in Swift.
package enum DecimalStyle: String, ConfigurationChoice {
    /// `NSDecimalNumber`.
    case object
    /// `Decimal`.
    case swift
}

/// What to-many relationships are in Swift; ordered ones are `NSOrderedSet`.
package enum CollectionStyle: String, ConfigurationChoice {
    /// `Set<Tag>`.
    case set
    /// `NSSet`, whose elements are bridged only where they are used.
    case nsset
    /// `NSSet?`, and `NSOrderedSet?`.
    case xcode
}

// The words of settings about generated Objective-C.

/// How the names of properties become constants.
package enum ObjectiveCConstantStyle: String, ConfigurationChoice {
    /// A class `BookAttributes` with a class method for each name, as mogenerator makes since 1.30.
    case `class`
    /// A string constant `BookAttributes_title` for each name.
    case extern
    /// Not at all.
    case none
}

/// Which numbers get a scalar property, and which an object.
package enum ObjectiveCScalarPolicy: String, ConfigurationChoice {
    /// Required numbers are one scalar property; optional ones are an object and a scalar.
    case requiredOnly = "required-only"
    /// Every number is an object and a scalar, as in code of mogenerator.
    case both
    /// Numbers are one scalar property where the model says "Use Scalar Type", an object and a scalar elsewhere.
    case xcode
}

// The words of settings about classes in Xcode's own layouts.

/// The releases of Xcode whose generated classes differ, the oldest first, each named after the first one of its kind.
package enum XcodeEra: String, ConfigurationChoice, Comparable {
    /// Hand-made subclasses beside a category or an extension; before Xcode generated classes in builds.
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

/// Which of Xcode's two ways of generating is followed. They differ in who owns the class file.
package enum XcodeGenerationMode: String, ConfigurationChoice {
    /// Each entity as its Codegen setting says: automatic where Xcode generates code in its builds, manual where it does
    /// not (`allEntities`). Xcode 7 knew the manual way only.
    case followingModel
    /// As in a build: all files are machine files, and Objective-C gets the umbrella header of the model.
    case automatic
    /// As the editor's command Create NSManagedObject Subclass: the class file belongs to the user, so it is a human file
    /// that is written once; the properties file is a machine file.
    case manual
}

/// The comment at the top of every file in Xcode's layouts.
package enum XcodeHeader: String, ConfigurationChoice {
    /// The file's name, and in machine files the sentence by which Xcode marks them. Author, project and date are left
    /// out: no two runs or machines would agree on them. A human file goes without the sentence, which would be untrue
    /// there.
    case automatic
    /// Nothing: files begin with their imports.
    case none
}

/// Which classes get the empty extension that makes them `Identifiable`.
package enum XcodeIdentifiable: String, ConfigurationChoice {
    /// Classes without a superclass from the model. What Xcode does is unverified; but the compiler refuses the
    /// conformance on a class that inherits it.
    case root
    /// Every class.
    case all
    case none
}
