import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { mostDocumentBytes } from '@plumbline/contract/documents';
import { isApiError } from '../../lib/api.ts';
import { addDocument, documentsQuery, forgetDocument } from '../../lib/documents.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';

/** As filers call them; what is none of these is quoted as a document. */
const forms = ['10-K', '10-Q', '8-K', '20-F', '6-K', 'annual report', 'announcement', 'document'] as const;
type Form = (typeof forms)[number];

export interface DocumentsCardProps {
  readonly instrument: string;
  /** The day of the report: what became known later is not used. */
  readonly asOf: string;
}

/** Documents of the reader about the instrument, which the desk may quote: added, listed, forgotten. */
export function DocumentsCard({ instrument, asOf }: DocumentsCardProps) {
  const { t } = useTranslation('desk');
  const { date } = useDates();
  const client = useQueryClient();
  const { data } = useQuery(documentsQuery);
  const [file, setFile] = useState<File | null>(null);
  const own = data?.documents.filter(({ instrumentId }) => instrumentId === instrument) ?? [];
  // What the desk lacks depends on them.
  const changed = (): Promise<unknown> =>
    Promise.all([
      client.invalidateQueries({ queryKey: documentsQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['desk-offer', instrument] }),
    ]);
  const forget = useMutation({
    mutationFn: forgetDocument,
    onError: () => toast.error(t('documents.failed')),
    onSettled: changed,
  });
  const take = (chosen: File): void => {
    if (chosen.size > mostDocumentBytes) toast.error(t('documents.tooLarge'));
    else setFile(chosen);
  };
  return (
    <Card title={t('documents.title')}>
      <div data-testid="desk-documents">
        <p className="text-ui font-normal text-pretty text-2">{t('documents.hint')}</p>
        <ul className="mt-2">
          {own.map(({ id, title, form, knownAt, paragraphs, textlessPages }) => (
            <li key={id} className="flex items-center justify-between gap-3 border-t border-line py-1.5">
              <span className="min-w-0 text-ui font-normal break-words">
                {title}
                <span className="num block text-caption text-3">
                  {[formName(form, t), date(knownAt), t('documents.paragraphs', { count: paragraphs })].join(' · ')}
                  {knownAt > asOf && ` · ${t('documents.later')}`}
                  {textlessPages !== null && ` · ${t('documents.textless', { pages: textlessPages })}`}
                </span>
              </span>
              <IconButton
                label={t('documents.forget', { title })}
                icon={<X size={16} aria-hidden />}
                disabled={forget.isPending}
                onClick={() => forget.mutate(id)}
              />
            </li>
          ))}
        </ul>
        <div className="mt-2">
          {file === null ? (
            <FileDrop
              label={t('documents.drop')}
              hint={t('documents.formats')}
              choose={t('documents.choose')}
              accept=".pdf,.html,.htm,.txt,.md,.csv"
              onFile={take}
            />
          ) : (
            <DocumentForm
              key={file.name}
              file={file}
              instrument={instrument}
              asOf={asOf}
              onEnd={() => {
                setFile(null);
                void changed();
              }}
            />
          )}
        </div>
      </div>
    </Card>
  );
}

function formName(form: string, t: (key: `documents.form.${Form}`) => string): string {
  const known = forms.find((one) => one === form);
  return known === undefined ? form : t(`documents.form.${known}`);
}

interface DocumentFormProps extends DocumentsCardProps {
  readonly file: File;
  readonly onEnd: () => void;
}

/** What a chosen file is, before it is sent. */
function DocumentForm({ file, instrument, asOf, onEnd }: DocumentFormProps) {
  const { t } = useTranslation('desk');
  const errorText = useErrorTexts();
  const [title, setTitle] = useState(file.name.replace(/\.\w+$/, ''));
  const [form, setForm] = useState<Form>('10-K');
  const [knownAt, setKnownAt] = useState(asOf);
  const [share, setShare] = useState<number | null>(null);
  const add = useMutation({
    mutationFn: () => addDocument(file, { title, form, knownAt, instrumentId: instrument }, setShare),
    onSuccess: onEnd,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate();
  };
  // What is wrong with a file is said by the server in its own words.
  const isAboutFile = isApiError(add.error) && (add.error.code === 'bad-input' || add.error.code === 'data-refused');
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 rounded-card border border-line p-3.5">
      <Input
        required
        maxLength={200}
        value={title}
        aria-label={t('documents.name')}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={t('documents.kind')}
          value={form}
          options={forms.map((value) => ({ value, label: t(`documents.form.${value}`) }))}
          onChange={setForm}
        />
        <label className="flex items-center gap-2 text-caption text-2">
          {t('documents.knownAt')}
          <Input
            required
            type="date"
            value={knownAt}
            className="num w-40"
            onChange={(event) => setKnownAt(event.target.value)}
          />
        </label>
        <Button type="submit" variant="primary" loading={add.isPending}>
          {t('documents.add')}
        </Button>
        <Button disabled={add.isPending} onClick={onEnd}>
          {t('documents.cancel')}
        </Button>
      </div>
      {add.isPending && <ProgressBar label={t('documents.progress')} value={share} />}
      {add.error !== null && (
        <p role="alert" className="text-caption text-danger">
          {isAboutFile ? add.error.message : errorText(add.error)}
        </p>
      )}
    </form>
  );
}
