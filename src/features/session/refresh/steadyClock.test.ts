import { describe, expect, it } from 'vitest';
import { createSteadyClock } from './steadyClock.ts';

describe('the steady clock', () => {
  it('follows the wall clock forward, over sleep too', () => {
    let wall = 1000;
    const clock = createSteadyClock(() => wall);
    expect(clock.now()).toBe(1000);
    wall = 9000;
    expect(clock.now()).toBe(9000);
  });

  it('goes on from where it was when the wall clock is set back, each time', () => {
    let wall = 9000;
    const clock = createSteadyClock(() => wall);
    clock.now();
    wall = 1000;
    expect(clock.now()).toBe(9000);
    wall = 1500;
    expect(clock.now()).toBe(9500);
    wall = 200;
    expect(clock.now()).toBe(9500);
    wall = 300;
    expect(clock.now()).toBe(9600);
  });

  it('places a time of the wall clock as it is now', () => {
    let wall = 9000;
    const clock = createSteadyClock(() => wall);
    expect(clock.fromWall(9500)).toBe(9500);
    wall = 1000;
    expect(clock.fromWall(1500)).toBe(9500);
  });
});
