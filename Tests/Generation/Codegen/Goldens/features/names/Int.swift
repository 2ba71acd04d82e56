import CoreData
import Foundation

@objc(Int)
nonisolated final class Int: _Int {
    // This file is yours: modelc never writes it again.
}
