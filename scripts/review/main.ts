import { readFileSync } from 'node:fs';
import { runCommand, UsageError } from '@/scripts/command';
import { reviewOf } from './comments';
import { changedFiles, type PullRequest, ServiceError, writeReview } from './github';

// Writes the problems that the last check of the content has found as comments on a pull request. A workflow runs it.

/** Value of a variable that GitHub Actions sets. Throws a UsageError without it. */
function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new UsageError(`There is no ${name}: a workflow for pull requests runs this command.`);
  return value;
}

/** The pull request of the workflow. */
function pullRequest(): PullRequest {
  const event: unknown = JSON.parse(readFileSync(variable('GITHUB_EVENT_PATH'), 'utf8'));
  const { number, head } = Object(Object(event).pull_request) as { number?: number; head?: { sha: string } };
  if (number === undefined || head === undefined) throw new UsageError('This workflow has no pull request.');
  return {
    api: variable('GITHUB_API_URL'),
    repository: variable('GITHUB_REPOSITORY'),
    number,
    head: head.sha,
    token: variable('GITHUB_TOKEN'),
  };
}

await runCommand(async () => {
  const request = pullRequest();
  const { contentProblems } = await import('@/.content/problems').catch(() => {
    throw new UsageError('The content was not checked yet: npm run prepare-data');
  });
  try {
    await writeReview(request, reviewOf(contentProblems.problems, await changedFiles(request)));
  } catch (error) {
    throw error instanceof ServiceError ? new UsageError(error.message) : error;
  }
});
