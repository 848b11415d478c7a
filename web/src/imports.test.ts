import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g;
const ENDINGS = ['', '.ts', '/index.ts'];

/** The files each file of the page imports, types too. */
function imports(): Map<string, string[]> {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf-8' }).filter((name) => /(?<!\.test)\.(ts|svelte)$/.test(name));
  return new Map(files.map((name) => [name, importedBy(join(__dirname, name))]));
}

function importedBy(file: string): string[] {
  const wanted = [...readFileSync(file, 'utf-8').matchAll(IMPORTED)].map(([, path]) => resolve(file, '..', path!));
  const found = wanted.map((path) => ENDINGS.map((ending) => path + ending).find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one)));
  return found.filter((path) => path !== undefined).map((path) => relative(__dirname, path));
}

/** A way from a file back to itself, empty where there is none. */
export function circle(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = visit(next, [...way, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  return [...graph.keys()].map((file) => visit(file, [])).find((found) => found.length > 0) ?? [];
}

describe('imports', () => {
  it('never lead back to where they began', () => {
    const graph = imports();
    expect(graph.get('games/index.ts')).toContain('games/fort/index.ts'); // what is fetched later counts too
    expect(graph.size).toBeGreaterThan(100);
    expect(circle(graph)).toEqual([]);
  });

  it('are seen when they do', () => {
    expect(circle(new Map([['a', ['b', 'd']], ['b', ['c']], ['c', ['b']], ['d', []]]))).toEqual(['b', 'c', 'b']);
  });
});
