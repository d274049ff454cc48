// The previews as a tree, and how they are found.

/** `provider` where it stands for all previews of a provider, whose code has not run yet. @typedef {{id: string, title: string, module: string, folder: string, component: string, place: string, provider?: string}} Row */
/** @typedef {{name: string, key: string, rows: Row[]}} Component */
/** A module, or a folder in it. @typedef {{name: string, key: string, folders: Branch[], components: Component[], count: number}} Branch */

/** @param {Row} row */
export const componentKey = row => [row.module, row.folder, row.component].filter(Boolean).join('/');

/** @param {Row[]} rows @returns {Branch[]} */
export function branches(rows) {
  /** @type {Branch[]} */
  const modules = [];
  for (const row of rows) {
    let list = modules, key = '';
    for (const name of [row.module, ...row.folder.split('/').filter(Boolean)]) {
      key = key ? `${key}/${name}` : name;
      let branch = list.find(b => b.name === name);
      if (!branch) list.push(branch = { name, key, folders: [], components: [], count: 0 });
      branch.count++;
      list = branch.folders;
      if (key === [row.module, row.folder].filter(Boolean).join('/')) {
        let component = branch.components.find(c => c.name === row.component);
        if (!component) branch.components.push(component = { name: row.component, key: componentKey(row), rows: [] });
        component.rows.push(row);
      }
    }
  }
  for (const module of modules) sort(module);
  return modules;
}

/** @param {Branch} branch */
function sort(branch) {
  const byName = (/** @type {{name: string}} */ a, /** @type {{name: string}} */ b) => a.name.localeCompare(b.name, 'en', { numeric: true });
  branch.folders.sort(byName);
  branch.components.sort(byName);
  for (const folder of branch.folders) sort(folder);
}

/** All components in the order of the tree. @param {Branch[]} tree @returns {Component[]} */
export const components = tree => tree.flatMap(branch => [...components(branch.folders), ...branch.components]);

/**
 * The previews by folder, in the order of the tree.
 * @param {Branch[]} tree @param {string[]} [path] the names of the branches around it
 * @returns {{name: string, path: string, rows: Row[]}[]}
 */
export const groups = (tree, path = []) => tree.flatMap(branch => {
  const rows = branch.components.flatMap(component => component.rows);
  return [...groups(branch.folders, [...path, branch.name]), ...rows.length ? [{ name: branch.name, path: path.join(' / '), rows }] : []];
});

/**
 * The rows that have all words, the best first: those whose title begins with what is looked for, then those whose title or component
 * has it, then those of which another part does.
 * @param {Row[]} rows
 * @param {string} text
 */
export function search(rows, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return rows;
  const rank = (/** @type {Row} */ row) => {
    const title = row.title.toLowerCase(), name = `${title} ${row.component.toLowerCase()}`;
    const whole = `${name} ${row.module} ${row.folder} ${row.place}`.toLowerCase();
    if (!words.every(word => whole.includes(word))) return -1;
    if (title.startsWith(words[0])) return 0;
    return words.every(word => name.includes(word)) ? 1 : 2;
  };
  return rows.map(row => ({ row, rank: rank(row) })).filter(({ rank }) => rank >= 0).sort((a, b) => a.rank - b.rank).map(({ row }) => row);
}
