import ModelcEditing

/// An action as it is written, with its line in the script.
struct ScriptLine {
    var action: WrittenAction
    /// The line, starting at 1; nil for an action of the command line.
    var number: Int?
}
