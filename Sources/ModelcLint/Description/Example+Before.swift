extension Example {
    /// The older of the two versions of an example.
    package struct Before: Sendable {
        /// The older version, as in `Example`.
        package var step: Step
        package var xml: String
    }
}

extension Example.Before {
    /// How the older version became the newer one.
    package enum Step: CaseIterable, Sendable {
        /// The newer one was added, and is current.
        case nextVersion
        /// It is one version, which was released as the current one and edited since.
        case editedCurrent
        /// It is one version, which was released when another one was current already, and edited since.
        case editedFrozen
        /// It is one version, which is locked as it was, and was edited since.
        case editedLocked
        /// The newer one was added to what was released, and is not current.
        case addedNotCurrent

        /// What the two are called where they are shown.
        var titles: (older: String, newer: String) {
            switch self {
            case .nextVersion: ("Library.xcdatamodel", "Library 2.xcdatamodel, current")
            case .editedCurrent: ("Library.xcdatamodel as released, current", "Library.xcdatamodel now")
            case .editedFrozen: ("Library.xcdatamodel as released, not current", "Library.xcdatamodel now")
            case .editedLocked: ("Library.xcdatamodel as locked", "Library.xcdatamodel now")
            case .addedNotCurrent: ("Library.xcdatamodel, released and current", "Library 2.xcdatamodel, added")
            }
        }
    }
}
