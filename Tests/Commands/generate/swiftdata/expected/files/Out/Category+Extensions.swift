import Foundation
import SwiftData

extension Category {
    // This file is yours: modelc never writes it again. Stored properties are in Category.swift.
}
