import ModelcDiagnostics
import ModelcSchema
import ModelcTestSupport
import ModelcVersionLock
import Testing

/// Locks of models that change at random from version to version.
@Suite struct RandomLockTests {
    private static func versions(_ seed: UInt64, count: Int = 8) -> [HashedVersion] {
        RandomVersions.make(seed: seed, count: count).enumerated().map { number, model in
            version("V \(number)", isCurrent: number == count - 1, model.entities)
        }
    }

    private func locked(_ versions: [HashedVersion]) -> LockedModel {
        VersionLocker(versions, bundle: SourceLocation(path: "M")).firstLock()
    }

    /// The lock can be read, the models match it, and no version is mistaken for another one.
    @Test(arguments: UInt64(0)..<60)
    func whatIsLockedIsReadBack(seed: UInt64) throws {
        let versions = RandomLockTests.versions(seed)
        var lock = VersionLock()
        lock.models = [locked(versions)]
        let read = try readLock(lock.text).get()
        #expect(read == lock)
        #expect(read.text == lock.text)
        let model = try #require(read.models.first)
        for locked in model.versions {
            for other in versions {
                var other = other
                let isSame = other.hashes.checksum == locked.checksum
                other.name = locked.name
                let outcome = VersionLocker(other).check(LockedModel(path: "M", versions: [locked]))
                #expect(outcome.diagnostics.isEmpty == isSame, "\(locked.name) and \(other.name)")
            }
        }
    }

    /// Special characters of the format in names, with characters that combine with them: an accent or a joiner after
    /// them, a letter before.
    @Test(arguments: [" ", ":", ",", ".", "\\", "{", "}", "#", "\"", ": ", ", ", "after ", ""])
    func namesOfAnySignAreReadBack(sign: String) throws {
        for name in ["\(sign)\u{301}q", "q\u{D4E}\(sign)z", "\(sign)\u{200D}q", "q\(sign)\u{D4E}", "\u{FE0F}\(sign)"] {
            let versions = [
                version(name, listed("E", "a")),
                version(name + " 2", isCurrent: true, listed("E", "a", name), listed(name, "a")),
            ]
            var lock = VersionLock()
            lock.models = [locked(versions)]
            #expect(try readLock(lock.text).get() == lock, "\(name)")
        }
    }

    /// Versions that are locked one by one, each in a separate run, change no line of the previous ones.
    @Test(arguments: UInt64(60)..<90)
    func aVersionAddsLinesOnly(seed: UInt64) throws {
        let versions = RandomLockTests.versions(seed)
        var lock = VersionLock()
        for count in 1...versions.count {
            let before = lock.text.split(separator: "\n")
            let known = lock.models.first ?? LockedModel(path: "M")
            let locker = VersionLocker(Array(versions.prefix(count)), bundle: SourceLocation(path: "M"))
            lock.models = [locker.lock(known, changing: .named([]), locksCurrent: true).model]
            lock = try readLock(lock.text).get()
            let after = lock.text.split(separator: "\n")
            #expect(after.filter(before.contains) == before)
        }
    }

    /// One fact about one property or entity is changed in a version whose base states all others.
    @Test(arguments: UInt64(90)..<120)
    func eachEditIsFoundAndNamed(seed: UInt64) throws {
        let models = RandomVersions.make(seed: seed, count: 4)
        let versions = models.enumerated().map { version("V\($0)", $1.entities) }
        var lock = VersionLock()
        lock.models = [locked(versions)]
        // Some have entities that are their own ancestors: such models cannot be locked.
        guard let known = try readLock(lock.text).get().models.first?.versions.last else { return }
        // A version that is not the last one, if the later ones have no hash.
        let index = try #require(versions.firstIndex { $0.name == known.name })
        for (path, id, edited) in LockedEdit.all(of: models[index]) {
            let now = version(known.name, edited.entities)
            let outcome = VersionLocker(now).check(LockedModel(path: "M", versions: [known]))
            let named = outcome.diagnostics.filter { $0.id.rawValue == id && $0.modelPath == path }
            #expect(named.count == 1, "\(id) \(path): \(outcome.diagnostics.map(\.message))")
            guard !id.hasSuffix("added") else { continue }
            #expect(named.first?.related.first?.location.path == "modelc.lock", "\(path)")
        }
    }
}

/// A model with one changed fact, and the expected message.
private enum LockedEdit {
    typealias Edit = (path: String, id: String, model: ManagedObjectModel)

    static func all(of model: ManagedObjectModel) -> [Edit] {
        model.entities.indices.flatMap { index -> [Edit] in
            let entity = model.entities[index]
            // Of equal names the last one counts: the others are not hashed.
            let isUnique = Set(entity.attributes.map(\.name)).count == entity.attributes.count
            let attributes = isUnique ? entity.attributes.indices.flatMap { attribute(model, index, $0) } : []
            return attributes + [abstract(model, index), added(model, index)]
        }
    }

    private static func abstract(_ model: ManagedObjectModel, _ entity: Int) -> Edit {
        var model = model
        model.entities[entity].isAbstract.toggle()
        return (model.entities[entity].name, "locked-entity-changed", model)
    }

    private static func added(_ model: ManagedObjectModel, _ entity: Int) -> Edit {
        var model = model
        model.entities[entity].attributes.append(ModelcTestSupport.attribute("zebra"))
        return ("\(model.entities[entity].name).zebra", "locked-property-added", model)
    }

    private static func attribute(_ model: ManagedObjectModel, _ entity: Int, _ place: Int) -> [Edit] {
        let attribute = model.entities[entity].attributes[place].name
        let name = "\(model.entities[entity].name).\(attribute)"
        var (optional, typed, modified, removed) = (model, model, model, model)
        optional.entities[entity].attributes[place].isOptional.toggle()
        typed.entities[entity].attributes[place].type = .date
        modified.entities[entity].attributes[place].versionHashModifier = "2"
        removed.entities[entity].attributes.remove(at: place)
        let changed = [optional, typed, modified].map { (name, "locked-property-changed", $0) }
        // The removal of an attribute that is also inherited has no finding, and that of one in a constraint leaves no
        // hash.
        let isMissed = model.entities.flatMap(\.attributes).count { $0.name == attribute } == 1
        let isHashed = model.entities[entity].uniquenessConstraints.isEmpty
        return changed + (isMissed && isHashed ? [(name, "locked-property-removed", removed)] : [])
    }
}
