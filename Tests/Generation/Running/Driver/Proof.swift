import CoreData
import Foundation

/// The results of a program that is generated from a model and checks the generated classes: the checks by name, and
/// those that failed. It runs with Core Data and with the substitute for it.
final class ModelcProof {
    let name: String
    let model: NSManagedObjectModel
    let context: NSManagedObjectContext
    private var entities = 0
    private var checks = 0
    private var subject = ""

    init(_ name: String, _ model: NSManagedObjectModel) throws {
        self.name = name
        self.model = model
        context = try Self.context(for: model)
    }

    /// A context with an in-memory store.
    private static func context(for model: NSManagedObjectModel) throws -> NSManagedObjectContext {
        #if canImport(ObjectiveC)
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
            try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
            let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            context.persistentStoreCoordinator = coordinator
            return context
        #else
            return NSManagedObjectContext(model: model)
        #endif
    }

    /// The subject of the next checks, for messages.
    func begin(_ entity: String) {
        entities += 1
        subject = entity
    }

    func expect(_ holds: @autoclosure () throws -> Bool, _ what: @autoclosure () -> String) rethrows {
        checks += 1
        if try !holds() { say("failed", "\(subject): \(what())") }
    }

    /// A step that may throw; an error is a failure.
    func attempt(_ what: String, _ body: () throws -> Void) {
        say("begun", "\(subject), \(what)")
        do { try body() } catch { expect(false, "\(what) throws \(error)") }
    }

    func end() {
        say("proved", "\(entities)\t\(checks)")
        for line in modelcHashLines(of: model) { say("hash", line) }
    }

    /// Writes a line at once: buffered text is lost if the program ends early.
    private func say(_ word: String, _ text: String) {
        let text = text.replacingOccurrences(of: "\n", with: " ")
        FileHandle.standardOutput.write(Data("\(word)\t\(name)\t\(text)\n".utf8))
    }

    /// A new object, created from its entity alone.
    func new<Object: NSManagedObject>(_ type: Object.Type, _ entity: String) throws -> Object {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        guard let found = object as? Object else {
            throw ModelcProofError("an object of \(entity) is no \(type), but \(Swift.type(of: object))")
        }
        return found
    }
}

struct ModelcProofError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Whether two values are equal for Core Data, however Swift wraps them.
func modelcSame(_ left: Any?, _ right: Any?) -> Bool {
    switch (left.flatMap(modelcUnwrapped), right.flatMap(modelcUnwrapped)) {
    case (nil, nil): return true
    case (let left?, let right?): return modelcSameValues(left, right)
    default: return false
    }
}

private func modelcUnwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any ModelcOptional else { return value }
    return optional.modelcWrapped.flatMap(modelcUnwrapped)
}

private protocol ModelcOptional { var modelcWrapped: Any? { get } }

extension Optional: ModelcOptional { fileprivate var modelcWrapped: Any? { self } }

private func modelcSameValues(_ left: Any, _ right: Any) -> Bool {
    if let left = modelcNumber(left), let right = modelcNumber(right) { return left == right }
    if let left = left as? [String: Any], let right = right as? [String: Any] {
        return left.keys.sorted() == right.keys.sorted() && left.allSatisfy { modelcSame($1, right[$0]) }
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = left as? [Any], let right = right as? [Any] {
        return left.count == right.count && zip(left, right).allSatisfy { modelcSame($0, $1) }
    }
    return false
}

private func modelcNumber(_ value: Any) -> NSNumber? {
    if let value = value as? Decimal { return NSDecimalNumber(decimal: value) }
    return value as? NSNumber
}
