import CoreData
import Foundation

@objc(Book)
nonisolated public final class Book: _Book {
    // This file is yours: modelc never writes it again.
}
