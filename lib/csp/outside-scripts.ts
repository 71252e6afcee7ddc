/** Scripts of others that an operator may configure: the tag manager and the chat. */
export type OutsideScript = 'tagManager' | 'chat';

/** Ids of the scripts that are configured; what is not configured is missing. */
export interface OutsideScripts {
  /** `GTM_ID` */
  tagManagerId?: string;
  /** `CHAT_PLUGIN_KEY` */
  chatPluginKey?: string;
}

/**
 * @param env the parsed environment, or `process.env` where plain Node runs
 * @returns null where nothing is configured: pages and policies are then what they are without this file
 */
export function outsideScriptsOf(env: { GTM_ID?: string; CHAT_PLUGIN_KEY?: string }): OutsideScripts | null {
  const tagManagerId = env.GTM_ID?.trim();
  const chatPluginKey = env.CHAT_PLUGIN_KEY?.trim();
  if (!tagManagerId && !chatPluginKey) return null;
  return { ...(tagManagerId && { tagManagerId }), ...(chatPluginKey && { chatPluginKey }) };
}

/** The names of the scripts, for a policy; ids are no part of it. */
export function namesOf(scripts: OutsideScripts | null): OutsideScript[] {
  const names: OutsideScript[] = [];
  if (scripts?.tagManagerId) names.push('tagManager');
  if (scripts?.chatPluginKey) names.push('chat');
  return names;
}
