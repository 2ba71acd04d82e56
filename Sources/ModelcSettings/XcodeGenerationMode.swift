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
