import { describe, expect, it } from 'vitest';
import { canShow } from './push.svelte';

const able = { isSecure: true, hasPush: true, isApplePhone: false, isApp: false, permission: 'default' as const };

describe('whether notices can be shown', () => {
  it('is said of every browser', () => {
    expect(canShow(able)).toBe('able');
    expect(canShow({ ...able, permission: 'granted' })).toBe('able');
    expect(canShow({ ...able, permission: 'denied' })).toBe('denied');
    expect(canShow({ ...able, isSecure: false, hasPush: false })).toBe('insecure');
    expect(canShow({ ...able, hasPush: false })).toBe('unsupported');
    expect(canShow({ ...able, isApplePhone: true, hasPush: false })).toBe('ios');
    expect(canShow({ ...able, isApplePhone: true, isApp: true })).toBe('able');
  });
});
