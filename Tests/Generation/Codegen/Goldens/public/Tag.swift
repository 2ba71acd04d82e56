import CoreData
import Foundation

nonisolated public final class Tag: _Tag {
    // This file is yours: modelc never writes it again.
}
