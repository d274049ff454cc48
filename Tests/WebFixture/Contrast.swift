import SwiftUI

/// Texts in colors that the test of contrast gives to the elements of the page as well. Each has a line, since an audit reports
/// lines.
#Preview("Contrast") {
    let (blue, orange) = (Color(red: 0, green: 0.2, blue: 1), Color(red: 1, green: 0.6, blue: 0))
    VStack(spacing: 8) {
        Text("Plain").padding(6).background(Color.white)
        Text("Gray").padding(6).foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.6)).background(Color.white)
        Text("Red").padding(6).foregroundStyle(Color(red: 1, green: 0.2, blue: 0.2)).background(Color.white)
        Text("White on orange").padding(6).foregroundStyle(.white).background(orange)
        Text("Orange on white").padding(6).foregroundStyle(orange).background(Color.white)
        Text("Blue on gray").padding(6).foregroundStyle(blue).background(Color(red: 0.6, green: 0.6, blue: 0.6))
        Text("Navy").padding(6).foregroundStyle(Color(red: 0, green: 0, blue: 0.4)).background(Color.white)
        Text("Translucent black").padding(6).foregroundStyle(.black.opacity(0.4)).background(Color.white)
        Text("Translucent white").padding(6).foregroundStyle(.white.opacity(0.6)).background(blue)
        Text("Faded red").padding(6).foregroundStyle(Color(red: 1, green: 0, blue: 0)).opacity(0.6).background(
            Color.white)
        Text("On a gradient").padding(6).foregroundStyle(.white).background(
            LinearGradient(colors: [blue, orange], startPoint: .leading, endPoint: .trailing))
    }
    .padding()
}

#Preview("Contrast in the dark") {
    let night = Color(red: 0.2, green: 0.2, blue: 0.2)
    VStack(spacing: 8) {
        Text("Plain").padding(6).foregroundStyle(.white).background(Color.black)
        Text("Gray").padding(6).foregroundStyle(Color(red: 0.4, green: 0.4, blue: 0.4)).background(Color.black)
        Text("Green").padding(6).foregroundStyle(Color(red: 0, green: 0.4, blue: 0)).background(Color.black)
        Text("Gray on gray").padding(6).foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.6)).background(night)
        Text("Blue on gray").padding(6).foregroundStyle(Color(red: 0.2, green: 0.4, blue: 1)).background(night)
        Text("Yellow").padding(6).foregroundStyle(Color(red: 1, green: 0.8, blue: 0)).background(night)
        Text("Translucent white").padding(6).foregroundStyle(.white.opacity(0.4)).background(Color.black)
        Text("Faded yellow").padding(6).foregroundStyle(Color(red: 1, green: 0.8, blue: 0)).opacity(0.4).background(
            night)
    }
    .padding()
    .preferredColorScheme(.dark)
}
