export function ContactLines({ contact }: { contact: { email: string; mobile: string } }) {
  return (
    <>
      <span className="block break-all">{contact.email}</span>
      <span className="block">{contact.mobile}</span>
    </>
  );
}
