// DO NOT EDIT. This file is machine-generated and constantly overwritten.
// swift-format-ignore-file
// Make changes to Book.swift instead.

import Foundation
import CoreData

open class _Book: NSManagedObject {

}
