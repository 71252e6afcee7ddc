export function Paragraphs({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="space-y-2">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
