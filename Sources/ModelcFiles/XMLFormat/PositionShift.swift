import ModelcSchema
import ModelcText

/// By how much the lines of an element are moved in a file. Their columns stay.
struct PositionShift: Hashable {
    private let offset: Int
    private let line: Int

    init(from old: SourcePosition, to new: SourcePosition) {
        offset = new.offset - old.offset
        line = new.line - old.line
    }

    var isNone: Bool { offset == 0 && line == 0 }

    func moved(_ position: SourcePosition) -> SourcePosition {
        SourcePosition(offset: position.offset + offset, line: position.line + line, column: position.column)
    }
}
