/// Finds the references of one stored object that lead to no object, its own keys and the arrays under them.
struct DanglingReferenceSearch {
    let archive: KeyedArchive
    let holder: ArchivedReference

    func problems() -> [KeyedArchiveError] {
        guard case .dictionary(let fields) = archive.objects[holder.uid] else { return [] }
        return fields.entries.flatMap { entry in
            switch entry.value {
            case .uid(let uid): return problem(uid, key: entry.key)
            case .array(let elements): return elements.flatMap { problem(uid(of: $0), key: entry.key) }
            default: return []
            }
        }
    }

    private func uid(of value: PropertyListValue) -> Int? {
        if case .uid(let uid) = value { uid } else { nil }
    }

    private func problem(_ uid: Int?, key: String) -> [KeyedArchiveError] {
        guard let uid, uid >= archive.objects.count else { return [] }
        let location = ArchivedLocation(holder: holder, key: key)
        return [.danglingReference(uid: uid, at: location, objectCount: archive.objects.count)]
    }
}
