export const profileParts = ['details', 'email', 'mobile'] as const;
export type ProfilePart = (typeof profileParts)[number];
