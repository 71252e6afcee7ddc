import { importPart } from '@/lib/navigation/import-part';

const loadClient = () => importPart(() => import('@/lib/bff/bff-client'));

/** `useAction` loads its script before the first press. @throws ProblemError */
export async function memberCall<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  const { bffCall } = await loadClient();
  return bffCall<T>(method, path, body);
}
