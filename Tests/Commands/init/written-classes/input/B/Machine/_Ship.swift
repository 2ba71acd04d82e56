// DO NOT EDIT. This file is machine-generated and constantly overwritten.
// swift-format-ignore-file
// Make changes to Ship.swift instead.

import Foundation
import CoreData

open class _Ship: NSManagedObject {

}
