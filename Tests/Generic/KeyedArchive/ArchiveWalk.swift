import ModelcKeyedArchive

/// Visits every object that can be reached from the root of an archive once, and reads all of its values. The fuzzer
/// also compiles this file.
struct ArchiveWalk {
    /// The number of visited objects of each class.
    private(set) var classCounts: [String: Int] = [:]
    /// The errors of references that could not be resolved.
    private(set) var errors: [KeyedArchiveError] = []

    private var visited: Set<ArchivedObject> = []
    private var waiting: [ArchivedObject] = []

    init(_ archive: KeyedArchive) {
        attempt { () throws(KeyedArchiveError) in
            let root = try archive.rootObject()
            return [.object(root)]
        }
        while let object = waiting.popLast() {
            classCounts[object.className, default: 0] += 1
            visit(object)
        }
    }

    private mutating func visit(_ object: ArchivedObject) {
        for key in object.keys where key != "$class" {
            attempt { () throws(KeyedArchiveError) in [try object.value(key)] }
        }
        if object.isKind(of: "NSArray") || object.isKind(of: "NSSet") {
            attempt { () throws(KeyedArchiveError) in try object.elements() }
        } else if object.isKind(of: "NSDictionary") {
            visitDictionary(object)
        }
    }

    private mutating func visitDictionary(_ object: ArchivedObject) {
        var hasOnlyStringKeys = true
        attempt { () throws(KeyedArchiveError) in
            let keys = try object.list("NS.keys")
            hasOnlyStringKeys = keys.allSatisfy { if case .string = $0 { true } else { false } }
            return try keys + object.list("NS.objects")
        }
        guard hasOnlyStringKeys else { return }
        attempt { () throws(KeyedArchiveError) in try object.entries().map(\.value) }
    }

    private mutating func attempt(_ question: () throws(KeyedArchiveError) -> [ArchivedValue]) {
        do throws(KeyedArchiveError) {
            for case .object(let object) in try question() where visited.insert(object).inserted {
                waiting.append(object)
            }
        } catch {
            errors.append(error)
        }
    }
}
