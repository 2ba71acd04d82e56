import CoreData
import Foundation

@objc(Animal)
nonisolated open class Animal: _Animal {
    // This file is yours: modelc never writes it again.
}
