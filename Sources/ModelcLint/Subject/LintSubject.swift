import ModelcSchema

/// What the rules look at: a model, with the look-up tables that rules share, made once for all of them.
///
/// `ResolvedModel` answers one question well; a linter asks a question for every property of the model, and of a chain
/// of ten thousand entities too, so its tables answer without walking up the ancestors.
package struct LintSubject: Sendable {
    package let model: ResolvedModel
    /// What is known beside the model.
    package let context: LintContext
    /// Who inherits from whom.
    let inheritance: InheritanceForest
    /// Attributes, relationships and fetched properties by name.
    let properties: DeclarationTable
    /// Relationships by name.
    let relationships: DeclarationTable
    /// The entities that the rules about CloudKit are for, by their places.
    let cloudKit: PlatformScope
    /// The entities that the rules about SwiftData are for, by their places.
    let swiftData: PlatformScope

    package init(_ model: ResolvedModel, _ context: LintContext = LintContext()) {
        let inheritance = InheritanceForest(model.entities)
        self.model = model
        self.context = context
        self.inheritance = inheritance
        properties = DeclarationTable(inheritance) { model.entities[$0].ownProperties.lazy.map(\.name) }
        relationships = DeclarationTable(inheritance) { model.entities[$0].relationships.lazy.map(\.name) }
        cloudKit = PlatformScope(
            context.cloudKit, model.model, modelFlag: model.model.isUsedWithCloudKit, flag: \.isUsedWithCloudKit)
        swiftData = PlatformScope(
            context.swiftData, model.model, modelFlag: model.model.isUsedWithSwiftData, flag: nil)
    }

    /// The model's entities in file order; the tables speak of them by their places in it.
    var entities: [EntityDescription] { model.entities }

    /// The place of the entity of a name; of equal names the first counts.
    func entityIndex(named name: String) -> Int? { inheritance.indexByName[name] }
}
