/// The objects that the templates of one model begin with, made once.
final class TemplateRoots: Sendable {
    let context: TemplateContext
    let model: TemplateModel
    let generator: TemplateGenerator

    init(_ context: TemplateContext) {
        self.context = context
        model = TemplateModel(context)
        generator = TemplateGenerator(context, context.model.options)
    }

    /// What the user chose for an entity.
    func generator(ofEntity name: String) -> TemplateGenerator {
        context.model.options.entityOptions[name].map { TemplateGenerator(context, $0) } ?? generator
    }
}
