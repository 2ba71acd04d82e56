import CoreData
import Foundation

@objc(Base)
nonisolated class Base: _Base {
    // This file is yours: modelc never writes it again.
}
