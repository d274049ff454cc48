import Testing

@testable import SourceRewriting

@Suite struct ObjectiveCNamesTests {
    @Test func selectorsBecomeValuesWithTheirMethods() throws {
        let source = """
            class Card: UIViewController {
                func load() {
                    button.addTarget(self, action: #selector(open), for: .touchUpInside)
                    button.addTarget(self, action: #selector(self.close(_:)), for: .touchUpInside)
                    send(#selector(UIResponder.resignFirstResponder))
                    send(#selector(model.refresh))
                    sort(#selector(NSString.caseInsensitiveCompare(_:)))
                }
            }
            let free = #selector(getter: UIView.frame)
            """
        let copy = try Copies().copy(source).text
        #expect(copy.contains("action: _perchSelector(\"open\", Card.open)"))
        #expect(copy.contains("action: _perchSelector(\"close(_:)\", Card.close(_:))"))
        #expect(copy.contains("send(_perchSelector(\"resignFirstResponder\", UIResponder.resignFirstResponder))"))
        #expect(copy.contains("send(Selector(\"refresh\")"))
        #expect(copy.contains("sort(Selector(\"caseInsensitiveCompare\")"))
        #expect(copy.contains("let free = Selector(\"frame\")"))
        #expect(copy.split(separator: "\n").count == source.split(separator: "\n").count)
        #expect(try Copies().copy(source, isForIOS: false).text == source)
    }

    @Test func gesturesBeginWithoutTheirTargets() throws {
        let source = """
            class Swipe: UIPanGestureRecognizer {
                override init(target: Any?, action: Selector?) {
                    super.init(target: target, action: action)
                }
            }
            """
        let copy = try Copies().copy(source).text
        #expect(copy.contains("             init(target: Any?"))
        #expect(copy.contains("super.init(); _perchTarget(target, action)"))
    }

    @Test func keyPathsBecomeTexts() throws {
        let copy = try Copies().copy("let a = #keyPath(Ride.start.date), b = #keyPath(name)").text
        #expect(copy.contains("let a = \"start.date\"") && copy.contains("b = \"name\""))
    }
}
