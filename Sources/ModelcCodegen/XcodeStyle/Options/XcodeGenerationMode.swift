/// Which of Xcode's two ways of generating is followed. They differ in who owns the class file.
package enum XcodeGenerationMode: String, CaseIterable, Sendable {
    /// Each entity as its Codegen setting says: automatic where Xcode generates code in its builds, manual where it does
    /// not (`allEntities`). Xcode 7 knew the manual way only.
    case followingModel
    /// As in a build: all files are machine files, and Objective-C gets the umbrella header of the model.
    case automatic
    /// As the editor's command Create NSManagedObject Subclass: the class file belongs to the user, so it is a human file
    /// that is written once; the properties file is a machine file.
    case manual
}
