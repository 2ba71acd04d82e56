import CoreData
import Foundation

@objc(Item)
nonisolated open class Item: _Item {
    // This file is yours: modelc never writes it again.
}
