import Foundation

/// A page that shows what changed: side by side, under a slider, and as the difference alone.
struct ComparisonPage {
    let comparison: BaselineComparison
    /// What to type to accept all of it.
    let acceptCommand: String
    /// The folders of the pictures and of those of before, as the command names them.
    let folder: String
    let baseline: String

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>What changed</title>
        <style>\(Self.style)</style>
        <header>
        <h1>What changed</h1>
        <p>\(Self.summary(comparison))</p>
        <fieldset><legend>Show</legend>\(choices)</fieldset>
        </header>
        <p>To accept all of it: <code>\(Markup.escape(acceptCommand))</code></p>
        <p class="chosen" hidden data-folder="\(Markup.escape(folder))" data-baseline="\(Markup.escape(baseline))">To accept what is
        selected: <code></code></p>
        \(comparison.entries.filter { $0.outcome != .same }.map(card).joined(separator: "\n"))
        <script>\(Self.script)</script>
        </html>

        """
    }

    static func summary(_ comparison: BaselineComparison) -> String {
        let tolerance = comparison.tolerance > 0 ? ", with a tolerance of \(comparison.tolerance)" : ""
        return
            "\(comparison.count(.changed)) changed, \(comparison.count(.new)) new, \(comparison.count(.removed)) removed, "
            + "\(comparison.count(.same)) the same\(tolerance)"
    }

    private var choices: String {
        [BaselineComparison.Outcome.changed, .new, .removed].map { outcome in
            "<label><input type=\"checkbox\" value=\"\(outcome.rawValue)\" checked> \(outcome.rawValue) "
                + "(\(comparison.count(outcome)))</label>"
        }.joined(separator: " ")
    }

    private func card(_ entry: BaselineComparison.Entry) -> String {
        let file = Markup.address(entry.file)
        func picture(_ folder: String, _ name: String) -> String {
            "<figure><img src=\"\(folder)\(file)\" alt=\"\(Markup.escape("\(name): \(entry.title)"))\" loading=\"lazy\">"
                + "<figcaption>\(name)</figcaption></figure>"
        }
        var pictures = ""
        if entry.outcome != .new { pictures += picture("expected/", "before") }
        if entry.outcome != .removed { pictures += picture("", "now") }
        if entry.hasDifference { pictures += picture("difference/", "difference") }
        let slider =
            entry.outcome == .changed
            ? """
            <div class="slider"><img src="expected/\(file)" alt=""><img src="\(file)" alt="">
            <input type="range" min="0" max="100" value="50" aria-label="How much of the picture of before is shown"></div>
            """ : ""
        return """
            <section data-outcome="\(entry.outcome.rawValue)">
            <h2>\(Markup.escape(entry.title)) <small>\(entry.outcome.rawValue)</small></h2>
            <label><input type="checkbox" class="accept" value="\(Markup.escape(entry.file))"> Accept this one</label>
            <p>\(Markup.escape(entry.detail))</p>
            <div class="pictures">\(pictures)\(slider)</div>
            </section>
            """
    }

    private static let style = """

        :root { color-scheme: light dark; }
        body { margin: 0 auto; padding: 32px; max-width: 1680px; font: 15px/1.45 Inter, system-ui, sans-serif;
          background: light-dark(#f2f2f7, #000); color: light-dark(#1c1c1e, #f2f2f7); }
        header { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: baseline; }
        h1 { font-size: 34px; margin: 0; }
        fieldset { border: 0; padding: 0; margin: 0; }
        legend { float: left; margin-right: 8px; }
        section { background: light-dark(#fff, #1c1c1e); border-radius: 16px; padding: 16px 20px; margin: 16px 0; }
        h2 { font-size: 18px; margin: 0; }
        small { font-weight: 400; color: light-dark(#5c5c61, #aeaeb2); }
        .chosen { position: sticky; top: 0; z-index: 1; padding: 10px 14px; border-radius: 10px; background: light-dark(#fff, #1c1c1e); overflow-wrap: anywhere; }
        section label { display: inline-flex; gap: 6px; align-items: center; min-height: 28px; }
        code { user-select: all; font: 13px ui-monospace, monospace; }
        .pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
        figure, .slider { margin: 0; flex: 1 1 220px; max-width: 420px; }
        img { width: 100%; height: auto; display: block; border-radius: 8px; outline: 1px solid #8883; }
        .slider { display: grid; }
        .slider > img { grid-area: 1 / 1; }
        .slider > img + img { clip-path: inset(0 0 0 var(--at, 50%)); }
        .slider input { grid-area: 2 / 1; width: 100%; }
        [hidden] { display: none; }

        """

    /// The command that it writes copies the pictures that are selected, and deletes those whose preview is gone.
    private static let script = #"""

        for (const input of document.querySelectorAll('.slider input')) {
          input.addEventListener('input', () => input.parentElement.style.setProperty('--at', input.value + '%'));
        }
        for (const box of document.querySelectorAll('fieldset input')) {
          box.addEventListener('change', () => {
            for (const section of document.querySelectorAll(`section[data-outcome="${box.value}"]`)) section.hidden = !box.checked;
          });
        }
        const chosen = document.querySelector('.chosen');
        const quoted = text => {
          const plain = text.startsWith('-') ? `./${text}` : text;
          return /^[\w./:=,+@%-]+$/.test(plain) ? plain : `'${plain.replaceAll("'", "'\\''")}'`;
        };
        const inFolder = (folder, file) => quoted(`${folder.replace(/\/+$/, '')}/${file}`);
        for (const box of document.querySelectorAll('.accept')) {
          box.addEventListener('change', () => {
            const boxes = [...document.querySelectorAll('.accept:checked')], { folder, baseline } = chosen.dataset;
            const isGone = box => box.closest('section').dataset.outcome === 'removed';
            const copies = boxes.filter(box => !isGone(box)).map(box => inFolder(folder, box.value));
            const deletions = boxes.filter(isGone).map(box => inFolder(baseline, box.value));
            chosen.querySelector('code').textContent = [
              ...copies.length ? [`cp ${copies.join(' ')} ${inFolder(baseline, '')}`] : [], ...deletions.length ? [`rm ${deletions.join(' ')}`] : [],
            ].join(' && ');
            chosen.hidden = !boxes.length;
          });
        }

        """#
}
