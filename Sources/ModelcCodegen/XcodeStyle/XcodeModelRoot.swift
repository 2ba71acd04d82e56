import ModelcSettings
import ModelcTemplating

/// The object that templates for the whole model are rendered with, in Xcode's layouts.
final class XcodeModelRoot: KeyedObject {
    static let fields = TemplateFields<XcodeModelRoot>(
        "ModelFile", "The root of templates for the model.",
        [
            .marker,
            TemplateField("file", .string, "The name of the file.") { .string($0.file) },
            TemplateField("model", .planned(XcodeModel.self), "The model.") { .object($0.shared.model) },
            TemplateField("style", .planned(XcodeStyle.self), "The layout.") { .object($0.shared.style) },
        ])

    private let shared: XcodeRoots
    private let file: String

    init(_ shared: XcodeRoots, file: String) {
        self.shared = shared
        self.file = file
    }
}
