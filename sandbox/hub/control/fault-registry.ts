import * as z from 'zod';

/**
 * A fault by address.
 * - `down`: the socket closes without a byte, as if no process listened
 * - `slow`: the answer waits `delayMs` (default 1500) and is then as always
 * - `lost`: the call is carried out, and the socket closes before its answer
 * - `reset`: half an answer, then the socket closes
 * - `status`: `status` (default 503) with the hub's error body
 * - `malformed`: status 200 and broken JSON
 * - `html`: status 200 and an HTML page where JSON is promised
 */
export const faultSchema = z.object({
  /** Prefix of the address, with or without the base: `/membership` or `/hub/membership`. Default: all. */
  path: z.string().startsWith('/').default('/'),
  kind: z.enum(['down', 'slow', 'lost', 'reset', 'status', 'malformed', 'html']),
  status: z.int().min(400).max(599).default(503),
  delayMs: z.int().min(0).max(120_000).default(1500),
  /** How often it strikes before it is used up; absent: until removed. */
  times: z.int().min(1).optional(),
});
export type Fault = z.output<typeof faultSchema>;

export interface FaultRegistry {
  add(fault: Fault): void;
  /** The first fault for an address; each taking counts against its `times`. */
  take(path: string): Fault | undefined;
  list(): readonly Fault[];
  clear(): void;
}

export function createFaultRegistry(): FaultRegistry {
  let faults: Fault[] = [];
  return {
    add: (fault) => {
      faults.push({ ...fault });
    },
    take(path) {
      const bare = path.replace(/^\/(hub|api)(?=\/)/, '');
      const fault = faults.find(({ path: prefix }) => path.startsWith(prefix) || bare.startsWith(prefix));
      if (fault?.times !== undefined) {
        fault.times -= 1;
        if (fault.times === 0) faults = faults.filter((other) => other !== fault);
      }
      return fault;
    },
    list: () => faults.map((fault) => ({ ...fault })),
    clear: () => {
      faults = [];
    },
  };
}
