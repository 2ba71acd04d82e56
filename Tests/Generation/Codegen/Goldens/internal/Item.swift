import CoreData
import Foundation

@objc(Item)
nonisolated class Item: _Item {
    // This file is yours: modelc never writes it again.
}
