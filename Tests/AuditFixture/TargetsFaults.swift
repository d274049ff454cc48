import SwiftUI

// Each fault is on the line that the comment marks; the view after it is the same without the fault.

#Preview("target-size: one point too narrow", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Text("Go").frame(width: 43, height: 44).border(.black)  // here
    }
}

#Preview("without target-size: one point too narrow", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Text("Go").frame(minWidth: 44, minHeight: 44).border(.black)
    }
}

#Preview("target-size: tiny ones side by side", traits: .sizeThatFitsLayout) {
    HStack(spacing: 4) {
        Button {
        } label: {
            Image(systemName: "plus").resizable().frame(width: 20, height: 20)
        }.accessibilityLabel("More")  // here
        Button {
        } label: {
            Image(systemName: "minus").resizable().frame(width: 20, height: 4)
        }.accessibilityLabel("Less")
    }
}

#Preview("without target-size: tiny ones side by side", traits: .sizeThatFitsLayout) {
    HStack(spacing: 4) {
        Button {
        } label: {
            Image(systemName: "plus").frame(width: 44, height: 44)
        }.accessibilityLabel("More")
        Button {
        } label: {
            Image(systemName: "minus").frame(width: 44, height: 44)
        }.accessibilityLabel("Less")
    }
}

#Preview("target-size: a small symbol", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Image(systemName: "gear")
    }.accessibilityLabel("Settings")  // here
}

#Preview("without target-size: a small symbol", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Image(systemName: "gear").padding(14).contentShape(Rectangle())
    }
    .accessibilityLabel("Settings")
}

#Preview("target-size: a content shape makes it smaller", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Text("Open").frame(width: 80, height: 50).contentShape(Rectangle().inset(by: 12))  // here
    }
}

#Preview("without target-size: a content shape makes it smaller", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Text("Open").frame(minWidth: 80, minHeight: 50).contentShape(Rectangle().inset(by: 2))
    }
}

#Preview("target-size: an icon at the end of a row", traits: .sizeThatFitsLayout) {
    HStack {
        Text("Lamp")
        Spacer()
        Button {
        } label: {
            Image(systemName: "ellipsis").frame(width: 20, height: 20)
        }.accessibilityLabel("Lamp, options")  // here
    }
    .padding()
}

#Preview("without target-size: an icon at the end of a row", traits: .sizeThatFitsLayout) {
    HStack {
        Text("Lamp")
        Spacer()
        Button {
        } label: {
            Image(systemName: "ellipsis").frame(width: 44, height: 44)
        }.accessibilityLabel("Lamp, options")
    }
    .padding()
}

#Preview("target-size: a style of one's own", traits: .sizeThatFitsLayout) {
    Button("Small") {}.buttonStyle(Tight())  // here
}

#Preview("without target-size: a style of one's own", traits: .sizeThatFitsLayout) {
    Button("Roomy") {}.buttonStyle(Roomy())
}

#Preview("target-overlap: two on top of each other", traits: .sizeThatFitsLayout) {
    ZStack {
        Button {
        } label: {
            Text("One").frame(width: 80, height: 60).contentShape(Rectangle())
        }
        Button {
        } label: {
            Text("Two").frame(width: 80, height: 60).contentShape(Rectangle())  // here
        }.offset(x: 40)
    }
}

#Preview("without target-overlap: two on top of each other", traits: .sizeThatFitsLayout) {
    HStack {
        Button {
        } label: {
            Text("One").frame(width: 80, height: 60).contentShape(Rectangle())
        }
        Button {
        } label: {
            Text("Two").frame(width: 80, height: 60).contentShape(Rectangle())
        }
    }
}

#Preview("target-overlap: negative padding", traits: .sizeThatFitsLayout) {
    VStack(spacing: -20) {
        Button {
        } label: {
            Text("Upper").frame(width: 120, height: 60).contentShape(Rectangle())
        }
        Button {
        } label: {
            Text("Lower").frame(width: 120, height: 60).contentShape(Rectangle())  // here
        }
    }
}

#Preview("without target-overlap: negative padding", traits: .sizeThatFitsLayout) {
    VStack(spacing: 0) {
        Button {
        } label: {
            Text("Upper").frame(width: 120, height: 60).contentShape(Rectangle())
        }
        Button {
        } label: {
            Text("Lower").frame(width: 120, height: 60).contentShape(Rectangle())
        }
    }
}

#Preview("target-size: a plain button in a row") {
    List {
        HStack {
            Button {
            } label: {
                Text("Open").frame(width: 100, height: 20).border(.black)  // here
            }
            .buttonStyle(.plain)
            Spacer()
        }
    }
}

#Preview("without target-size: a plain button in a row") {
    NavigationStack {
        List {
            NavigationLink {
                Text("Opened")
            } label: {
                Text("Open").frame(width: 100).padding(4).border(.black)
            }
        }
    }
}

#Preview("target-size: narrow letters side by side", traits: .sizeThatFitsLayout) {
    HStack(spacing: 4) {
        Button("i") {}  // here
        Button("l") {}
        Button("t") {}
    }
    .buttonStyle(.plain)
}

#Preview("without target-size: narrow letters side by side", traits: .sizeThatFitsLayout) {
    HStack(spacing: 24) {
        Button("i") {}
        Button("l") {}
        Button("t") {}
    }
    .buttonStyle(.plain)
}
