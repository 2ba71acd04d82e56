import ModelcLint
import ModelcSchema
import ModelcSettings

/// The model to create.
package struct NewModelRequest {
    /// The bundle's path; `.xcdatamodeld` is added if it is missing.
    var path: String
    /// The names of the initial entities.
    package var entities: [String] = []
    /// The language of the classes that Xcode generates.
    package var language = OutputLanguage.swift
    /// The code that Xcode generates for the entities, such as class definitions; nil if Xcode generates nothing
    /// because modelc generates the classes.
    package var codeGeneration: CodeGenerationType?
    /// Whether the Default configuration is mirrored to CloudKit.
    package var isUsedWithCloudKit = false
    /// The name of a sample to copy; nil for an empty model.
    package var sample: String?
    /// Whether this is a dry run that writes nothing.
    package var isRehearsal = false

    package init(path: String) { self.path = path }
}
