import { vi } from 'vitest';

// The files of a project share a process. This runs before each of them.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
