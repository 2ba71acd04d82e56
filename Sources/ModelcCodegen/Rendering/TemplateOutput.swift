import ModelcSettings

/// One kind of file that a set of templates generates, such as the file `_Book.swift` of each entity.
package struct TemplateOutput: Hashable, Sendable {
    /// The file name of the template in the set.
    package var template: String
    /// The pattern of the generated file's name: `_{{class}}.swift`.
    var fileName: FileNameMask
    var scope: OutputScope
    var policy: OverwritePolicy
    /// Whether the file declares the class itself. The entity's Codegen setting then decides whether the file is
    /// generated, and whether modelc rewrites it in each run (machine file) or the user edits it (human file). It is a
    /// machine file if Xcode would generate the class during a build. In modelc's own layouts, it is always a human
    /// file.
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
