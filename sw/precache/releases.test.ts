import { expect, test } from 'vitest';
import { releasesAfter, releasesWith, retiredFiles } from './releases.ts';

const first = ['/assets/react.js', '/assets/home-1.js'];
const second = ['/assets/react.js', '/assets/home-2.js'];
const third = ['/assets/react.js', '/assets/home-3.js'];
const fourth = ['/assets/home-4.js'];

test('OFF-04 the files of two earlier releases stay for the pages still open', () => {
  const releases = releasesAfter(third, releasesAfter(second, releasesAfter(first, [])));
  expect(releases).toEqual([third, second, first]);
  expect(retiredFiles([...first, ...second, ...third], releases)).toEqual([]);
});

test('OFF-04 older files are deleted, except those still in use', () => {
  const releases = releasesAfter(fourth, [third, second, first]);
  expect(
    retiredFiles(
      ['/assets/react.js', '/assets/home-1.js', '/assets/home-4.js', '/assets/stray.js'],
      releases,
    ),
  ).toEqual(['/assets/home-1.js', '/assets/stray.js']);
});

test('OFF-04 a release that returns counts once', () => {
  expect(releasesAfter(first, [second, first])).toEqual([first, second]);
});

test('OFF-04 a release that never became active counts: pages that the server rendered with it may be open', () => {
  const waited = releasesWith(second, releasesAfter(first, []));
  const releases = releasesAfter(third, releasesWith(third, waited));
  expect(releases).toEqual([third, second, first]);
});

test('OFF-04 a release whose files are still being fetched is not deleted by the one before it', () => {
  const known = releasesWith(third, releasesWith(second, [first]));
  expect(retiredFiles(['/assets/home-3.js'], releasesAfter(second, known))).toEqual([]);
});
