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
        /// The newest of Xcode's eras.
        case xcode
        case xcode7
        case xcode8
        case xcode9
        case xcode12
        case xcode26

        /// Whether it is the layout of one of Xcode's eras.
        package var isXcode: Bool { self != .modern }
    }

    /// Who owns the class files of Xcode's layouts.
    package enum XcodeCodegen: String, ConfigurationChoice {
        /// Each entity as its Codegen setting says.
        case followingModel
        /// They are rewritten, as in a build.
        case automatic
        /// They are written once, as by the editor's command.
        case manual
    }

    /// The comment at the top of files in Xcode's layouts.
    package enum Header: String, ConfigurationChoice {
        case automatic
        case none
    }

    /// Which classes are `Identifiable` in Xcode's layouts.
    package enum XcodeIdentifiable: String, ConfigurationChoice {
        case root
        case all
        case none
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
