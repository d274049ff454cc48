import Foundation
import PerchStandIns

/// The identifier of a sound.
public typealias SystemSoundID = UInt32
/// Shakes the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays a sound. In Perch, this function has no effect.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    inert("AudioServicesPlaySystemSound(_:)", "nothing is heard")
}
/// Plays a sound and vibrates the device. In Perch, this function has no effect.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    inert("AudioServicesPlayAlertSound(_:)", "nothing is heard")
}
/// Plays a sound, then calls a block. Nothing is heard; the block is called immediately.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    inCompletionBlock?()
}
