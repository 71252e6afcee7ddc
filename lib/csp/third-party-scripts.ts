export type ThirdPartyScript = 'tagManager' | 'chat';

export interface ThirdPartyScripts {
  tagManagerId?: string;
  chatPluginKey?: string;
}

/** Null where nothing is configured: pages and policies are then what they are without this file. */
export function thirdPartyScriptsOf(env: { GTM_ID?: string; CHAT_PLUGIN_KEY?: string }): ThirdPartyScripts | null {
  const tagManagerId = env.GTM_ID?.trim();
  const chatPluginKey = env.CHAT_PLUGIN_KEY?.trim();
  if (!tagManagerId && !chatPluginKey) return null;
  return { ...(tagManagerId && { tagManagerId }), ...(chatPluginKey && { chatPluginKey }) };
}

export function namesOf(scripts: ThirdPartyScripts | null): ThirdPartyScript[] {
  const names: ThirdPartyScript[] = [];
  if (scripts?.tagManagerId) names.push('tagManager');
  if (scripts?.chatPluginKey) names.push('chat');
  return names;
}
