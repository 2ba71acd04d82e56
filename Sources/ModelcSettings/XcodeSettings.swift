// The words of settings about classes in Xcode's own layouts.

/// The releases of Xcode whose generated classes differ, each named after the first one of its kind.
package enum XcodeEra: String, ConfigurationChoice {
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

    /// What `--style xcode` without a number means.
    package static let newest = XcodeEra.xcode26
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
