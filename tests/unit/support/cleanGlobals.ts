import { vi } from 'vitest';

// The files of a project share a process, but no modules. This runs before each of them.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
