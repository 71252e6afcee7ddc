/** What of the profile is edited on a screen of its own, at `?edit=`. */
export const profileParts = ['details', 'email', 'mobile'] as const;
export type ProfilePart = (typeof profileParts)[number];

/** The part that an address asks for; null for the view. */
export function profilePartOf(value: string | string[] | undefined): ProfilePart | null {
  return profileParts.find((part) => part === value) ?? null;
}
