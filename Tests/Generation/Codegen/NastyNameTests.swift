import Foundation
import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// For any name of any element of a model, there is an error, or the generated code compiles.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct NastyNameTests {
    @Test(arguments: TestScope.share(of: NastyRole.allCases, outOf: 8))
    func swiftCompilesOrTheNameIsRefused(_ role: NastyRole) throws {
        var options = options()
        options.settings.decimal = .flag(.swift)
        options.settings.dates = .flag(.model)
        options.settings.codable = .flag(true)
        for names in batches(for: role) {
            let result = generate(whole(names, as: role) { generate($0, options).diagnostics }, options)
            if result.files.isEmpty, result.diagnostics.isEmpty { continue }
            let errors = result.diagnostics.filter { $0.severity == .error }.map(\.message)
            #expect(errors == [], "what is fine alone is not fine together")
            let folder = try folder(result.files)
            defer { try? FileManager.default.removeItem(at: folder) }
            let files = result.files.map { folder.appendingPathComponent($0.path).path }
            for mode in role.modes {
                let outcome = try TypeChecker().check(swift: files, mode: mode)
                let problems = outcome.output.split(separator: "\n").filter { $0.contains(": error:") }
                let compiles = outcome.succeeded
                #expect(compiles, "\(mode): \(names.count) names: \(problems.prefix(12).joined(separator: "\n"))")
            }
        }
    }

    /// The layout with the symbols of Xcode's classes has an additional function, mutators, and public declarations.
    @Test(arguments: TestScope.share(of: [NastyRole.entity, .attribute, .ordered], outOf: 3))
    func swiftWithTheSymbolsOfXcodesClassesCompiles(_ role: NastyRole) throws {
        var options = options()
        options.settings.access = GenerateSettings().access
        options.settings.style = .flag(.xcodeCompatible)
        options.settings = options.settings.completed()
        for names in batches(for: role) {
            let result = generate(whole(names, as: role) { generate($0, options).diagnostics }, options)
            if result.files.isEmpty { continue }
            let folder = try folder(result.files)
            defer { try? FileManager.default.removeItem(at: folder) }
            let files = result.files.map { folder.appendingPathComponent($0.path).path }
            let outcome = try TypeChecker().check(swift: files, mode: .swift6)
            let problems = outcome.output.split(separator: "\n").filter { $0.contains(": error:") }
            let compiles = outcome.succeeded
            #expect(compiles, "\(names.count) names: \(problems.prefix(12).joined(separator: "\n"))")
        }
    }

    @Test(
        arguments: TestScope.share(
            of: [
                NastyRole.entity, .attribute, .numberAttribute, .toOne, .toMany, .ordered, .fetched, .request,
                .variable,
            ], outOf: 8))
    func objectiveCCompilesOrTheNameIsRefused(_ role: NastyRole) throws {
        for names in batches(for: role) {
            let whole = whole(names, as: role) { generateObjectiveC($0).diagnostics }
            let result = generateObjectiveC(whole)
            #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
            let sources = result.files.map(\.path).filter { $0.hasSuffix(".m") }.map { "#import \"\($0)\"\n" }.joined()
            if sources.isEmpty { continue }
            let folder = try folder(result.files + [GeneratedFile(path: "Whole.m", text: sources, policy: .machine)])
            defer { try? FileManager.default.removeItem(at: folder) }
            let outcome = try TypeChecker().check(
                objectiveC: [folder.appendingPathComponent("Whole.m").path], headerDirectories: [folder.path])
            let problems = outcome.output.split(separator: "\n").filter { $0.contains(": error:") }
            let compiles = outcome.succeeded
            #expect(compiles, "\(names.count) names: \(problems.prefix(12).joined(separator: "\n"))")
        }
    }

    /// A quarter of the names for each role, a different one for the next role: each name is tried in some roles. A
    /// full run tries all names in all roles.
    private func nastyNames(for role: NastyRole) -> [String] {
        let place = NastyRole.allCases.firstIndex(of: role) ?? 0
        // Roles of one share also have different quarters.
        let turn = place + place / 8
        return NastyNames.all.enumerated().filter { isFullRun || ($0.offset + turn).isMultiple(of: 4) }.map(\.element)
    }

    /// The names in groups without two that differ only in letter case, if names become file names: most Macs could not
    /// have both.
    private func batches(for role: NastyRole) -> [[String]] {
        let names = nastyNames(for: role)
        guard role == .entity else { return [names] }
        var groups: [[String]] = []
        for name in names {
            // The machine class of `_x`, or the class `xID`, must not have the name of another class.
            let isFree = { (group: [String]) in
                !group.contains {
                    $0.lowercased() == name.lowercased() || "_" + $0 == name || $0 + "ID" == name || name + "ID" == $0
                }
            }
            if let index = groups.firstIndex(where: isFree) {
                groups[index].append(name)
            } else {
                groups.append([name])
            }
        }
        return groups
    }

    /// One model with every name that is not refused. A few names share a class, because each class takes the compiler
    /// longer than a name does.
    private func whole(
        _ names: [String], as role: NastyRole, _ diagnostics: (ManagedObjectModel) -> [Diagnostic]
    ) -> ManagedObjectModel {
        func isRefused(_ names: [String]) -> Bool {
            diagnostics(role.model(named: names, 0)).contains { $0.severity == .error }
        }
        var groups: [[String]] = []
        for name in names where !isRefused([name]) {
            if let last = groups.last, last.count < 12, !isRefused(last + [name]) {
                groups[groups.count - 1].append(name)
            } else {
                groups.append([name])
            }
        }
        var whole = ManagedObjectModel()
        for (index, names) in groups.enumerated() { whole.append(role.model(named: names, index)) }
        return whole
    }

    private func folder(_ files: [GeneratedFile]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nasty-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files { try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.path)) }
        return folder
    }
}

extension ManagedObjectModel {
    fileprivate mutating func append(_ other: ManagedObjectModel) {
        entities += other.entities
        composites += other.composites
        configurations += other.configurations
        for var request in other.fetchRequests {
            // Requests with the same name are not the subject of this test.
            if fetchRequests.contains(where: { $0.name == request.name }) { request.name += " \(fetchRequests.count)" }
            fetchRequests.append(request)
        }
    }
}

/// Names with a meaning in Swift, in Objective-C, in Apple's frameworks or in generated code.
enum NastyNames {
    static let all: [String] = (swiftWords + types + members + generated + cWords + malformed).reduce(into: []) {
        if !$0.contains($1) { $0.append($1) }
    }

    private static let swiftWords = [
        "Any", "Protocol", "Self", "Type", "_", "actor", "any", "as", "associatedtype", "async", "await", "borrowing",
        "break", "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit",
        "didSet", "discard", "do", "dynamic", "each", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init",
        "inout", "internal", "is", "isolated", "lazy", "let", "macro", "mutating", "nil", "nonisolated", "open",
        "operator", "optional", "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol",
        "public", "repeat", "required", "rethrows", "return", "self", "sending", "set", "some", "static", "struct",
        "subscript", "super", "switch", "then", "throw", "throws", "true", "try", "typealias", "unowned", "unsafe",
        "var", "weak", "where", "while", "willSet", "yield",
    ]

    private static let types = [
        "AnyClass", "AnyObject", "Array", "Bool", "Bundle", "CaseIterable", "Codable", "CodingKey", "CoreData", "Data",
        "Date", "Decimal", "Decodable", "Dictionary", "Double", "Encodable", "Error", "Float", "Foundation", "Hashable",
        "Identifiable", "Int", "Int16", "Int32", "Int64", "JSONDecoder", "JSONEncoder", "NSAttributeDescription",
        "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSEntityDescription", "NSFetchRequest",
        "NSFetchRequestResult", "NSManagedObject", "NSManagedObjectContext", "NSManagedObjectID",
        "NSManagedObjectModel", "NSNumber", "NSObject", "NSOrderedSet", "NSPredicate", "NSSet", "NSString", "Never",
        "Object", "Optional", "RawRepresentable", "Sendable", "Set", "String", "Swift", "TimeInterval", "URL", "UTF8",
        "UUID", "Void",
    ]

    private static let members = [
        "addObserver", "alloc", "autorelease", "awakeFromFetch", "awakeFromInsert", "changedValues",
        "changedValuesForCurrentEvent", "className", "committedValues", "conforms", "copy", "dealloc",
        "debugDescription", "deleted", "description", "didAccessValue", "didChangeValue", "didSave",
        "didTurnIntoFault", "entity", "fault", "faultingState", "fetchRequest", "hasChanges",
        "hasPersistentChangedValues", "hash", "hashValue", "initialize", "inserted", "isDeleted", "isEqual", "isFault",
        "isInserted", "isProxy", "isUpdated", "load", "managedObjectContext", "mutableCopy", "mutableOrderedSetValue",
        "mutableSetValue", "new", "nilValueForKey", "objectID", "observationInfo", "perform", "prepareForDeletion",
        "primitiveValue", "release", "retain", "retainCount", "setPrimitiveValue", "setValue", "superclass", "updated",
        "validateForDelete", "validateForInsert", "value", "version", "willAccessValue", "willChangeValue", "willSave",
        "willTurnIntoFault", "zone",
    ]

    private static let generated = [
        "AllCases", "Attribute", "CodingKeys", "FetchedProperty", "ManagedID", "ManagedIDMismatch", "ModelObject",
        "RawValue", "Relationship", "UserInfo", "addToTags", "allCases", "array", "context", "data", "dictionary",
        "encode", "entityName", "error", "fatalError", "id", "insertInto", "key", "keys", "makeFetchRequest",
        "managedID",
        "model", "modelcPath", "modelcValue", "newValue", "primitiveTags", "setModelcValue", "tagsSet", "titleValue",
        "object", "oldValue", "rawValue", "request", "requiredValue", "tagsArray", "text",
        "unchecked", "variables", "with",
    ]

    private static let cWords = [
        "BOOL", "Boolean", "NO", "NULL", "SEL", "YES", "asm", "auto", "char", "const", "constexpr", "delete", "double",
        "explicit", "extern", "float", "friend", "goto", "int", "long", "main", "mutable", "namespace", "register",
        "short", "signed", "sizeof", "template", "this", "typedef", "typename", "union", "unsigned", "using",
        "virtual", "void", "volatile",
    ]

    private static let malformed = ["", "1st", "a b", "a-b", "a.b.c", "🎉", "größe", "名前", "_x", "__x", "\"", "\\"]
}
