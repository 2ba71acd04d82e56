import ModelcBase
import ModelcSchema

/// Computes the version hashes that Core Data would compute. Deterministic: equal models have equal hashes.
///
/// 1. which entities can have a hash, parents first: `InheritanceOrder`, `HashRefusals`;
/// 2. the hashes of each entity's own properties: `PropertyHasher`, with the tables in `HashedFacts`;
/// 3. the hash of each entity from those of its parent and of all its properties: `EntityHasher`;
/// 4. checksum and digest: `ModelVersionHashes`.
///
/// Hashes of unverified features are computed as in FormatVersionHash §7 and carry their reasons. If the model lacks
/// an input, the hash is refused, never guessed.
package enum VersionHasher {
    /// Returns the hashes of all entities of a model.
    package static func hashes(of model: ResolvedModel) -> ModelVersionHashes {
        var walk = EntityHashWalk(model)
        return ModelVersionHashes(entities: walk.hashes(), ownReasons: sortOrderReasons(of: model))
    }

    /// Returns the reasons from the sort order, which checksum and digest also depend on.
    private static func sortOrderReasons(of model: ResolvedModel) -> [UnverifiedHashReason] {
        let names = model.entities.map(\.name).inByteOrder()
        return NameOrder.isEstablished(names) ? [] : [UnverifiedHashReason(.sortOrder, at: SchemaLocation(model.model))]
    }
}

/// Checks whether the copy of a model in a mapping model still matches the model, by Core Data's own comparison
/// (FormatMappingModel §5.4).
package enum EmbeddedModelComparison {
    /// Returns the entities that differ: those whose version hashes are refused or not equal, and those of one side
    /// only; in byte order. An empty list means that the copy is up to date.
    ///
    /// Copies do not contain whether values are preserved after deletion, so this is not compared.
    package static func staleEntities(of copy: ManagedObjectModel, against model: ManagedObjectModel) -> [String] {
        let copied = comparableHashes(of: copy)
        let current = comparableHashes(of: model)
        let names = Set((copy.entities + model.entities).map(\.name))
        return names.filter { isStale(copied[$0], current[$0]) }.inByteOrder()
    }

    /// An entity without a hash cannot be shown to be equal.
    private static func isStale(_ copy: VersionHash?, _ current: VersionHash?) -> Bool {
        copy == nil || copy != current
    }

    /// Returns the version hashes of a copy or of a version in comparable form: by entity name, without refused ones.
    package static func comparableHashes(of model: ManagedObjectModel) -> [String: VersionHash] {
        let entities = VersionHasher.hashes(of: ResolvedModel(withoutPreservation(model))).entities
        let pairs = entities.compactMap { entity in entity.hash.map { (entity.name, $0) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private static func withoutPreservation(_ model: ManagedObjectModel) -> ManagedObjectModel {
        var model = model
        for entity in model.entities.indices {
            for attribute in model.entities[entity].attributes.indices {
                model.entities[entity].attributes[attribute].preservesValueOnDeletion = false
            }
        }
        return model
    }
}

/// The order in which names are hashed (FormatVersionHash §3): by their bytes, capitals before small letters
/// (`String.isBefore`). Also checks for the cases in which the order is unverified.
enum NameOrder {
    /// Whether names in byte order are also in numeric order, in which runs of digits are compared as numbers. If
    /// they are not (`line10`, `line2`), no sample shows which of the two orders Core Data uses.
    static func isEstablished(_ names: some Sequence<String>) -> Bool {
        var previous: String?
        for name in names {
            if let previous, isNumericallyGreater(previous, name) { return false }
            previous = name
        }
        return true
    }

    /// Whether the first name comes after the second in numeric order. False for names that differ only in leading
    /// zeros of a number.
    static func isNumericallyGreater(_ left: String, _ right: String) -> Bool {
        let isGreater = left.utf8.withContiguousStorageIfAvailable { one in
            right.utf8.withContiguousStorageIfAvailable { other in isNumericallyGreater(one[...], other[...]) }
        }
        return (isGreater ?? nil) ?? isNumericallyGreater(Array(left.utf8)[...], Array(right.utf8)[...])
    }

    private static func isNumericallyGreater<Bytes>(_ left: Bytes, _ right: Bytes) -> Bool
    where Bytes: RandomAccessCollection<UInt8>, Bytes.SubSequence == Bytes {
        var (left, right) = (left, right)
        while let one = left.first, let other = right.first {
            if isDigit(one), isDigit(other) {
                let (number, otherNumber) = (takeNumber(&left), takeNumber(&right))
                if number.count != otherNumber.count { return number.count > otherNumber.count }
                if !number.elementsEqual(otherNumber) { return otherNumber.lexicographicallyPrecedes(number) }
            } else if one == other {
                left.removeFirst()
                right.removeFirst()
            } else {
                return one > other
            }
        }
        return !left.isEmpty
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Removes the digits at the start and returns them without leading zeros.
    private static func takeNumber<Bytes>(_ text: inout Bytes) -> Bytes
    where Bytes: RandomAccessCollection<UInt8>, Bytes.SubSequence == Bytes {
        let digits = text.prefix(while: isDigit)
        text = text[digits.endIndex...]
        return digits.drop { $0 == UInt8(ascii: "0") }
    }
}
