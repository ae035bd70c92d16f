import Arcade
import Input
import Languages
import Live
import Platform
import Stage
import Store

/// Applies changed settings to the sound, the window, the language and the stage, and saves them.
final class SettingsApplier {
  /// Saves them on disk, except changes by a kiosk's visitors.
  let writer: SettingsWriter
  private let stage: Stage
  private let display: Display
  private let sounds: SoundBoard
  private let speaker: Speaker
  private let isKiosk: Bool
  private let callsMayHaveChanged: (GameContext) -> Void

  init(_ parts: Program.Parts, stage: Stage, display: Display, sounds: SoundBoard) {
    let (queue, trace) = (parts.queue, parts.trace)
    writer = SettingsWriter(parts.isKiosk ? nil : parts.store) { error in
      queue.post { Report.problem("\(error)", trace) }
    }
    self.stage = stage
    self.display = display
    self.sounds = sounds
    speaker = parts.speaker
    isKiosk = parts.isKiosk
    callsMayHaveChanged = parts.callsMayHaveChanged
  }

  /// Applies a setting that a player changed.
  func change(_ setting: Setting, _ value: SettingValue, _ context: GameContext) {
    writer.save(value, for: setting)
    sounds.apply(context.settings)
    apply(context.settings)
    switch setting {
    case .fullscreen where !isKiosk:
      display.window.isFullScreen = context.settings.isOn(.fullscreen)
    case .speech: if let problem = speaker.problem { stage.toast(problem) }
    case .scale: display.hasChanged = true
    case .language:
      Languages.use(context.settings.text(.language))
      display.hasChanged = true
      stage.adoptLanguage()
      stage.perform(.renew)
    case _ where setting.renewsScenes: stage.perform(.renew)
    default: break
    }
    for task in context.backgroundTasks.values { task.settingDidChange(setting) }
    callsMayHaveChanged(context)
    stage.setNeedsDisplay()
  }

  /// Applies the settings that affect the stage.
  func apply(_ settings: SettingsLayers) {
    stage.speaks = settings.isOn(.speech)
    speaker.isOn = stage.speaks
    stage.reducesMotion = settings.isOn(.reducedMotion)
    stage.isHighContrast = settings.isOn(.highContrast)
    stage.textScale = settings.number(.textSize) ?? 1
    let dwell = settings.number(.dwell) ?? 0
    stage.dwellTime = dwell > 0 ? .seconds(dwell) : nil
    // A click by resting can't drag.
    stage.carriesByTap = settings.isOn(.tapCarries) || dwell > 0
    stage.scanning = Scanning.Mode(rawValue: settings.text(.scanning) ?? "").map {
      Scanning(mode: $0, interval: .seconds(settings.number(.scanTime) ?? 1.5))
    }
    let slowness = settings.isOn(.slowGestures) ? 2.0 : 1
    func amount(_ setting: Setting, _ usual: Double) -> Double {
      (settings.number(setting) ?? usual) * slowness
    }
    stage.gestures.doubleTapInterval = .milliseconds(amount(.doubleTapTime, 320))
    stage.gestures.longPressDelay = .milliseconds(amount(.longPressTime, 450))
    stage.gestures.setDragDistance(amount(.dragDistance, 14))
    stage.gestures.setPinchDistance(amount(.pinchDistance, 10))
  }
}
