/// The input from which the tests of fixtures are generated. A fixture is a store of a version.
package struct FixtureTestInput: Sendable {
    /// The test library that the generated file uses.
    package enum Style: String, CaseIterable, Sendable {
        case xctest
        case testing
    }

    /// A store of a version, and its content.
    package struct Fixture: Sendable {
        package var version: String
        package var entities: [Entity]

        package init(version: String, entities: [Entity]) {
            self.version = version
            self.entities = entities
        }
    }

    /// An entity with objects in a fixture.
    package struct Entity: Sendable {
        package var name: String
        /// The name in the newest version; nil if the entity was removed.
        package var newName: String?
        package var count: Int
        /// The attributes whose values the migration keeps, with their new names.
        package var attributes: [(name: String, newName: String)]

        package init(name: String, newName: String?, count: Int, attributes: [(name: String, newName: String)]) {
            self.name = name
            self.newName = newName
            self.count = count
            self.attributes = attributes
        }
    }

    package var modelName: String
    /// The path of the model, as shown in the comment at the start of the file.
    package var sourceName: String
    /// The Swift module that the tests import; nil for none.
    package var module: String?
    package var style: Style
    package var fixtures: [Fixture]

    package init(
        modelName: String, sourceName: String, module: String?, style: Style, fixtures: [Fixture]
    ) {
        self.modelName = modelName
        self.sourceName = sourceName
        self.module = module
        self.style = style
        self.fixtures = fixtures
    }

    /// Returns the name of the folder with the fixtures of a model. The tests that `modelc plan` generates also search
    /// this folder.
    package static func folder(ofModel name: String) -> String { MigrationNames.identifier(name) + "Fixtures" }
}
