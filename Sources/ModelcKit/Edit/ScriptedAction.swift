import ModelcEditing

/// An action after it was checked, with its line in the script.
struct ScriptedAction {
    var action: EditAction
    /// The line, starting at 1; nil for an action of the command line.
    var line: Int?
}
