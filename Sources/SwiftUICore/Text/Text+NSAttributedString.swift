import CoreGraphics
import Foundation
import UIKit

extension Text {
    /// A text with those of its attributes that a text can have.
    package init(_ content: NSAttributedString) {
        var result = AttributedString()
        content.enumerateAttributes(in: NSRange(location: 0, length: content.length)) { attributes, range, _ in
            var part = AttributedString(content.attributedSubstring(from: range).string)
            if let font = attributes[.font] as? UIFont { part.font = Font(font) }
            if let color = attributes[.foregroundColor] as? UIColor { part.foregroundColor = Color(uiColor: color) }
            if let color = attributes[.backgroundColor] as? UIColor { part.backgroundColor = Color(uiColor: color) }
            if let url = URL(linkAttribute: attributes[.link]) { part.link = url }
            if let kern = attributes[.kern] as? NSNumber { part.kern = CGFloat(kern.doubleValue) }
            if let offset = attributes[.baselineOffset] as? NSNumber {
                part.baselineOffset = CGFloat(offset.doubleValue)
            }
            if let line = attributes[.underlineStyle] as? NSNumber, line.intValue != 0 { part.underlineStyle = .single }
            if let line = attributes[.strikethroughStyle] as? NSNumber, line.intValue != 0 {
                part.strikethroughStyle = .single
            }
            result += part
        }
        self.init(result)
    }
}

extension URL {
    /// The address of a link in a text, which may be given as text.
    package init?(linkAttribute value: Any?) {
        if let url = value as? URL {
            self = url
        } else if let text = value as? String, let url = URL(string: text) {
            self = url
        } else {
            return nil
        }
    }
}
