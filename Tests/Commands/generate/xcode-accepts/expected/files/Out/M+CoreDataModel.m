//
//  M+CoreDataModel.m
//
//  This file was automatically generated and should not be edited.
//

#import "M+CoreDataModel.h"
