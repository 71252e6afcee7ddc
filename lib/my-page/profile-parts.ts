export const profileParts = ['details', 'email', 'mobile'] as const;
export type ProfilePart = (typeof profileParts)[number];

export function profilePartOf(value: string | string[] | undefined): ProfilePart | null {
  return profileParts.find((part) => part === value) ?? null;
}
