const loadClient = () => import('@/lib/bff/bff-client');

/**
 * Calls an address of our own server for an action of a member (`bffCall`). No page shows anything by it, so its script
 * is not part of the page: `useMemberAction` fetches it before the first press.
 * @throws ProblemError
 */
export async function memberCall<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  const { bffCall } = await loadClient();
  return bffCall<T>(method, path, body);
}
