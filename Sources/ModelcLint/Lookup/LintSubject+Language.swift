import ModelcSchema

extension LintSubject {
    /// Whether an entity has a class of its own that is written in Swift: the model says so, or the class stands in a
    /// module. A model that names no language is one of Objective-C (model-format §2.3).
    func hasSwiftClass(_ entity: EntityDescription) -> Bool {
        guard let name = entity.className else { return false }
        return model.model.sourceLanguage == .swift || name.module != .unspecified
    }
}
