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
        <main>
        \(acceptance)
        <p class="chosen" hidden data-folder="\(Markup.escape(folder))" data-baseline="\(Markup.escape(baseline))">To accept what is
        selected: <code></code></p>
        \(comparison.entries.filter { $0.outcome != .same }.map(card).joined(separator: "\n"))
        </main>
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

    private var acceptance: String {
        guard comparison.entries.contains(where: { $0.outcome != .same }) else {
            return "<p class=\"command\">All pictures are the same as before.</p>"
        }
        return "<p class=\"command\">To accept all changes: <code>\(Markup.escape(acceptCommand))</code></p>"
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
            <input type="range" min="0" max="100" value="50" aria-label="Boundary between the previous and the new picture"></div>
            """ : ""
        return """
            <section data-outcome="\(entry.outcome.rawValue)">
            <div class="head"><h2>\(Markup.escape(entry.title)) <small>\(entry.outcome.rawValue)</small></h2>
            <label><input type="checkbox" class="accept" value="\(Markup.escape(entry.file))"> Accept this one</label></div>
            <p>\(Markup.escape(entry.detail))</p>
            <div class="pictures">\(pictures)\(slider)</div>
            </section>
            """
    }

    private static let style = """

        :root {
          color-scheme: light dark; --ground: light-dark(#f4f4f6, #0e0e11); --panel: light-dark(#fff, #17171b); --ink: light-dark(#17171c, #f2f2f5);
          --quiet: light-dark(#5d5d68, #a3a3ae); --line: light-dark(#dedee4, #2b2b32); --tint: light-dark(#2456e0, #7da2ff);
        }
        body { margin: 0 auto; padding: clamp(16px, 2.5vw, 32px); max-width: 1856px; font: 14px/1.45 Inter, system-ui, sans-serif;
          background: var(--ground); color: var(--ink); accent-color: var(--tint); }
        header { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: baseline; margin-bottom: 14px; }
        h1 { font-size: 24px; letter-spacing: -.015em; margin: 0; }
        header p { margin: 0; color: var(--quiet); }
        fieldset { border: 0; padding: 0; margin: 0; min-width: 0; display: flex; flex-wrap: wrap; gap: 4px 14px; }
        legend { float: left; padding: 0; line-height: 28px; color: var(--quiet); }
        label { display: inline-flex; gap: 6px; align-items: center; min-height: 28px; white-space: nowrap; }
        label input { width: 16px; height: 16px; margin: 0; }
        section, .command, .chosen { background: var(--panel); border: 1px solid var(--line); border-radius: 14px; }
        section { padding: 14px 18px 18px; margin: 14px 0; }
        .head { display: flex; flex-wrap: wrap; gap: 4px 20px; justify-content: space-between; align-items: center; }
        h2 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
        small { margin-left: 6px; padding: 1px 8px; border-radius: 99px; background: var(--ground); font-size: 12px; font-weight: 500; color: var(--quiet); }
        section p { margin: 4px 0 12px; color: var(--quiet); }
        .command, .chosen { margin: 0 0 14px; padding: 10px 14px; overflow-wrap: anywhere; }
        .chosen { position: sticky; top: 8px; z-index: 1; box-shadow: 0 8px 30px #0003; }
        code { user-select: all; font: 12px/1.5 "JetBrains Mono", ui-monospace, monospace; }
        .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr)); gap: 16px; align-items: start; }
        figure, .slider { margin: 0; max-width: 480px; }
        figcaption { padding-top: 6px; font-size: 12px; color: var(--quiet); }
        img { width: 100%; height: auto; display: block; border-radius: 8px; outline: 1px solid #8883; }
        .slider { display: grid; }
        .slider > img { grid-area: 1 / 1; }
        .slider > img + img { clip-path: inset(0 0 0 var(--at, 50%)); }
        .slider input { grid-area: 2 / 1; width: 100%; margin: 8px 0 0; }
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
