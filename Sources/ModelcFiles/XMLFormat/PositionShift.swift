import ModelcBase

/// The number of lines by which an element is moved in a file. Columns do not change.
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
