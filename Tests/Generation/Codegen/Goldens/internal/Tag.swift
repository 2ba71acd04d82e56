import CoreData
import Foundation

nonisolated final class Tag: _Tag {
    // This file is yours: modelc never writes it again.
}
