import ModelcSchema
import ModelcSettings

/// What a user info key does where it stands.
enum UserInfoEffect: Equatable {
    case honoured
    /// It counts in that language only.
    case only(OutputLanguage)
    /// It counts in templates of mogenerator only.
    case mogeneratorTemplates
    /// It is Apple's own, of a service that is gone.
    case foreign
    /// It belongs to another kind of element.
    case misplaced
}
