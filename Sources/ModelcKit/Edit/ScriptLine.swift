import ModelcEditing

/// An action as the user wrote it, with its line in the script.
struct ScriptLine {
    var action: WrittenAction
    /// The line, starting at 1; nil for an action of the command line.
    var number: Int?
}
