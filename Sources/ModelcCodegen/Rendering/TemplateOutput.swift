import ModelcSettings

/// One kind of file that a set of templates generates.
package struct TemplateOutput: Hashable, Sendable {
    /// The name of the template's file in the set.
    package var template: String
    /// The name of the generated file: `_{{class}}.swift`.
    var fileName: FileNameMask
    var scope: OutputScope
    var policy: OverwritePolicy
    /// Whether it is the file of the class itself. The entity's Codegen decides whether it is generated and who owns
    /// it: the generator if Xcode generates the class in a build. In modelc's own layouts the file is a human file.
    var followsCodegen: Bool
    /// Whether the output was added to the set: its files are not joined with the set's own.
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

    /// The file that replaces all machine files of the set; it has the name of the model.
    static let singleFile = TemplateOutput(
        template: "single.swift.motemplate", fileName: FileNameMask("_{{model}}.swift"), scope: .model, policy: .machine
    )
}
