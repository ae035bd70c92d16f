import CSDL2
import Geometry
import Input
import TestSupport
import Testing

@testable import Platform

extension GraphicsTests {
  @Suite struct EventSourceTests {
    /// What the program receives for the events that `push` puts into SDL's queue.
    private func heard(scale: Double = 1, _ push: (Window) -> Void) throws -> [PlatformEvent] {
      try Graphics.with { graphics in
        let source = EventSource(window: graphics.window)
        graphics.window.scale = scale
        defer { graphics.window.scale = 1 }
        var events: [PlatformEvent] = []
        SDL_FlushEvents(0, 0xFFFF)
        push(graphics.window)
        source.events(waitingAtMost: .zero, into: &events)
        return events
      }
    }
    private func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) {
      var event = SDL_Event()
      event.tfinger.type = type.rawValue
      event.tfinger.fingerId = id
      (event.tfinger.x, event.tfinger.y) = (x, y)
      SDL_PushEvent(&event)
    }
    private func pointers(_ events: [PlatformEvent]) -> [PointerEvent] {
      events.compactMap { if case .input(.pointer(let pointer)) = $0 { pointer } else { nil } }
    }

    @Test func aSoundDeviceThatIsGoneIsToldIfItWasOpen() throws {
      let events = try heard { _ in
        for device in [UInt32(0), 2] {
          var event = SDL_Event()
          event.adevice.type = SDL_AUDIODEVICEREMOVED.rawValue
          event.adevice.which = device
          SDL_PushEvent(&event)
        }
      }
      #expect(events == [.audioLost])
    }

    /// What is heard of what `push` puts into the queue during a stall after a finger came down, and
    /// when the stall began.
    private func heardAfterAStall(
      of length: Duration, _ push: () -> Void
    ) throws -> (events: [PlatformEvent], stall: Duration) {
      try Graphics.with { graphics in
        let source = EventSource(window: graphics.window)
        var events: [PlatformEvent] = []
        SDL_FlushEvents(0, 0xFFFF)
        // The clock begins with SDL, and the stall must not begin before it.
        while Window.now < length * 2 { SDL_Delay(10) }
        finger(SDL_FINGERDOWN, 7, 0.5, 0.5)
        source.events(waitingAtMost: .zero, into: &events)
        let stall = Window.now - length
        source.emptied = stall
        push()
        source.events(waitingAtMost: .zero, into: &events)
        return (events, stall)
      }
    }

    @Test func whatEndedDuringAStallCountsAsDoneWhenItBegan() throws {
      let (events, stall) = try heardAfterAStall(of: .milliseconds(600)) {
        finger(SDL_FINGERUP, 7, 0.5, 0.5)
        var key = SDL_Event()
        key.key.type = SDL_KEYDOWN.rawValue
        key.key.keysym.sym = SDL_Keycode(SDLK_q.rawValue)
        key.key.timestamp = SDL_GetTicks()
        SDL_PushEvent(&key)
        // The second tap of a double tap, whole, and the beginning of a third.
        finger(SDL_FINGERDOWN, 8, 0.5, 0.5)
        finger(SDL_FINGERMOTION, 8, 0.5, 0.51)
        finger(SDL_FINGERUP, 8, 0.5, 0.5)
        finger(SDL_FINGERDOWN, 9, 0.2, 0.2)
      }
      let times = pointers(events).map(\.time)
      #expect(times.dropLast() == [stall, stall, stall, stall])
      #expect(try #require(times.last) > stall + .milliseconds(500), "it may just have come down")
      guard case .input(.key(let key)) = events[1] else {
        Issue.record("no key")
        return
      }
      #expect(key.time == stall)
    }

    @Test func withoutAStallEverythingHasItsOwnTime() throws {
      let (events, stall) = try heardAfterAStall(of: .milliseconds(60)) {
        finger(SDL_FINGERUP, 7, 0.5, 0.5)
      }
      #expect(pointers(events)[0].time > stall + .milliseconds(40))
    }

    @Test func timeStampsStayRightWhenTheyBeginAnewAfterFiftyDays() {
      let wrap = UInt64(1) << 32
      #expect(Window.time(of: 500, at: 700) == .milliseconds(500))
      #expect(Window.time(of: 500, at: wrap + 700) == .milliseconds(Int64(wrap) + 500))
      #expect(Window.time(of: .max - 9, at: wrap + 20) == .milliseconds(Int64(wrap) - 10))
    }
    @Test func aSkippedSpanIsNoStall() throws {
      try Graphics.with { graphics in
        let source = EventSource(window: graphics.window)
        defer { Window.skipped = .zero }
        var events: [PlatformEvent] = []
        source.events(waitingAtMost: .zero, into: &events)
        source.skip(.seconds(600))
        SDL_FlushEvents(0, 0xFFFF)
        finger(SDL_FINGERDOWN, 3, 0, 0)
        finger(SDL_FINGERUP, 3, 0, 0)
        source.events(waitingAtMost: .zero, into: &events)
        let times = pointers(events).map(\.time)
        #expect(times.count == 2 && times.allSatisfy { $0 > .seconds(600) })
        #expect(Window.now > .seconds(600))
      }
    }

    private func controllers(_ events: [PlatformEvent]) -> [String] {
      events.compactMap {
        guard case .input(.controller(let event)) = $0 else { return nil }
        return "\(event.button) \(event.phase)"
      }
    }

    @Test func controllerButtonsAreReportedByTheirFunction() throws {
      let events = try heard { _ in
        for (type, state) in [(SDL_CONTROLLERBUTTONDOWN, SDL_PRESSED), (SDL_CONTROLLERBUTTONUP, 0)]
        {
          for button in [
            SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLER_BUTTON_GUIDE, SDL_CONTROLLER_BUTTON_B,
            SDL_CONTROLLER_BUTTON_X, SDL_CONTROLLER_BUTTON_Y,
            SDL_CONTROLLER_BUTTON_LEFTSTICK, SDL_CONTROLLER_BUTTON_RIGHTSTICK,
          ] {
            var event = SDL_Event()
            event.cbutton.type = type.rawValue
            event.cbutton.button = UInt8(button.rawValue)
            event.cbutton.state = UInt8(state)
            SDL_PushEvent(&event)
          }
        }
      }
      #expect(
        controllers(events)
          == ["pressed", "released"].flatMap { phase in
            ["confirm", "cancel", "special", "undo", "mark", "filter"].map { "\($0) \(phase)" }
          })
    }
    @Test func triggersAndTheRightStickTurnAndResize() throws {
      let events = try heard { _ in
        for (axis, value) in [
          (SDL_CONTROLLER_AXIS_TRIGGERLEFT, 32_767), (SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 32_767),
          (SDL_CONTROLLER_AXIS_RIGHTX, -32_768), (SDL_CONTROLLER_AXIS_RIGHTX, 32_767),
          (SDL_CONTROLLER_AXIS_RIGHTY, -32_768), (SDL_CONTROLLER_AXIS_RIGHTY, 32_767),
        ] {
          for value in [value, 0] {
            var event = SDL_Event()
            event.caxis.type = SDL_CONTROLLERAXISMOTION.rawValue
            event.caxis.axis = UInt8(axis.rawValue)
            event.caxis.value = Int16(value)
            SDL_PushEvent(&event)
          }
        }
      }
      #expect(
        controllers(events)
          == ["turnLeft", "turnRight", "turnLeft", "turnRight", "larger", "smaller"].flatMap {
            ["\($0) pressed", "\($0) released"]
          })
    }
    @Test func theStickPressesOnceUntilItReturns() throws {
      let events = try heard { _ in
        for value: Int16 in [3000, 15_000, 20_000, 32_000, 14_000, 20_000, 5000, -32_768, 0] {
          var event = SDL_Event()
          event.caxis.type = SDL_CONTROLLERAXISMOTION.rawValue
          event.caxis.axis = UInt8(SDL_CONTROLLER_AXIS_LEFTX.rawValue)
          event.caxis.value = value
          SDL_PushEvent(&event)
        }
      }
      #expect(
        controllers(events) == [
          "dpadRight pressed", "dpadRight released", "dpadLeft pressed", "dpadLeft released",
        ])
    }
    @Test func aTouchscreenThatIsUnpluggedLosesItsFingersAndNoOthers() throws {
      try Graphics.with { graphics in
        let source = EventSource(window: graphics.window)
        source.fingers = [
          1: Finger(id: PointerID(11), device: 5), 2: Finger(id: PointerID(12), device: 6),
          3: Finger(id: PointerID(13), device: nil),
        ]
        var events: [PlatformEvent] = []
        source.cancelUnplugged(&events) { $0 == 6 }
        #expect(pointers(events).map(\.phase) == [.cancelled])
        #expect(pointers(events).map(\.id) == [PointerID(11)])
        #expect(source.fingers.keys.sorted() == [2, 3])
        SDL_FlushEvents(0, 0xFFFF)
        finger(SDL_FINGERUP, 1, 0.5, 0.5)
        source.events(waitingAtMost: .zero, into: &events)
        #expect(pointers(events).map(\.id) == [PointerID(12)], "6 is not plugged in either")
      }
    }
    @Test func fingersAreReportedInPoints() throws {
      let events = pointers(
        try heard(scale: 2) { _ in
          finger(SDL_FINGERDOWN, 900, 0.5, 0.5)
          finger(SDL_FINGERMOTION, 900, 0.25, 1)
          finger(SDL_FINGERUP, 900, 0.25, 1)
        })
      #expect(events.map(\.phase) == [.began, .moved, .ended])
      #expect(events.map(\.location) == [at(80, 60), at(40, 120), at(40, 120)])
      #expect(Set(events.map(\.id)).count == 1)
      #expect(events.allSatisfy { $0.source == .touch && $0.button == .primary })
    }
    @Test func aReusedFingerNumberGetsANewID() throws {
      let events = pointers(
        try heard { _ in
          finger(SDL_FINGERDOWN, 3, 0, 0)
          finger(SDL_FINGERDOWN, 4, 0, 0)
          finger(SDL_FINGERUP, 3, 0, 0)
          finger(SDL_FINGERDOWN, 3, 0, 0)
        })
      #expect(events.map(\.id)[0] == events.map(\.id)[2])
      #expect(Set(events.map(\.id)).count == 3)
    }
    @Test func aFingerThatNeverCameDownIsIgnored() throws {
      let events = try heard { _ in
        finger(SDL_FINGERMOTION, 5, 0, 0)
        finger(SDL_FINGERUP, 5, 0, 0)
      }
      #expect(events.isEmpty)
    }
    @Test func theMouseReportsItsButton() throws {
      let events = pointers(
        try heard(scale: 2) { _ in
          for button in [SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE, SDL_BUTTON_X1] {
            var event = SDL_Event()
            event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
            event.button.button = UInt8(button)
            event.button.state = UInt8(SDL_PRESSED)
            (event.button.x, event.button.y) = (100, 50)
            SDL_PushEvent(&event)
          }
        })
      #expect(events.map(\.button) == [.primary, .secondary, .middle])
      #expect(events.allSatisfy { $0.id == .mouse && $0.source == .mouse })
      #expect(events.allSatisfy { $0.location == at(50, 25) })
    }
    @Test func theWheelReportsItsNotches() throws {
      let events = try heard { _ in
        for direction in [SDL_MOUSEWHEEL_NORMAL, SDL_MOUSEWHEEL_FLIPPED] {
          var event = SDL_Event()
          event.wheel.type = SDL_MOUSEWHEEL.rawValue
          event.wheel.direction = direction.rawValue
          (event.wheel.preciseX, event.wheel.preciseY) = (0.5, 2)
          SDL_PushEvent(&event)
        }
      }
      let turns = events.compactMap { event -> [Double]? in
        if case .input(.wheel(let wheel)) = event { [wheel.deltaX, wheel.deltaY] } else { nil }
      }
      #expect(turns == [[0.5, 2], [-0.5, -2]])
    }
    @Test func keysAreNamedByTheirFunction() throws {
      let symbols = [
        SDLK_UP, SDLK_RETURN, SDLK_KP_ENTER, SDLK_ESCAPE, SDLK_F11, SDLK_q, SDLK_LSHIFT,
      ]
      let events = try heard { _ in
        for symbol in symbols {
          var event = SDL_Event()
          event.key.type = SDL_KEYDOWN.rawValue
          event.key.state = UInt8(SDL_PRESSED)
          event.key.keysym.sym = SDL_Keycode(symbol.rawValue)
          event.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue)
          SDL_PushEvent(&event)
        }
      }
      let keys = events.compactMap { event -> KeyEvent? in
        if case .input(.key(let key)) = event { key } else { nil }
      }
      #expect(
        keys.map(\.key) == [.up, .enter, .enter, .escape, .function(11), .character("q")])
      #expect(keys.allSatisfy { $0.modifiers == .control && $0.phase == .pressed })
    }
    @Test func textThatIsTypedWithControlHeldIsAShortcut() throws {
      let events = try heard { _ in
        for mod in [KMOD_LCTRL, KMOD_NONE] {
          var press = SDL_Event()
          press.key.type = SDL_KEYDOWN.rawValue
          press.key.keysym.mod = UInt16(mod.rawValue)
          SDL_PushEvent(&press)
          var event = SDL_Event()
          event.text.type = SDL_TEXTINPUT.rawValue
          withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: "м".utf8) }
          SDL_PushEvent(&event)
        }
      }
      #expect(events == [.input(.text("м"))])
    }
    @Test func typedTextIsReadWholeFromItsBuffer() throws {
      let events = try heard { _ in
        for text in ["a", "ñandú 日本", ""] {
          var event = SDL_Event()
          event.text.type = SDL_TEXTINPUT.rawValue
          withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
          SDL_PushEvent(&event)
        }
      }
      #expect(events == [.input(.text("a")), .input(.text("ñandú 日本")), .input(.text(""))])
    }
    @Test func theCompositionOfAnInputMethodIsReported() throws {
      let long = String(repeating: "にほんご", count: 12)
      let events = try heard { _ in
        var short = SDL_Event()
        short.edit.type = SDL_TEXTEDITING.rawValue
        withUnsafeMutableBytes(of: &short.edit.text) { $0.copyBytes(from: "にほ".utf8) }
        SDL_PushEvent(&short)
        var event = SDL_Event()
        event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
        event.editExt.text = SDL_strdup(long)
        SDL_PushEvent(&event)
      }
      #expect(events == [.input(.composition("にほ")), .input(.composition(long))])
    }
    @Test func textInputIsOffUntilItIsAskedFor() throws {
      try Graphics.with { graphics in
        let window = graphics.window
        #expect(!window.takesText)
        window.beginText(at: Rect(x: 10, y: 10, width: 2, height: 30))
        #expect(window.takesText)
        window.moveText(to: Rect(x: 40, y: 10, width: 2, height: 30))
        window.endText()
        #expect(!window.takesText)
      }
    }
    @Test func copiedTextCanBePasted() throws {
      try Graphics.with { graphics in
        for text in ["one", "ñandú 日本 👍🏽", ""] {
          graphics.window.clipboard = text
          #expect(graphics.window.clipboard == text)
        }
      }
    }
    @Test func anotherThreadCanWakeTheLoop() throws {
      try Graphics.with { graphics in
        let source = EventSource(window: graphics.window)
        var events: [PlatformEvent] = [.quit]
        SDL_FlushEvents(0, 0xFFFF)
        source.waker()
        let start = Window.now
        source.events(waitingAtMost: .seconds(5), into: &events)
        #expect(events.isEmpty && Window.now - start < .seconds(1))
        source.events(waitingAtMost: .milliseconds(30), into: &events)
        #expect(Window.now - start >= .milliseconds(30), "without events it waits for the timeout")
      }
    }
    @Test func windowEventsAreReported() throws {
      let events = try heard { _ in
        for news in [
          SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_FOCUS_LOST,
          SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_CLOSE,
        ] {
          var event = SDL_Event()
          event.window.type = SDL_WINDOWEVENT.rawValue
          event.window.event = UInt8(news.rawValue)
          SDL_PushEvent(&event)
        }
        var quit = SDL_Event()
        quit.type = SDL_QUIT.rawValue
        SDL_PushEvent(&quit)
      }
      #expect(events == [.resized, .exposed, .focusLost, .quit])
    }
    @Test func whoeverQuitsWithoutBeingAskedHasLostTheDisplay() throws {
      let events = try heard { _ in
        var quit = SDL_Event()
        quit.type = SDL_QUIT.rawValue
        SDL_PushEvent(&quit)
      }
      #expect(events == [.displayLost])
    }
  }
}
