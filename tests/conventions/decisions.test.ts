import { describe, expect, it } from 'vitest';
import { readRepositoryFile, repositoryFiles } from '../../scripts/structure/source-files';

const folder = 'docs/decisions/';
const decisions = repositoryFiles().filter((path) => /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/.test(path));
const index = readRepositoryFile(`${folder}README.md`);

describe('the index of decisions', () => {
  it('lists each of them once, by its own title', () => {
    const listed = [...index.matchAll(/^- \[(\d{4})\]\((.+?)\) (.+)$/gm)].map(([, number, file, title]) => ({
      file: `${folder}${file}`,
      heading: `# ${number} ${title}`,
    }));
    const written = decisions.map((file) => ({ file, heading: readRepositoryFile(file).split('\n', 1)[0] }));
    const byFile = (a: { file: string }, b: { file: string }) => a.file.localeCompare(b.file);
    expect(listed.sort(byFile)).toEqual(written.sort(byFile));
  });

  it('has no number twice', () => {
    const numbers = decisions.map((path) => path.slice(folder.length, folder.length + 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
