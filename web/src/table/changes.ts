/** What a view becomes by the changes that come with events: the part of JSON Patch (RFC 6902) that the engine writes. */
import type { ViewChange } from '../wire';

type Branch = Record<string, unknown> | unknown[];

/** The value after its changes, which leave it as it is; parts that stay the same are the very same. */
export function applied<T>(value: T, changes: readonly ViewChange[]): T {
  return changes.reduce<unknown>((now, change) => changed(now, partsOf(change.path), change), value) as T;
}

const partsOf = (path: string) => path.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

function changed(value: unknown, [key, ...deeper]: string[], change: ViewChange): unknown {
  if (key === undefined) return change.value;
  if (typeof value !== 'object' || value === null) throw new Error(`no ${key} to change by ${JSON.stringify(change)}`);
  const branch = value as Branch;
  const isLast = deeper.length === 0;
  if (!(key in branch) && !(isLast && change.op === 'add')) throw new Error(`no ${key} for ${JSON.stringify(change)}`);
  if (Array.isArray(branch)) return branch.with(Number(key), changed(branch[Number(key)], deeper, change));
  const { [key]: old, ...others } = branch;
  return isLast && change.op === 'remove' ? others : { ...branch, [key]: changed(old, deeper, change) };
}
