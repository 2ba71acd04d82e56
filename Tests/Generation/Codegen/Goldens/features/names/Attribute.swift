import CoreData
import Foundation

@objc(Attribute)
nonisolated final class Attribute: _Attribute {
    // This file is yours: modelc never writes it again.
}
