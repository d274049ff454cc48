import Foundation
import PerchTesting
import SwiftUI
import Testing
import UIKit

/// What a table shows of its rows, and what fingers and changes do to it.
@MainActor @Suite struct TableViewTests {
    private final class Cell: UITableViewCell {
        static var made = 0
        private(set) var reuses = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Self.made += 1
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]]
        var titles: [String?] = []
        var events: [String] = []
        var asked = 0
        var height = UITableView.automaticDimension
        var actions: UISwipeActionsConfiguration?
        var edits: [String] = []

        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles.indices.contains(section) ? titles[section] : nil
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            events.append("select \(indexPath.section).\(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            events.append("deselect \(indexPath.section).\(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { actions }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { edits.append("\(editingStyle) \(indexPath.row)") }
    }

    private func names(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

    /// A table of 300 by 400 points.
    private func table(_ source: Source, _ style: UITableView.Style = .plain) -> (UITableView, FingerScreen) {
        let table = UITableView(frame: .zero, style: style)
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        let screen = FingerScreen(table)
        screen.frame()
        return (table, screen)
    }

    private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    // MARK: Rows

    @Test func onlyRowsInSightHaveCells() {
        let source = Source([names(10_000)])
        Cell.made = 0
        let (table, screen) = table(source)
        #expect(table.visibleCells.count == 10)
        #expect(table.contentSize == CGSize(width: 300, height: 440_000))
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 88, width: 300, height: 44))
        table.contentOffset.y = 220_000
        screen.frame()
        #expect(texts(table).first == "Row 5000" && table.visibleCells.count == 10)
        table.contentOffset.y = 220_022
        screen.frame()
        #expect(table.visibleCells.count == 10)
        // The cells that went out of sight are those that came.
        #expect(Cell.made <= 20)
        #expect(source.asked <= 24)
    }

    @Test func aRowIsAsHighAsItsContent() throws {
        let source = Source([["One", String(repeating: "words and words ", count: 12), "Three"]])
        let (table, _) = table(source)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        cell.textLabel?.numberOfLines = 0
        table.layoutIfNeeded()
        let rows = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(rows[0].height == 44 && rows[2].height == 44)
        #expect(rows[1].height > 100 && rows[2].minY == rows[1].maxY)
    }

    @Test func constraintsDecideTheHeight() throws {
        final class Tall: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 30),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 80),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let source = Source([names(3)])
        let table = UITableView()
        table.register(Tall.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.separatorStyle = .none
        table.translatesAutoresizingMaskIntoConstraints = false
        // The table itself is placed by constraints, as in most programs.
        let root = UIView()
        root.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: root.topAnchor),
            table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        let screen = FingerScreen(root)
        screen.frame()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 100, width: 300, height: 100))
        let box = try #require(table.visibleCells.first?.contentView.subviews.first)
        #expect(box.frame == CGRect(x: 30, y: 10, width: 270, height: 80))
    }

    @Test func theDelegateSaysHowHighRowsAre() {
        let source = Source([names(4)])
        source.height = 70
        let (table, _) = table(source)
        #expect(table.contentSize.height == 280)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 150)) == IndexPath(row: 2, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 290)) == nil)
    }

    @Test func anUnregisteredNameGivesAnEmptyRow() {
        let table = UITableView()
        let cell = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
        #expect(type(of: cell) == UITableViewCell.self)
        #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    }

    // MARK: Sections

    @Test func headersOfPlainSectionsStayAtTheTop() throws {
        let source = Source([names(20), names(20)])
        source.titles = ["First", "Second"]
        let (table, screen) = table(source)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.textLabel?.text == "First")
        #expect(header.frame.minY == 22)
        table.contentOffset.y = 300
        screen.frame()
        #expect(table.headerView(forSection: 0)?.frame.minY == 300)
        // The next one pushes it out.
        let next = table.rectForHeader(inSection: 1)
        table.contentOffset.y = next.minY - 5
        screen.frame()
        #expect(table.headerView(forSection: 0)?.frame.maxY == next.minY)
    }

    @Test func groupsHaveCornersAndRoom() throws {
        let source = Source([["One", "Two", "Three"], ["Four"]])
        source.titles = ["Numbers"]
        let (table, _) = table(source, .insetGrouped)
        let cells = table.visibleCells
        #expect(cells[0].frame.minX == 16 && cells[0].frame.width == 268)
        #expect(cells[0].layer.cornerRadius == 10)
        #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(cells[1].layer.cornerRadius == 0)
        #expect(
            cells[3].layer.maskedCorners.contains(.layerMinXMaxYCorner)
                && cells[3].layer.maskedCorners.contains(.layerMinXMinYCorner))
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "NUMBERS")
        #expect(cells[3].frame.minY > cells[2].frame.maxY + 30)
    }

    @Test func viewsAboveAndBelowTakeTheirRoom() {
        let source = Source([names(2)])
        let (table, screen) = table(source)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
        screen.frame()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 138, width: 300, height: 30))
        #expect(table.contentSize.height == 168)
    }

    // MARK: Fingers

    @Test func aTapSelectsARow() {
        let source = Source([names(20)])
        let (table, screen) = table(source)
        screen.tap(100, 60)
        screen.frame(after: 0.2)
        #expect(source.events == ["select 0.1"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        screen.tap(100, 150)
        screen.frame(after: 0.2)
        #expect(source.events == ["select 0.1", "deselect 0.1", "select 0.3"])
        table.deselectRow(at: IndexPath(row: 3, section: 0), animated: true)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func aFingerThatScrollsSelectsNothing() {
        let source = Source([names(100)])
        let (table, screen) = table(source)
        screen.fling(from: CGPoint(x: 100, y: 300), by: CGSize(width: 0, height: -120), speed: 600)
        screen.wait(0.5)
        #expect(table.contentOffset.y > 100)
        #expect(source.events.isEmpty)
        #expect(texts(table).first != "Row 0")
    }

    @Test func severalRowsCanBeSelected() {
        let source = Source([names(5)])
        let (table, screen) = table(source)
        table.allowsMultipleSelection = true
        for y in [20.0, 60, 20] {
            screen.tap(100, y)
            screen.frame(after: 0.2)
        }
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
        #expect(source.events == ["select 0.0", "select 0.1", "deselect 0.0"])
    }

    @Test func aSwipeShowsButtons() throws {
        let source = Source([names(5)])
        var done: [String] = []
        source.actions = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { action, _, finish in
                done.append(action.title ?? "")
                finish(true)
            }
        ])
        let (table, screen) = table(source)
        screen.fling(from: CGPoint(x: 250, y: 60), by: CGSize(width: -70, height: 0), speed: 200)
        screen.frame(after: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let button = try #require(table.subviews.lazy.flatMap(\.subviews).first { $0 is UIButton })
        #expect(cell.frame.minX == -button.bounds.width && button.bounds.width >= 74)
        screen.tap(270, 60)
        screen.frame(after: 0.2)
        #expect(done == ["Delete"])
        #expect(cell.frame.minX == 0)
        #expect(source.events.isEmpty)
    }

    @Test func rowsThatAreEditedHaveAControl() throws {
        let source = Source([names(3)])
        let (table, screen) = table(source)
        table.setEditing(true, animated: false)
        screen.frame()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.isEditing && cell.contentView.frame.minX == 38)
        screen.tap(20, 66)
        screen.frame(after: 0.2)
        #expect(source.edits == ["delete 1"])
    }

    // MARK: Changes

    @Test func cellsOfRowsThatStayAreKept() throws {
        let source = Source([names(5)])
        let (table, screen) = table(source)
        let third = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        source.sections[0].remove(at: 0)
        source.sections[0].insert(contentsOf: ["A", "B"], at: 0)
        source.asked = 0
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
        }
        screen.frame()
        #expect(texts(table) == ["A", "B", "Row 1", "Row 2", "Row 3", "Row 4"])
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === third)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        #expect(source.asked == 2)
    }

    @Test func aCountThatDoesNotFitLoadsAllRows() {
        let source = Source([names(5)])
        let (table, screen) = table(source)
        source.sections[0].removeLast(2)
        table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .automatic)
        screen.frame()
        #expect(texts(table) == names(3))
    }

    @Test func sectionsComeAndGo() {
        let source = Source([["a"], ["b"], ["c"]])
        let (table, screen) = table(source)
        source.sections = [["n"], ["a"], ["c"]]
        table.beginUpdates()
        table.deleteSections(IndexSet(integer: 1), with: .fade)
        table.insertSections(IndexSet(integer: 0), with: .fade)
        table.endUpdates()
        screen.frame()
        #expect(texts(table) == ["n", "a", "c"])
        source.sections[1] = ["x"]
        table.reloadSections(IndexSet(integer: 1), with: .none)
        screen.frame()
        #expect(texts(table) == ["n", "x", "c"])
    }

    @Test func scrollToRowPutsItWhereItIsAsked() {
        let source = Source([names(100)])
        let (table, screen) = table(source)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        screen.frame()
        #expect(table.contentOffset.y == 2200)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
        #expect(abs(table.contentOffset.y - 1844) < 0.001)
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 4000)
        table.scrollToRow(at: IndexPath(row: 500, section: 3), at: .top, animated: false)
        #expect(table.contentOffset.y == 4000)
    }

    @Test func snapshotsShowWhatDiffers() throws {
        let table = UITableView()
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        var made: [String] = []
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
            made.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
        let screen = FingerScreen(table)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c"], toSection: 0)
        snapshot.appendItems(["d"], toSection: 1)
        source.apply(snapshot)
        screen.frame()
        #expect(texts(table) == ["a", "b", "c", "d"])
        let kept = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        made = []
        snapshot.deleteItems(["b"])
        snapshot.insertItems(["x"], beforeItem: "a")
        snapshot.reloadItems(["a"])
        source.apply(snapshot)
        screen.frame()
        #expect(texts(table) == ["x", "a", "c", "d"])
        #expect(made.sorted() == ["a", "x"])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === kept)
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "d")
        #expect(source.indexPath(for: "c") == IndexPath(row: 2, section: 0))
        #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    /// Beside each other: a plain table, and one in groups. Labels fill their rows, and texts begin at the leading edge.
    @Test func tablesLookLikeThis() {
        final class Looks: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruit" }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                "From the garden."
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .default]
                let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
                cell.textLabel?.text = ["Apple", "Pear", "Plum", "Quince"][indexPath.row]
                cell.detailTextLabel?.text = "ripe"
                let accessories: [UITableViewCell.AccessoryType] = [
                    .disclosureIndicator, .none, .detailButton, .checkmark,
                ]
                cell.accessoryType = accessories[indexPath.row]
                if indexPath.row == 3 { cell.imageView?.image = UIImage(systemName: "leaf") }
                return cell
            }
        }
        struct Table: UIViewRepresentable {
            let source: Looks
            let style: UITableView.Style
            func makeUIView(context: Context) -> UITableView {
                let table = UITableView(frame: .zero, style: style)
                table.dataSource = source
                return table
            }
            func updateUIView(_ uiView: UITableView, context: Context) {}
        }
        let source = Looks()
        assertSnapshot(
            of: HStack(spacing: 0) {
                Table(source: source, style: .plain)
                Table(source: source, style: .insetGrouped)
            }
            .frame(width: 500, height: 330), as: .image())
    }
}
