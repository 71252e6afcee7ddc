const loadClient = () => import('@/lib/bff/bff-client');

/**
 * No page shows anything by it, so `useMemberAction` fetches its script before the first press. @throws ProblemError
 */
export async function memberCall<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  const { bffCall } = await loadClient();
  return bffCall<T>(method, path, body);
}
