import DisplayList
import Foundation
import PerchHost

/// The address of a page, which says what its program shows.
@MainActor
struct PageAddress {
    let page: PageConnection

    /// Shows what the address asks for, and has the address follow what is shown.
    func follow(_ session: Session, from place: String?, at time: TimeInterval) {
        if place != nil {
            // Views take an address once they are there.
            _ = session.frame(at: time)
            open(place, in: session)
        }
        session.currentPage.onChange = { show($0) }
        show(session.currentPage.page)
    }

    /// Opens a place that is not the present one.
    func open(_ place: String?, in session: Session) {
        guard let place, place != session.currentPage.page.map(PageSettings.place),
            let url = PageSettings.url(of: place)
        else { return }
        _ = session.open(url)
    }

    private func show(_ url: URL?) {
        guard let url else { return }
        page.send(WireWriter.message(.request, ["kind": "place", "path": PageSettings.place(of: url)]))
    }
}
