import ModelcTypeChecking
import Testing

extension SwiftProblem {
    /// One error of each kind that the test kit detects.
    static let all: [SwiftProblem] = types + names + bodies + concurrency

    private static let types: [SwiftProblem] = [
        .member("unknown type", "@NSManaged public var owner: Owner?", message: "cannot find type 'Owner' in scope"),
        .member(
            "optional scalar",
            "@NSManaged public var x: Int32?",
            message: "property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C"
        ),
        .member(
            "structure",
            "public struct Size {}\n    @NSManaged public var size: Size",
            message: "because its type cannot be represented in Objective-C"
        ),
    ]

    private static let names: [SwiftProblem] = [
        .member(
            "redeclaration",
            "@NSManaged public var x: Int32\n    @NSManaged public var x: Int32",
            message: "invalid redeclaration of 'x'"
        ),
        .member(
            "property hash",
            "@NSManaged public var hash: String",
            message: "property 'hash' with type 'String' cannot override a property with type 'Int'"
        ),
        .member(
            "property description",
            "@NSManaged public var description: String",
            message: "overriding declaration requires an 'override' keyword"
        ),
        .member(
            "property objectID",
            "@NSManaged public var objectID: String",
            message: "property 'objectID' with type 'String' cannot override a property with type 'NSManagedObjectID'"
        ),
        .member(
            "property isDeleted",
            "@NSManaged public var isDeleted: Bool",
            message: "overriding declaration requires an 'override' keyword"
        ),
        .member(
            "method fetchRequest",
            """
            @nonobjc public class func fetchRequest() -> NSFetchRequest<Page> { NSFetchRequest(entityName: "Page") }
                func find() { _ = Page.fetchRequest() }
            """,
            message: "ambiguous use of 'fetchRequest()'"
        ),
        .member("keyword", "@NSManaged public var repeat: Bool", message: "keyword 'repeat' cannot be used"),
        .member(
            "selector",
            """
            @objc(addTag:) @NSManaged public func add(_ tag: Note)
                @objc(addTag:) @NSManaged public func insert(_ tag: Note)
            """,
            message: "conflicts with method 'add' with the same Objective-C selector"
        ),
        .member("key path", "let key = #keyPath(Note.titel)", message: "has no member 'titel'"),
    ]

    private static let bodies: [SwiftProblem] = [
        .member(
            "missing return",
            "public var size: Int32? { get { _ = title } set {} }",
            message: "missing return in getter expected to return 'Int32?'"
        ),
        .member(
            "use before initialisation",
            "func f() -> String { let text: String; return text }",
            message: "constant 'text' used before being initialized"
        ),
    ]

    private static let concurrency: [SwiftProblem] = [
        SwiftProblem(
            name: "sendability",
            modes: [.swift6, .swift6MainActor],
            source: "nonisolated public struct Reference: Sendable { let note: Note }",
            message: "stored property 'note' of 'Sendable'-conforming struct 'Reference' has non-Sendable type 'Note'"
        ),
        SwiftProblem(
            name: "properties in an extension",
            modes: [.swift6MainActor],
            source: """
                extension Note { @NSManaged public var size: Int32 }
                nonisolated func size(of note: Note) -> Int32 { note.size }
                """,
            message: "main actor-isolated property 'size' can not be referenced from a nonisolated context"
        ),
    ]
}

/// An error that generated Swift could have, the modes in which it is an error, and the compiler's message.
struct SwiftProblem: CustomTestStringConvertible, Sendable {
    let name: String
    let modes: [TypeChecker.Mode]
    let source: String
    let message: String

    var testDescription: String { name }

    /// An error among the members of a managed object class.
    static func member(
        _ name: String,
        modes: [TypeChecker.Mode] = TypeChecker.Mode.allCases,
        _ declaration: String,
        message: String
    ) -> SwiftProblem {
        let source = "nonisolated open class Page: Note {\n    \(declaration)\n}\n"
        return SwiftProblem(name: name, modes: modes, source: source, message: message)
    }
}
