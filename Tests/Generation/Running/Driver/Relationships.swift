import CoreData
import Foundation

/// A relationship as the model defines it; the other end is read through key-value coding.
struct ModelcEnd {
    let key: String
    /// The inverse; nil if there is none.
    let inverse: String?
    let isRequired: Bool

    init(_ key: String, inverse: String?, isRequired: Bool = false) {
        self.key = key
        self.inverse = inverse
        self.isRequired = isRequired
    }

    /// Whether the other end refers to an object; true if there is no inverse.
    func links(_ other: NSManagedObject, to object: NSManagedObject) -> Bool {
        guard let inverse else { return true }
        return Self.objects(other.value(forKey: inverse)).contains { $0 === object }
    }

    static func objects(_ value: Any?) -> [NSManagedObject] {
        if let object = value as? NSManagedObject { return [object] }
        if let ordered = value as? NSOrderedSet { return ordered.array.compactMap { $0 as? NSManagedObject } }
        return (value as? Set<NSManagedObject>).map(Array.init) ?? []
    }
}

extension ModelcProof {
    /// - Parameters:
    ///   - set: sets the property.
    ///   - make: creates a new object for the other end.
    func toOne<Object: NSManagedObject, Other: NSManagedObject>(
        _ object: Object, _ end: ModelcEnd, get: (Object) -> Other?, set: (Object, Other?) -> Void,
        make: () throws -> Other
    ) throws {
        let (first, second) = (try make(), try make())
        set(object, first)
        expect(get(object) === first, "\(end.key) is not what it was set to")
        expect(object.value(forKey: end.key) as? NSManagedObject === first, "\(end.key) has another value by its key")
        expect(end.links(first, to: object), "\(end.key) is set and its inverse is not")
        set(object, second)
        expect(get(object) === second, "\(end.key) is not replaced")
        expect(end.inverse == nil || !end.links(first, to: object), "\(end.key): the former object keeps its inverse")
        expect(end.links(second, to: object), "\(end.key): the new object has no inverse")
        if end.isRequired { return }
        set(object, nil)
        expect(get(object) == nil, "\(end.key) is not emptied")
        expect(end.inverse == nil || !end.links(second, to: object), "\(end.key) is emptied and its inverse is not")
        set(object, first)
    }

    func toMany<Object: NSManagedObject, Other: NSManagedObject>(
        _ object: Object, _ end: ModelcEnd, _ path: ReferenceWritableKeyPath<Object, Set<Other>>,
        make: () throws -> Other, add: ((Object, Other) -> Void)?, remove: ((Object, Other) -> Void)?,
        addAll: ((Object, Set<Other>) -> Void)?, removeAll: ((Object, Set<Other>) -> Void)?
    ) throws {
        let others = try (0..<3).map { _ in try make() }
        func check(_ wanted: Set<Other>, _ step: String) {
            expect(object[keyPath: path] == wanted, "\(end.key) after \(step)")
            expect(Set(ModelcEnd.objects(object.value(forKey: end.key))) == wanted, "\(end.key) by key after \(step)")
            for other in others where end.inverse != nil {
                expect(end.links(other, to: object) == wanted.contains(other), "inverse of \(end.key) after \(step)")
            }
        }
        object[keyPath: path] = [others[0]]
        check([others[0]], "being set")
        add?(object, others[1])
        if add == nil { object[keyPath: path].insert(others[1]) }
        check([others[0], others[1]], "adding one")
        addAll?(object, [others[1], others[2]])
        if addAll == nil { object[keyPath: path].insert(others[2]) }
        check(Set(others), "adding several")
        remove?(object, others[0])
        if remove == nil { object[keyPath: path].remove(others[0]) }
        check([others[1], others[2]], "removing one")
        removeAll?(object, [others[1], others[2]])
        if removeAll == nil { object[keyPath: path] = [] }
        check([], "removing several")
        object[keyPath: path] = [others[0]]
        object[keyPath: path] = []
        check([], "being emptied")
    }

    func ordered<Object: NSManagedObject, Other: NSManagedObject>(
        _ object: Object, _ end: ModelcEnd, _ path: ReferenceWritableKeyPath<Object, NSOrderedSet>,
        array: ((Object) -> [Other])?, make: () throws -> Other, add: ((Object, Other) -> Void)?,
        remove: ((Object, Other) -> Void)?, removeAt: ((Object, Int) -> Void)?,
        insert: ((Object, Other, Int) -> Void)?, replace: ((Object, Int, Other) -> Void)?
    ) throws {
        let others = try (0..<4).map { _ in try make() }
        var wanted: [Other] = []
        func check(_ step: String) {
            let found = object[keyPath: path].array.compactMap { $0 as? Other }
            expect(found == wanted, "\(end.key) after \(step)")
            expect(array == nil || array?(object) == wanted, "\(end.key)Array after \(step)")
            for other in others where end.inverse != nil {
                expect(end.links(other, to: object) == wanted.contains(other), "inverse of \(end.key) after \(step)")
            }
        }
        func step(_ name: String, _ isThere: Bool, _ body: () -> Void, _ change: (inout [Other]) -> Void) {
            change(&wanted)
            if isThere { body() } else { object[keyPath: path] = NSOrderedSet(array: wanted) }
            check(name)
        }
        step("being set", false, {}) { $0 = [others[0]] }
        step("adding", add != nil, { add?(object, others[1]) }) { $0.append(others[1]) }
        step("adding what is there", add != nil, { add?(object, others[0]) }) { _ in }
        step("inserting", insert != nil, { insert?(object, others[2], 0) }) { $0.insert(others[2], at: 0) }
        step("replacing", replace != nil, { replace?(object, 1, others[3]) }) { $0[1] = others[3] }
        step("removing at an index", removeAt != nil, { removeAt?(object, 0) }) { $0.removeFirst() }
        step("removing", remove != nil, { remove?(object, others[1]) }) { $0.removeAll { $0 === others[1] } }
        step("being reordered", false, {}) { $0 = [others[2], others[3], others[0]] }
        step("being emptied", false, {}) { $0 = [] }
    }
}
