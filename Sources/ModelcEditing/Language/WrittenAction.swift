import ModelcBase

/// An action as it is written. Its kind may be missing; the model then determines it: `set Author.books --ordered`.
package enum WrittenAction: Sendable {
    case complete(EditAction)
    case withoutKind(ActionWithoutKind)

    /// The action, if its kind is written.
    package var complete: EditAction? { if case .complete(let action) = self { action } else { nil } }

    /// The action as one line of a script.
    package var text: String {
        switch self {
        case .complete(let action): action.text
        case .withoutKind(let action): action.text
        }
    }
}
