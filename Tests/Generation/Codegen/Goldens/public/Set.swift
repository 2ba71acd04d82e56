import CoreData
import Foundation

@objc(Set)
nonisolated public final class Set: _Set {
    // This file is yours: modelc never writes it again.
}
