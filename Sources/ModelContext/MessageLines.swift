import Foundation

/// Splits a stream into messages, one a line.
package struct MessageLines {
    /// The longest message that is kept, in bytes.
    package static let longest = 16 << 20

    private var buffer: [UInt8] = []
    private var isSkipping = false

    package init() {}

    /// A whole line, or one that was too long to keep.
    package enum Line: Equatable {
        case message(Data)
        case tooLong
    }

    /// Takes bytes as they come, and returns the lines that they complete. Empty lines are left out.
    package mutating func add(_ bytes: some Sequence<UInt8>) -> [Line] {
        var lines: [Line] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if isSkipping {
                    lines.append(.tooLong)
                } else if buffer.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) {
                    lines.append(.message(Data(buffer)))
                }
                buffer = []
                isSkipping = false
            } else if !isSkipping {
                buffer.append(byte)
                if buffer.count > Self.longest {
                    buffer = []
                    isSkipping = true
                }
            }
        }
        return lines
    }
}

extension ContextServer {
    /// Answers the messages of standard input on standard output, until the input ends.
    package func serve(input: FileHandle = .standardInput, output: FileHandle = .standardOutput) {
        var lines = MessageLines()
        while true {
            let data = input.availableData
            guard !data.isEmpty else { return }
            for line in lines.add(data) {
                guard let reply = reply(to: line) else { continue }
                do { try output.write(contentsOf: reply + [UInt8(ascii: "\n")]) } catch { return }
            }
        }
    }

    func reply(to line: MessageLines.Line) -> Data? {
        switch line {
        case .message(let data): reply(to: data)
        case .tooLong: Self.tooLong
        }
    }

    private static let tooLong = Data(
        #"{"error":{"code":-32600,"message":"The message is longer than 16 MB."},"id":null,"jsonrpc":"2.0"}"#.utf8)
}
