extension Choice {
    /// The language of the generated code.
    package enum Language: String, ConfigurationChoice {
        case swift
        case objc
    }

    /// The layout of the generated files.
    package enum Style: String, ConfigurationChoice {
        /// A machine class and a human class for each entity.
        case modern
        case xcode7
        case xcode8
        case xcode9
        case xcode12
        case xcode26

        /// Whether it is the layout of one of Xcode's eras.
        package var isXcode: Bool { self != .modern }
    }

    /// Which file an extra output may replace.
    package enum Overwrite: String, ConfigurationChoice {
        /// Rewritten whenever its content changes.
        case machine
        /// Written once, then the user's.
        case human
        /// Never written over anything: an existing file is an error.
        case never
    }

    /// What an extra output is made for.
    package enum Scope: String, ConfigurationChoice {
        /// One file for each entity.
        case entity
        /// One file for the model.
        case model
    }
}
