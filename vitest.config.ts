import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.mjs'],
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
