import CoreData
import Foundation

@objc(Lion)
nonisolated open class Lion: _Lion {
    // This file is yours: modelc never writes it again.
}
