import CoreData
import Foundation

nonisolated open class Keeper: _Keeper {
    // This file is yours: modelc never writes it again.
}
