// DO NOT EDIT. This file is machine-generated and constantly overwritten.
// Make changes to Book.h instead.
