import CoreData
import Foundation

@objc(Memo)
nonisolated public final class Memo: _Memo {
    // This file is yours: modelc never writes it again.
}
