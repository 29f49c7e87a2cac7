import { AssistantBriefs } from './assistant-briefs.tsx';
import { AssistantMemory } from './assistant-memory.tsx';
import { AssistantSkills } from './assistant-skills.tsx';

/** What the assistant keeps of the reader, the playbooks it follows, and what it sends by schedule. */
export function AssistantSection() {
  return (
    <div className="flex flex-col gap-6" data-testid="assistant">
      <AssistantBriefs />
      <AssistantMemory />
      <AssistantSkills />
    </div>
  );
}
