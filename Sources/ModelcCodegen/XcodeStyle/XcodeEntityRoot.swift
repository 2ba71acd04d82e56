import ModelcSettings
import ModelcTemplating

/// The object that templates for an entity are rendered with, in Xcode's layouts.
final class XcodeEntityRoot: KeyedObject {
    static let fields = TemplateFields<XcodeEntityRoot>(
        "EntityFile", "The root of templates for an entity.",
        [
            .marker,
            TemplateField("file", .string, "The name of the file.") { .string($0.file) },
            TemplateField("model", .planned(XcodeModel.self), "The model.") { .object($0.shared.model) },
            TemplateField("style", .planned(XcodeStyle.self), "The layout.") { .object($0.shared.style) },
            TemplateField("entity", .planned(XcodeClass.self), "The entity.") { .object($0.entity) },
        ])

    private let shared: XcodeRoots
    private let entity: PlannedObject<XcodeClass>
    private let file: String

    init(_ shared: XcodeRoots, _ planned: XcodeClass, file: String) {
        self.shared = shared
        entity = PlannedObject(planned)
        self.file = file
    }
}
