import { createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Conversations and the tree of their messages. */
export const conversationsMigration: Migration = {
  id: '0020-conversations',
  async up(db, { text, integer }, engine) {
    await createTable(db, engine, 'conversations')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('owner_id', text, (column) => column.notNull().references('owners.id').onDelete('cascade'))
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('pinned', integer, (column) => column.notNull())
      // The end of the branch that is shown.
      .addColumn('leaf_id', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .addColumn('deleted_at', integer)
      .execute();
    await db.schema
      .createIndex('conversations_of_owner')
      .on('conversations')
      .columns(['owner_id', 'deleted_at', 'updated_at'])
      .execute();
    await createTable(db, engine, 'messages')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('conversation_id', text, (column) =>
        column.notNull().references('conversations.id').onDelete('cascade'),
      )
      .addColumn('parent_id', text)
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      // The words alone, for the search.
      .addColumn('words', text, (column) => column.notNull())
      .addColumn('waiting', integer, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('messages_of_conversation').on('messages').columns(['conversation_id', 'id']).execute();
  },
};
