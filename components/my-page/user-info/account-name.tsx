/** Lets password managers know whose password is asked for; nobody sees it. */
export function AccountName({ membershipId }: { membershipId: string }) {
  return <input type="text" name="username" autoComplete="username" value={membershipId} readOnly hidden />;
}
