/// The choice between Xcode's two methods of generating code. They differ in whether Xcode or the user owns the class
/// file.
package enum XcodeGenerationMode: String, ConfigurationChoice {
    /// Follows each entity's Codegen setting: `automatic` if Xcode generates code during builds, `manual` if it does
    /// not (`allEntities`). For Xcode 7, always `manual`.
    case followingModel
    /// As in an Xcode build: all files are machine files, which every run rewrites, and Objective-C gets an umbrella
    /// header for the model.
    case automatic
    /// As with Xcode's command Create NSManagedObject Subclass. The class file belongs to the user and is written only
    /// once (a human file). The properties file is rewritten by every run (a machine file).
    case manual
}
