import Foundation

extension View {
    /// Shows the indicators of the scroll views in this view for a moment when they appear.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        transformEnvironment { $0.scrollIndicatorsFlash.onAppear = onAppear }
    }

    /// Shows the indicators of the scroll views in this view for a moment whenever `value` changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollIndicatorsFlashModifier(value: value))
    }
}

/// When indicators are shown without anybody scrolling.
struct ScrollIndicatorsFlash {
    var onAppear = false
    /// How often they were asked for.
    var count = 0
}

private struct ScrollIndicatorsFlashModifier<Value: Equatable> {
    let value: Value
    @State private var count: Int

    init(value: Value) {
        self.value = value
        _count = State(initialValue: 0)
    }
}

extension ScrollIndicatorsFlashModifier: ViewModifier {
    func body(content: Content) -> some View {
        let count = count
        return
            content
            .transformEnvironment { $0.scrollIndicatorsFlash.count += count }
            .onChange(of: value) { self.count += 1 }
    }
}

private struct ScrollIndicatorsFlashKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorsFlash { ScrollIndicatorsFlash() }
}

extension EnvironmentValues {
    var scrollIndicatorsFlash: ScrollIndicatorsFlash {
        get { self[ScrollIndicatorsFlashKey.self] }
        set { self[ScrollIndicatorsFlashKey.self] = newValue }
    }
}
