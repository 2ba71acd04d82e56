import ModelcCodegen
import ModelcSchema
import ModelcTemplating
import ModelcText
import Testing

/// What templates of users can ask of a model beyond what our own templates need (code-generation §6).
@Suite("Facts for templates")
struct TemplateFactTests {
    private func text(_ template: String, _ model: ManagedObjectModel) throws -> String {
        let files = ["t": template, "t.manifest": "t {{class}}.txt entity machine\n"]
        let sources = files.map { ($0, TemplateSource(path: $0, text: SourceText(Array($1.utf8)))) }
        let set = try #require(TemplateSet.load(bundled: Dictionary(uniqueKeysWithValues: sources)).set)
        let (templates, faults) = OutputTemplates.compile(set)
        #expect(faults.map(\.message) == [])
        let generator = CodeGenerator(options: options(), templates: templates)
        return generator.generate(ResolvedModel(model)) { _ in .init(path: "") }.text(of: "Child.txt")
    }

    @Test("lists with inherited properties say whose class declares them")
    func inherited() throws {
        let schema = model(
            entity("Parent", attributes: [attribute("b")], relationships: [toMany("notes", "Parent")]),
            entity(
                "Child", parent: "Parent", attributes: [attribute("a"), attribute("c")],
                fetched: [fetched("f", "Child")]))
        let template = """
            <$foreach item entity.allAttributes$><$item.entityName$>.<$item.name$> <$endforeach$>
            <$foreach item entity.allRelationships$><$item.entityName$>.<$item.name$> <$item.maximumCount$><$endforeach$>
            <$foreach item entity.allFetchedProperties$><$item.name$><$endforeach$>
            <$foreach item entity.ancestors$><$item.className$><$endforeach$>

            """
        #expect(try text(template, schema) == "Child.a Parent.b Child.c \nParent.notes 0\nf\nParent\n")
    }

    @Test("what the model says of an entity and an attribute")
    func source() throws {
        var title = attribute("title", class: "NSArray")
        (title.renamingIdentifier, title.versionHashModifier, title.usesScalarValue) = ("name", "2", true)
        (title.valueTransformerName, title.isIndexedBySpotlight) = ("T", true)
        var child = entity("Child", attributes: [title])
        (child.renamingIdentifier, child.versionHashModifier, child.codeGenerationType) = ("Old", "m", nil)
        var constraint = UniquenessConstraint()
        constraint.members = [NamedReference(name: "title")]
        child.uniquenessConstraints = [constraint]
        var index = FetchIndexDescription()
        index.name = "byTitle"
        var element = FetchIndexElementDescription()
        (element.propertyName, element.order) = ("title", .descending)
        index.elements = [element]
        child.fetchIndexes = [index]
        var schema = model(child)
        var configuration = ConfigurationDescription()
        (configuration.name, configuration.members) = ("Cloud", [NamedReference(name: "Child")])
        schema.configurations = [configuration]
        let template = """
            <$entity.renamingIdentifier$> <$entity.versionHashModifier$> <$entity.codeGeneration$> <$entity.configurations.join(",")$>
            <$foreach item entity.indexes$><$item.name$><$foreach part item.elements$> <$part.property$> <$part.order$> <$part.collation$><$endforeach$><$endforeach$>
            <$foreach names entity.uniquenessConstraints$><$names.join(",")$><$endforeach$>
            <$foreach item entity.attributes$><$item.renamingIdentifier$> <$item.versionHashModifier$> <$item.valueTransformerName$> <$item.customClassName$> <$if item.usesScalarValue$>scalar<$endif$> <$if item.isSpotlightIndexed$>found<$endif$><$endforeach$>

            """
        #expect(
            try text(template, schema)
                == "Old m manual Cloud\nbyTitle title descending Binary\ntitle\nname 2 T NSArray scalar found\n")
    }
}
