import ModelcSettings

/// One kind of file that a set of templates generates, such as the file `_Book.swift` of each entity.
package struct TemplateOutput: Hashable, Sendable {
    /// The file name of the template in the set.
    package var template: String
    /// The pattern of the generated file's name: `_{{class}}.swift`.
    var fileName: FileNameMask
    var scope: OutputScope
    var policy: OverwritePolicy
    /// Whether the template generates the class declaration itself, such as `Book+CoreDataClass.swift`. Its overwrite
    /// policy then depends on the class, not on `policy`.
    ///
    /// In Xcode's layout, the entity's Codegen setting decides. If Xcode would generate the class during a build,
    /// modelc rewrites the file in each run (machine file). Otherwise, the file is written once and the user edits it
    /// (human file), or it is not generated. In modelc's own layouts, it is a human file, or not generated if human
    /// files are turned off.
    var followsCodegen: Bool
    /// Whether the output was added to the set with `TemplateSet.adding(_:)`. Added files are not joined into the
    /// single file.
    var isExtra: Bool

    package init(
        template: String, fileName: FileNameMask, scope: OutputScope, policy: OverwritePolicy,
        followsCodegen: Bool = false, isExtra: Bool = false
    ) {
        self.template = template
        self.fileName = fileName
        self.scope = scope
        self.policy = policy
        self.followsCodegen = followsCodegen
        self.isExtra = isExtra
    }

    /// The single file into which all machine files (rewritten by each run) are joined. Its name is `_{{model}}.swift`.
    static let singleFile = TemplateOutput(
        template: "single.swift.motemplate", fileName: FileNameMask("_{{model}}.swift"), scope: .model, policy: .machine
    )
}
