/// Gaussian elimination that selects the largest number of a column as the pivot.
enum Elimination {
    /// Returns the determinant of a matrix.
    static func determinant<Number: BinaryFloatingPoint>(_ columns: [[Number]]) -> Number {
        var rows = columns
        var result: Number = 1
        for step in rows.indices {
            let pivot = rows.indices[step...].max { abs(rows[$0][step]) < abs(rows[$1][step]) } ?? step
            guard rows[pivot][step] != 0 else { return 0 }
            if pivot != step {
                rows.swapAt(pivot, step)
                result = -result
            }
            result *= rows[step][step]
            for row in rows.indices[(step + 1)...] {
                let factor = rows[row][step] / rows[step][step]
                for place in rows.indices { rows[row][place] -= factor * rows[step][place] }
            }
        }
        return result
    }

    /// Returns the columns of the inverse of a matrix.
    static func inverse<Number: BinaryFloatingPoint>(_ columns: [[Number]]) -> [[Number]] {
        let count = columns.count
        // The same operations turn the columns into the identity matrix, and the identity matrix into the inverse.
        var rows = columns.enumerated().map { place, column in
            column + (0..<count).map { $0 == place ? 1 : 0 }
        }
        for step in 0..<count {
            let pivot = (step..<count).max { abs(rows[$0][step]) < abs(rows[$1][step]) } ?? step
            rows.swapAt(pivot, step)
            let factor = rows[step][step]
            for place in rows[step].indices { rows[step][place] /= factor }
            for row in 0..<count where row != step {
                let factor = rows[row][step]
                for place in rows[row].indices { rows[row][place] -= factor * rows[step][place] }
            }
        }
        return rows.map { Array($0[count...]) }
    }
}
