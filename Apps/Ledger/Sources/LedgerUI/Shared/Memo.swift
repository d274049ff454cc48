/// Keeps what was worked out last, so that a body which runs again for another reason does not do it again.
final class Memo<Input: Equatable, Output> {
    private var last: (input: Input, output: Output)?

    func callAsFunction(_ input: Input, _ work: (Input) -> Output) -> Output {
        if let last, last.input == input { return last.output }
        let output = work(input)
        last = (input, output)
        return output
    }
}
