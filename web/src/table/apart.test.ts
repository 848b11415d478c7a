import { describe, expect, it } from 'vitest';
import { apart } from './apart';

describe('places on a scale', () => {
  it('stay where they want to be as long as there is room', () => {
    expect(apart([100, 20, 60], 17, 8)).toEqual([100, 20, 60]);
  });
  it('make room for each other upwards', () => {
    expect(apart([100, 100, 95], 17, 8)).toEqual([100, 83, 66]);
  });
  it('turn back at the edge', () => {
    expect(apart([10, 10, 12], 17, 8)).toEqual([25, 8, 42]);
  });
});
