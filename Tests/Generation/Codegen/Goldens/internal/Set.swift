import CoreData
import Foundation

@objc(Set)
nonisolated final class Set: _Set {
    // This file is yours: modelc never writes it again.
}
