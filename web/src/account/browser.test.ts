import { describe, expect, it } from 'vitest';
import { abilityAt, outcomeOf } from './browser';

describe('passkeys in a browser', () => {
  it('belong to a name, over a secure line', () => {
    expect(abilityAt('play.example', true, true)).toBe('able');
    expect(abilityAt('localhost', true, true)).toBe('able');
    expect(abilityAt('127.0.0.1', true, true)).toBe('number');
    expect(abilityAt('[::1]', true, true)).toBe('number');
    expect(abilityAt('table.lan', false, true)).toBe('insecure');
    expect(abilityAt('play.example', true, false)).toBe('unsupported');
  });

  it('tell a closed window from a passkey that is there and from a mistake', () => {
    expect(outcomeOf(new DOMException('', 'NotAllowedError'))).toBe('cancelled');
    expect(outcomeOf(new DOMException('', 'InvalidStateError'))).toBe('there');
    expect(outcomeOf(new TypeError('x'))).toBe('');
  });
});
