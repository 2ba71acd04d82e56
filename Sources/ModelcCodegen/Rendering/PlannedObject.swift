import ModelcSourceCode
import ModelcTemplating

/// Wraps a planned value as a template object. Objects with equal planned values are equal.
///
/// A closure returns the values of the keys. It is created where the type of the planned value is known, so that the
/// compiler can specialize it. Otherwise, each access would copy the planned value and look up its type at run time.
final class PlannedObject<Subject: PlannedSubject>: TemplateObject {
    let subject: Subject
    private let value: @Sendable (Int) -> TemplateValue
    /// The lists of objects by the indexes of their keys, with nil for other keys; empty if lists are not kept.
    private let lists: [TemplateValue?]

    /// - Parameter keepsLists: whether to create the lists of objects only once, because a template uses them several
    ///   times.
    init(_ subject: Subject, keepsLists: Bool = false) {
        self.subject = subject
        let values = Subject.fields.values
        value = { values[$0](subject) }
        lists =
            keepsLists
            ? zip(Subject.fields.schema.keys, values).map { $0.type.isListOfObjects ? $1(subject) : nil } : []
    }

    static var templateSchema: TemplateSchema { Subject.fields.schema }

    var templateIdentity: Int { subject.hashValue }

    func templateValue(at index: Int) -> TemplateValue {
        if index < lists.count, let list = lists[index] { return list }
        return value(index)
    }
}

extension PlannedObject: Hashable {
    static func == (left: PlannedObject, right: PlannedObject) -> Bool { left.subject == right.subject }

    func hash(into hasher: inout Hasher) { hasher.combine(subject) }
}

extension TemplateValue {
    /// Wraps a list of planned values as template objects.
    static func objects<Subject: PlannedSubject>(_ planned: [Subject]) -> TemplateValue {
        TemplateValue(planned.map { PlannedObject($0) })
    }

    /// The user info, a dictionary from key to value, as a template value.
    static func userInfo(_ values: [String: String]) -> TemplateValue {
        .dictionary(TemplateDictionary(values.mapValues(TemplateValue.string)))
    }
}

extension TemplateType {
    /// The template type of a planned value.
    static func planned<Subject: PlannedSubject>(_: Subject.Type) -> TemplateType {
        .object(PlannedObject<Subject>.self)
    }

    /// The template type of a list of planned values.
    static func objects<Subject: PlannedSubject>(_: Subject.Type) -> TemplateType {
        .list(.planned(Subject.self))
    }

    static let userInfo: TemplateType = .dictionary(.string)

    fileprivate var isListOfObjects: Bool {
        if case .list(.object) = self { true } else { false }
    }
}

extension TemplateField where Subject: PlannedModel {
    /// The template fields for the model's name and its source file.
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
    /// The template fields about the model version from which the code is generated.
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
    /// The template field for the comment that marks a file as generated.
    static var marker: Self {
        Self(
            "marker", .string, "The text that the first line of a machine file must begin with, after the comment sign."
        ) {
            _ in .string(GeneratedFile.marker)
        }
    }
}
