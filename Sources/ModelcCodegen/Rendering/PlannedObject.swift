import ModelcSourceCode
import ModelcTemplating

/// A planned value as an object: equal values are equal objects.
///
/// Its values come from a closure, which is compiled for the type of the planned value where the object is made.
/// Otherwise, the planned value would be copied for each of its keys, by code that has to look up its type.
final class PlannedObject<Subject: PlannedSubject>: TemplateObject {
    let subject: Subject
    private let value: @Sendable (Int) -> TemplateValue

    init(_ subject: Subject) {
        self.subject = subject
        let values = Subject.fields.values
        value = { values[$0](subject) }
    }

    static var templateSchema: TemplateSchema { Subject.fields.schema }

    var templateIdentity: Int { subject.hashValue }

    func templateValue(at index: Int) -> TemplateValue { value(index) }
}

extension TemplateValue {
    /// The list of planned values as objects.
    static func objects<Subject: PlannedSubject>(_ planned: [Subject]) -> TemplateValue {
        TemplateValue(planned.map(PlannedObject.init))
    }

    /// User info as templates see it.
    static func userInfo(_ values: [String: String]) -> TemplateValue {
        .dictionary(TemplateDictionary(values.mapValues(TemplateValue.string)))
    }
}

extension TemplateType {
    /// A planned value as an object.
    static func planned<Subject: PlannedSubject>(_: Subject.Type) -> TemplateType {
        .object(PlannedObject<Subject>.self)
    }

    /// A list of planned values as objects.
    static func objects<Subject: PlannedSubject>(_: Subject.Type) -> TemplateType {
        .list(.planned(Subject.self))
    }

    static let userInfo: TemplateType = .dictionary(.string)
}

extension TemplateField where Subject: PlannedModel {
    /// The model's name, and the file that it was read from.
    static var names: [Self] {
        [
            Self("name", .string, "The model's name: BookList.") { .string(SwiftText.comment($0.input.modelName)) },
            Self("fileName", .string, "The name of the file or bundle that was read: BookList.xcdatamodeld.") {
                .string(SwiftText.comment($0.input.sourceName))
            },
        ]
    }
}

extension TemplateField where Subject: VersionedSubject {
    /// The version from which the code is generated.
    static var versions: [Self] {
        [
            Self("versionName", .optional(.string), "The name of the version.") {
                TemplateValue($0.version.name)
            },
            Self("isCurrentVersion", .bool, "Whether it is the bundle's current version.") {
                .bool($0.version.isCurrent)
            },
            Self("allVersions", .list(.string), "The names of all versions in the bundle.") {
                TemplateValue($0.version.allNames)
            },
            Self(
                "hash", .optional(.string),
                "The checksum of the version in base64, as files of Core Data have it; nil if it is unknown."
            ) { TemplateValue($0.version.checksum) },
        ]
    }
}

extension TemplateField {
    /// The marker of a machine file.
    static var marker: Self {
        Self(
            "marker", .string, "The text that the first line of a machine file must begin with, after the comment sign."
        ) {
            _ in .string(GeneratedFile.marker)
        }
    }
}
