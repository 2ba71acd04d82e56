import ModelcBase
import ModelcSchema

/// Rewrites only the changed entities of a file in Xcode's form. To verify the result, only these entities have to be
/// read again: all other content keeps its bytes, and therefore its meaning.
///
/// After a small change of a large model, writing and reading the whole file would take most of the time.
package struct EntityRewriting {
    /// The rewritten file.
    package let source: SourceText
    /// A smaller file for verification: the changed entities, and everything outside the entities.
    package let changedPart: SourceText
    /// The model that reading `changedPart` must produce.
    package let announced: ManagedObjectModel

    private let old: ManagedObjectModel
    private let places: [Location]
    private let shiftOfRest: PositionShift

    /// The origin of an entity of the new file.
    private struct Location {
        /// The index of the entity in the old file. Nil for a changed entity, which is the next entity of
        /// `changedPart`.
        var kept: Int?
        var shift: PositionShift
    }

    /// Nil if the file is not in Xcode's form, or if anything outside the entities changes.
    ///
    /// - Parameters:
    ///   - new: the new content; its elements have their positions in the file.
    ///   - old: the current content of the file.
    package init?(_ new: ManagedObjectModel, insteadOf old: ManagedObjectModel, in source: SourceText) {
        var besides = new
        besides.entities = old.entities
        guard besides == old, !new.entities.isEmpty, ModelRewriter.isCanonical(old, source),
            let file = EntityTexts(old, source)
        else { return nil }
        let kept = new.entities.map(file.number)
        let changed = zip(new.entities, kept).filter { $0.1 == nil }.map(\.0)
        let texts = changed.map(file.text)
        var rest = texts[...]
        let pieces = kept.map { number in number.map(file.text) ?? rest.popFirst() ?? [] }
        self.old = old
        self.source = file.file(with: pieces)
        changedPart = file.file(with: texts)
        var announced = new
        announced.entities = changed
        self.announced = announced
        var placing = Placing(file, in: self.source, changedPart)
        places = zip(kept, pieces).map { Location(kept: $0, shift: placing.shift(of: $0, $1.count)) }
        shiftOfRest = placing.shiftOfRest
    }

    /// For each entity of the new content, the index of the equal entity in the old content, ignoring line numbers; nil
    /// for a changed entity.
    package var keptEntities: [Int?] { places.map(\.kept) }

    /// Combines `part`, the result of reading `changedPart`, with the unchanged entities. The result is the same as if
    /// the whole file were read. Nil if `part` does not have the expected number of entities.
    package func model(withChanged part: ManagedObjectModel) -> ManagedObjectModel? {
        var changed = part.entities[...]
        guard changed.count == announced.entities.count else { return nil }
        var model = old
        model.entities = []
        ManagedObjectModel.xmlFormat.move(&model, by: shiftOfRest)
        model.position = old.position
        for place in places {
            guard var entity = place.kept.map({ old.entities[$0] }) ?? changed.popFirst() else { return nil }
            EntityDescription.xmlFormat.move(&entity, by: place.shift)
            model.entities.append(entity)
        }
        return model
    }
}

/// A file in Xcode's form, split into the text of each entity and the text around the entities.
private struct EntityTexts {
    let source: SourceText
    /// The byte range of the lines of each entity.
    let ranges: [Range<Int>]
    private let entities: [EntityDescription]
    private let numbers: [SourcePosition: Int]
    private let escaping: XMLEscaping

    /// Nil if the model was not read from the file.
    init?(_ model: ManagedObjectModel, _ source: SourceText) {
        // An entity is a child of the model: its line is indented once.
        let starts = model.entities.compactMap { $0.position.map { $0.offset - XMLOutput.indent.utf8.count } }
        guard let last = model.entities.last, starts.count == model.entities.count else { return nil }
        self.source = source
        entities = model.entities
        escaping = XMLEscaping(toolsVersion: model.lastSavedToolsVersion)
        numbers = Dictionary(
            model.entities.enumerated().compactMap { number, entity in entity.position.map { ($0, number) } },
            uniquingKeysWith: { first, _ in first })
        let end = starts[starts.count - 1] + EntityTexts.text(of: last, escaping).count
        let ends = starts.dropFirst() + [end]
        guard zip(starts, ends).allSatisfy({ $0 < $1 }), end <= source.bytes.count else { return nil }
        ranges = zip(starts, ends).map { $0..<$1 }
    }

    /// The index of the entity in the file; nil if the entity is new or changed.
    func number(of entity: EntityDescription) -> Int? {
        entity.position.flatMap { numbers[$0] }.flatMap { entities[$0] == entity ? $0 : nil }
    }

    func text(of number: Int) -> ArraySlice<UInt8> { source.bytes[ranges[number]] }

    func text(of entity: EntityDescription) -> ArraySlice<UInt8> { EntityTexts.text(of: entity, escaping)[...] }

    private static func text(of entity: EntityDescription, _ escaping: XMLEscaping) -> [UInt8] {
        var output = XMLOutput(escapesGreaterThan: escaping.escapesGreaterThan, depth: 1)
        output.write(entity, EntityDescription.xmlFormat)
        return output.bytes
    }

    /// The range from the first entity to the end of the last one.
    var body: Range<Int> { ranges[0].lowerBound..<ranges[ranges.count - 1].upperBound }

    /// The file with its entities replaced by these texts.
    func file(with texts: [ArraySlice<UInt8>]) -> SourceText {
        var bytes = Array(source.bytes[..<body.lowerBound])
        bytes.reserveCapacity(source.bytes.count)
        for text in texts { bytes += text }
        return SourceText(bytes + source.bytes[body.upperBound...])
    }
}

/// Maps the entities of a rewritten file from their old positions to the new ones.
private struct Placing {
    private let file: EntityTexts
    private let whole: SourceText
    private let part: SourceText
    private var offset: Int
    private var offsetInPart: Int

    init(_ file: EntityTexts, in whole: SourceText, _ part: SourceText) {
        self.file = file
        self.whole = whole
        self.part = part
        offset = file.body.lowerBound
        offsetInPart = offset
    }

    /// Advances past an entity, and returns how far it moves.
    ///
    /// - Parameters:
    ///   - number: its index in the old file; nil for a changed entity.
    ///   - length: the length of its text in bytes.
    mutating func shift(of number: Int?, _ length: Int) -> PositionShift {
        defer { offset += length }
        let place = whole.position(at: offset)
        if let number {
            return PositionShift(from: file.source.position(at: file.ranges[number].lowerBound), to: place)
        }
        defer { offsetInPart += length }
        return PositionShift(from: part.position(at: offsetInPart), to: place)
    }

    /// How far the text after the last entity moves.
    var shiftOfRest: PositionShift {
        PositionShift(from: file.source.position(at: file.body.upperBound), to: whole.position(at: offset))
    }
}
