/// A procedure that templates can call.
struct Procedure {
    let syntax: ProcedureSyntax
    /// The templates that were open where the procedure is declared.
    let files: [IncludedFile]
    var isCalled = false
    /// Whether its text is being checked, so that a call would repeat it without an end.
    var isOpen = false
}
