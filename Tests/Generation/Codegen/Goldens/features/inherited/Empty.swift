import CoreData
import Foundation

@objc(Empty)
nonisolated final class Empty: _Empty {
    // This file is yours: modelc never writes it again.
}
