class Author: NSManagedObject {}
