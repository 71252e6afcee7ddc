/** For password managers, visually hidden. */
export function AccountName({ membershipId }: { membershipId: string }) {
  return <input type="text" name="username" autoComplete="username" value={membershipId} readOnly hidden />;
}
