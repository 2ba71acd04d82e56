import CoreData
import Foundation

@objc(Child)
nonisolated final class Child: _Child {
    // This file is yours: modelc never writes it again.
}
