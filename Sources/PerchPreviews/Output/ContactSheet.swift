import Foundation

/// A page that shows all the pictures of a manifest, variants of one preview side by side.
struct ContactSheet {
    private let manifest: Manifest

    init(_ manifest: Manifest) { self.manifest = manifest }

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Previews</title>
        <style>\(Self.style)</style>
        <header>
        <h1>Previews</h1>
        <p>\(summary)</p>
        <input type="search" placeholder="Filter by name or file" aria-label="Filter by name or file">
        </header>
        <main>
        \(failures)\(groups.map(Self.section).joined(separator: "\n"))
        </main>
        <script>\(Self.script)</script>
        </html>

        """
    }

    // MARK: Contents

    /// The pictures of one source file, in the order they are in it.
    private struct Group {
        var file: String
        var module: String
        var previews: [[Manifest.Entry]]
    }

    private var groups: [Group] {
        var groups: [Group] = []
        for picture in manifest.pictures {
            if groups.last?.file != picture.file || groups.last?.module != picture.module {
                groups.append(Group(file: picture.file, module: picture.module, previews: []))
            }
            let last = groups[groups.count - 1].previews.last?.last
            if let last, last.name == picture.name, last.line == picture.line {
                groups[groups.count - 1].previews[groups[groups.count - 1].previews.count - 1].append(picture)
            } else {
                groups[groups.count - 1].previews.append([picture])
            }
        }
        return groups
    }

    private var summary: String {
        let previews = Set(manifest.pictures.map { "\($0.module)/\($0.file):\($0.line ?? 0)\($0.name)" })
            .count
        return "\(previews) previews, \(manifest.pictures.count) pictures"
            + (manifest.failures.isEmpty ? "" : ", <strong>\(manifest.failures.count) failed</strong>")
    }

    private var failures: String {
        guard !manifest.failures.isEmpty else { return "" }
        let items = manifest.failures.map { failure in
            let place = failure.line.map { "\(failure.file):\($0)" } ?? failure.file
            return "<li><b>\(Markup.escape(failure.name))</b> <code>\(Markup.escape(place))</code> "
                + "\(Markup.escape(failure.variant?.label ?? ""))<pre>\(Markup.escape(failure.reason))</pre></li>"
        }
        return "<section class=\"failures\"><h2>Could not be drawn</h2><ul>\(items.joined())</ul></section>\n"
    }

    private static func section(_ group: Group) -> String {
        """
        <section>
        <h2>\(Markup.escape(group.file.hasSuffix(".swift") ? String(group.file.dropLast(6)) : group.file)) <small>\(Markup.escape(group.module))</small></h2>
        <div class="grid">
        \(group.previews.map(card).joined(separator: "\n"))
        </div>
        </section>
        """
    }

    private static func card(_ pictures: [Manifest.Entry]) -> String {
        guard let first = pictures.first else { return "" }
        let place = first.line.map { "\(first.file):\($0)" } ?? first.file
        let caption = first.name == place ? "" : Markup.escape(first.name)
        let key = Markup.escape("\(first.name) \(first.module) \(place)".lowercased())
        return """
            <figure data-key="\(key)">
            <div class="pictures">\(pictures.map(image).joined())</div>
            <figcaption>\(caption) <code>\(Markup.escape(place))</code></figcaption>
            </figure>
            """
    }

    private static func image(_ picture: Manifest.Entry) -> String {
        let width = Double(picture.pixelWidth) / picture.scale
        let height = Double(picture.pixelHeight) / picture.scale
        // A whole screen is shown smaller than a component, and can be opened.
        let isScreen = max(width, height) > 600
        let shown = isScreen ? width * 440 / max(width, height) : width
        let address = Markup.escape(
            picture.picture.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? picture.picture)
        let label = Markup.escape("\(picture.name), \(picture.variant.label)")
        let classes = picture.variant.scheme.rawValue + (isScreen ? " screen" : "")
        let (w, h) = (Int(shown.rounded()), Int((height * shown / width).rounded()))
        let content =
            picture.picture.hasSuffix(".pdf")
            ? "<object data=\"\(address)\" type=\"application/pdf\" width=\"\(w)\" height=\"\(h)\">\(label)</object>"
            : "<img src=\"\(address)\" width=\"\(w)\" height=\"\(h)\" alt=\"\(label)\" loading=\"lazy\">"
        return "<a class=\"\(classes)\" href=\"\(address)\" title=\"\(label)\">\(content)</a>"
    }

    // MARK: Looks

    private static let style = """

        :root { color-scheme: light dark; --page: #f2f2f7; --card: #fff; --ink: #1c1c1e; --quiet: #5d5d68; --line: #d1d1d6; }
        @media (prefers-color-scheme: dark) {
          :root { --page: #000; --card: #1c1c1e; --ink: #f2f2f7; --quiet: #a3a3ae; --line: #38383a; }
        }
        body { margin: 0 auto; padding: 32px; max-width: 1680px; background: var(--page); color: var(--ink);
          font: 15px/1.4 Inter, system-ui, sans-serif; }
        header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 8px 16px; }
        h1 { font-size: 34px; letter-spacing: -.02em; margin: 0; }
        header p { color: var(--quiet); margin: 0; flex: 1; }
        input { font: inherit; color: inherit; padding: 8px 14px; width: 260px; border: 0; border-radius: 10px;
          background: color-mix(in srgb, var(--quiet) 16%, transparent); }
        h2 { font-size: 20px; margin: 36px 0 12px; }
        small, code, figcaption { color: var(--quiet); font-size: 13px; font-weight: 400; }
        code { font-family: ui-monospace, monospace; font-size: 12px; }
        .grid { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
        figure { margin: 0; background: var(--card); border-radius: 16px; overflow: hidden; max-width: 100%; }
        figcaption { padding: 10px 16px; color: var(--ink); border-top: 1px solid var(--line); }
        .pictures { display: flex; flex-wrap: wrap; }
        .pictures a { display: flex; flex: 1; align-items: center; justify-content: center; padding: 24px;
          background: #fff; }
        .pictures a.dark { background: #000; }
        img { display: block; max-width: 100%; height: auto; }
        .screen img { border-radius: 24px; box-shadow: 0 0 0 1px #8885, 0 8px 24px #0002; }
        .failures pre { background: var(--card); padding: 12px; border-radius: 10px; overflow: auto; }
        [hidden] { display: none; }

        """

    private static let script = """

        document.querySelector('input').addEventListener('input', event => {
          const wanted = event.target.value.toLowerCase();
          for (const section of document.querySelectorAll('section:not(.failures)')) {
            let any = false;
            for (const figure of section.querySelectorAll('figure')) {
              figure.hidden = !figure.dataset.key.includes(wanted);
              any ||= !figure.hidden;
            }
            section.hidden = !any;
          }
        });

        """
}
