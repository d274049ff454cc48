/// The page of a static site. It reads `previews.js` and loads nothing from elsewhere.
enum StaticSitePage {
    static func html(title: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(Markup.escape(title))</title>
        <link rel="stylesheet" href="site.css">
        </head>
        <body>
        <nav aria-label="Previews">
        <a class="brand" href="#">\(Markup.escape(title))</a>
        <input type="search" placeholder="Search" aria-label="Search previews">
        <p role="status"></p>
        <div class="tree"></div>
        </nav>
        <main tabindex="-1"></main>
        <noscript>The list of previews needs JavaScript. The pictures are in the folder “pictures”.</noscript>
        <script src="previews.js"></script>
        <script src="site.js"></script>
        </body>
        </html>

        """
    }

    static let style = """
        :root {
          color-scheme: light dark; --ground: light-dark(#f4f4f6, #0e0e11); --panel: light-dark(#fff, #17171b); --sunken: light-dark(#ebebef, #0a0a0c);
          --ink: light-dark(#17171c, #f2f2f5); --quiet: light-dark(#5d5d68, #a3a3ae); --line: light-dark(#dedee4, #2b2b32); --tint: light-dark(#2456e0, #7da2ff);
          --mono: "JetBrains Mono", ui-monospace, SFMono-Regular, Menlo, monospace;
        }
        * { box-sizing: border-box; }
        body { display: grid; grid-template-columns: 292px minmax(0, 1fr); height: 100dvh; margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.45 Inter, system-ui, sans-serif; }
        a { color: inherit; text-decoration: none; }
        small, .quiet { color: var(--quiet); font-size: 12px; font-weight: 400; }
        h1, h2, p, ul { margin: 0; padding: 0; } ul { list-style: none; }
        :focus-visible { outline: 3px solid var(--tint); outline-offset: 1px; }
        nav { display: flex; flex-direction: column; min-height: 0; padding: 14px 10px 0; background: var(--panel); border-inline-end: 1px solid var(--line); }
        .brand { padding: 0 6px 10px; font-weight: 650; font-size: 15px; }
        input { font: inherit; color: inherit; min-height: 36px; padding: 0 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--ground); }
        nav p { padding: 8px 6px 4px; color: var(--quiet); font-size: 12px; }
        .tree { overflow: auto; padding-bottom: 24px; }
        .tree h2 { padding: 12px 6px 4px; font-size: 13px; }
        .tree a { display: flex; gap: 8px; justify-content: space-between; padding: 4px 8px 4px 14px; border-radius: 7px; overflow-wrap: anywhere; }
        .tree a:hover { background: var(--sunken); } .tree [aria-current] { background: var(--tint); color: light-dark(#fff, #0b1a44); } .tree [aria-current] small { color: inherit; }
        main { overflow: auto; padding: 24px 28px 60px; outline: none; }
        h1 { font-size: 22px; letter-spacing: -.015em; }
        main h2 { margin: 24px 0 10px; font-size: 16px; }
        .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 18px; }
        .grid a { display: grid; gap: 4px; }
        .tile { display: grid; place-items: center; height: 230px; padding: 14px; overflow: hidden; border: 1px solid var(--line); border-radius: 14px; background: var(--panel); }
        .tile img { max-width: 100%; max-height: 100%; height: auto; object-fit: contain; border-radius: 8px; }
        .shots { display: flex; flex-wrap: wrap; gap: 20px; margin-top: 18px; align-items: flex-start; }
        figure { margin: 0; max-width: 100%; } figcaption { margin-bottom: 6px; color: var(--quiet); font-size: 12px; }
        figure img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 12px; }
        pre { margin: 0; padding: 12px 14px; overflow: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); font: 12px/1.65 var(--mono); }
        .place { font: 12px/1.5 var(--mono); color: var(--quiet); } details { margin-top: 12px; } summary { cursor: pointer; font-weight: 600; }
        .problem { color: light-dark(#c1121f, #ff7b72); white-space: pre-wrap; }
        @media (max-width: 800px) { body { display: block; height: auto; } nav { border: 0; } .tree { max-height: 34vh; } main { padding: 18px 16px; } }

        """

    static let script = """
        'use strict';
        const { title, previews } = globalThis.perchSite;
        const field = document.querySelector('input'), tree = document.querySelector('.tree'), main = document.querySelector('main'), status = document.querySelector('[role=status]');
        const make = (tag, attributes = {}, ...children) => {
          const el = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
          el.append(...children);
          return el;
        };
        const address = preview => `#${encodeURIComponent(preview.id)}`;
        const shown = () => previews.find(preview => preview.id === decodeURIComponent(location.hash.slice(1)));
        const scheme = () => matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
        const found = () => {
          const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
          return previews.filter(p => words.every(word => `${p.title} ${p.component} ${p.module} ${p.folder} ${p.place}`.toLowerCase().includes(word)));
        };
        const groups = list => Map.groupBy(list, p => [p.module, p.folder].filter(Boolean).join(' / '));
        const image = (shot, alt) => make('img', { src: shot.file.split('/').map(encodeURIComponent).join('/'), width: String(Math.round(shot.width)), height: String(Math.round(shot.height)), alt, loading: 'lazy' });

        function fillTree() {
          const list = found(), at = shown();
          status.textContent = field.value.trim() ? `${list.length} of ${previews.length} previews` : `${previews.length} previews`;
          tree.replaceChildren(...[...groups(list)].flatMap(([name, group]) => [make('h2', {}, name), make('ul', {}, ...group.map(p =>
            make('li', {}, make('a', { href: address(p), ...p === at ? { 'aria-current': 'page' } : {} }, p.title, ...p.title === p.component ? [] : [make('small', {}, p.component)]))))]));
        }

        function showIndex() {
          document.title = title;
          main.replaceChildren(make('h1', {}, title), ...[...groups(found())].flatMap(([name, group]) => [make('h2', {}, name), make('div', { class: 'grid' }, ...group.map(p => {
            const shot = p.pictures.find(s => s.scheme === scheme()) || p.pictures[0];
            return make('a', { href: address(p) }, make('span', { class: 'tile' }, shot ? image(shot, '') : make('span', { class: 'quiet' }, 'Could not be drawn')), make('strong', {}, p.title), make('small', {}, p.place));
          }))]));
          if (!found().length) main.append(make('p', { class: 'quiet' }, 'Nothing was found.'));
        }

        function showPreview(p) {
          document.title = `${p.title} – ${title}`;
          const parts = [make('p', { class: 'quiet' }, [p.module, p.folder, p.component].filter(Boolean).join(' / ')), make('h1', {}, p.title), make('p', { class: 'place' }, p.source ? `${p.source.path}:${p.source.line}` : p.place)];
          if (p.problems.length) parts.push(make('p', { class: 'problem' }, p.problems.join('\\n')));
          parts.push(make('div', { class: 'shots' }, ...p.pictures.map(shot => make('figure', {}, make('figcaption', {}, shot.variant), image(shot, `${p.title}, ${shot.variant}`)))));
          if (p.source && p.source.documentation) parts.push(make('h2', {}, p.source.component), ...p.source.documentation.split(/\\n\\s*\\n/).map(text => make('p', {}, text)));
          const fold = (name, text, isOpen) => {
            if (!text) return;
            const box = make('details', {}, make('summary', {}, name), make('pre', { tabindex: '0' }, text));
            box.open = isOpen;
            parts.push(box);
          };
          fold('Source', p.source && p.source.text, true);
          fold('View tree', p.tree, false);
          fold('Accessibility tree', p.accessibility, false);
          main.replaceChildren(...parts);
        }

        function show() {
          const at = shown();
          if (at) showPreview(at);
          else showIndex();
          fillTree();
          main.scrollTop = 0;
        }
        field.addEventListener('input', () => {
          fillTree();
          if (!shown()) showIndex();
        });
        addEventListener('hashchange', show);
        document.addEventListener('keydown', event => {
          if (event.key === '/' && document.activeElement !== field) {
            event.preventDefault();
            field.focus();
          }
          const links = [...tree.querySelectorAll('a')], index = links.indexOf(document.activeElement);
          if (event.key === 'Enter' && document.activeElement === field && links[0]) links[0].click();
          if (!['ArrowDown', 'ArrowUp'].includes(event.key) || index < 0 && document.activeElement !== field) return;
          event.preventDefault();
          (event.key === 'ArrowDown' ? links[index + 1] : links[index - 1] || field)?.focus();
        });
        show();

        """
}
