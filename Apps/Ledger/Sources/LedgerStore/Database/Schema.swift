import GRDB

/// What the file looks like. A migration that has been released is never changed: a new field is a new migration.
enum Schema {
    /// Tells a Ledger file from any other SQLite database: "LDGR" in ASCII.
    static let applicationID = 0x4C44_4752

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { db in
            try db.execute(sql: "PRAGMA application_id = \(applicationID)")
            try db.execute(sql: documents)
            try db.execute(sql: indexes)
            try db.execute(sql: bookkeeping)
            try db.execute(sql: search)
        }
        migrator.registerMigration("2") { try $0.execute(sql: logins) }
        migrator.registerMigration("3") { try $0.execute(sql: batches) }
        migrator.registerMigration("4") { try $0.execute(sql: history) }
        migrator.registerMigration("5") { try $0.execute(sql: invoices) }
        migrator.registerMigration("6") {
            try $0.execute(sql: "ALTER TABLE \"members\" ADD COLUMN \"isErased\" INTEGER")
        }
        return migrator
    }

    /// A table for each kind of document.
    ///
    /// `key` tells a document from the others of its kind and account. `extra` holds the fields that this version does
    /// not know. The columns from `creation` to `deletion` are what merging needs. A row that is not `alive` is a
    /// document that was deleted, or that others refer to and that has not arrived yet; so references hold at any time.
    private static let documents = """
        CREATE TABLE "accounts" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "name" TEXT, "ownerUid" TEXT, "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"), UNIQUE("key")
        );
        CREATE TABLE "members" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "uid" TEXT, "role" TEXT, "email" TEXT, "name" TEXT, "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "projects" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "name" TEXT, "clientName" TEXT, "description" TEXT, "mainImageUrl" TEXT, "isArchived" INTEGER,
            "budgetSummary" TEXT, "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "transactions" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "projectId" TEXT, "transactionDate" TEXT, "amountCents" INTEGER, "source" TEXT,
            "transactionType" TEXT, "status" TEXT, "purchasedBy" TEXT, "reimbursementType" TEXT,
            "budgetCategoryId" TEXT, "notes" TEXT, "hasEmailReceipt" INTEGER, "receiptImages" TEXT,
            "otherImages" TEXT, "transactionImages" TEXT, "itemIds" TEXT, "needsReview" INTEGER,
            "isCanceled" INTEGER, "taxRatePct" REAL, "subtotalCents" INTEGER,
            "isCanonicalInventorySale" INTEGER, "inventorySaleDirection" TEXT, "isCanonicalInventory" INTEGER,
            "canonicalKind" TEXT, "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED,
            FOREIGN KEY("accountId", "projectId") REFERENCES "projects"("accountId", "key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "spaces" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "projectId" TEXT, "name" TEXT, "notes" TEXT, "images" TEXT, "checklists" TEXT,
            "isArchived" INTEGER, "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED,
            FOREIGN KEY("accountId", "projectId") REFERENCES "projects"("accountId", "key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "items" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "projectId" TEXT, "spaceId" TEXT, "transactionId" TEXT, "name" TEXT, "source" TEXT, "sku" TEXT,
            "notes" TEXT, "status" TEXT, "purchasePriceCents" INTEGER, "projectPriceCents" INTEGER,
            "marketValueCents" INTEGER, "quantity" INTEGER, "purchasedBy" TEXT, "bookmark" INTEGER,
            "budgetCategoryId" TEXT, "images" TEXT, "createdBy" TEXT, "updatedBy" TEXT, "createdAt" INTEGER,
            "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED,
            FOREIGN KEY("accountId", "projectId") REFERENCES "projects"("accountId", "key") DEFERRABLE INITIALLY DEFERRED,
            FOREIGN KEY("accountId", "spaceId") REFERENCES "spaces"("accountId", "key") DEFERRABLE INITIALLY DEFERRED,
            FOREIGN KEY("accountId", "transactionId") REFERENCES "transactions"("accountId", "key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "budgetCategories" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "projectId" TEXT, "name" TEXT, "slug" TEXT, "isArchived" INTEGER, "order" INTEGER, "metadata" TEXT,
            "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "projectBudgetCategories" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "projectId" TEXT, "budgetCents" INTEGER, "createdBy" TEXT, "updatedBy" TEXT, "createdAt" INTEGER,
            "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED,
            FOREIGN KEY("accountId", "projectId") REFERENCES "projects"("accountId", "key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "projectPreferences" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "userId" TEXT, "projectId" TEXT, "pinnedBudgetCategoryIds" TEXT, "createdAt" INTEGER,
            "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED,
            FOREIGN KEY("accountId", "projectId") REFERENCES "projects"("accountId", "key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "accountPresets" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "defaultBudgetCategoryId" TEXT, "budgetCategoryOrder" TEXT, "createdAt" INTEGER,
            "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "vendorDefaults" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "vendors" TEXT, "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "spaceTemplates" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "name" TEXT, "notes" TEXT, "checklists" TEXT, "isArchived" INTEGER, "order" INTEGER,
            "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "businessProfiles" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "name" TEXT, "logoUrl" TEXT, "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "invites" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "email" TEXT, "role" TEXT, "token" TEXT, "createdByUid" TEXT, "acceptedAt" INTEGER,
            "revokedAt" INTEGER, "status" TEXT, "expiresAt" INTEGER, "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "lineageEdges" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "itemId" TEXT, "fromTransactionId" TEXT, "toTransactionId" TEXT, "fromProjectId" TEXT,
            "toProjectId" TEXT, "movementKind" TEXT, "source" TEXT, "note" TEXT, "createdBy" TEXT,
            "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE TABLE "requests" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "type" TEXT, "status" TEXT, "opId" TEXT, "payload" TEXT, "createdBy" TEXT, "appliedAt" INTEGER,
            "errorCode" TEXT, "errorMessage" TEXT, "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED
        );
        """

    private static let indexes = """
        CREATE INDEX "items_project" ON "items"("accountId", "projectId");
        CREATE INDEX "items_transaction" ON "items"("accountId", "transactionId") WHERE "transactionId" IS NOT NULL;
        CREATE INDEX "items_space" ON "items"("accountId", "spaceId") WHERE "spaceId" IS NOT NULL;
        CREATE INDEX "transactions_project" ON "transactions"("accountId", "projectId");
        CREATE INDEX "spaces_project" ON "spaces"("accountId", "projectId");
        CREATE INDEX "projectBudgetCategories_project" ON "projectBudgetCategories"("accountId", "projectId");
        CREATE INDEX "projectPreferences_project" ON "projectPreferences"("accountId", "projectId");
        CREATE INDEX "lineageEdges_item" ON "lineageEdges"("accountId", "itemId");
        CREATE INDEX "lineageEdges_from" ON "lineageEdges"("accountId", "fromTransactionId");
        CREATE INDEX "lineageEdges_to" ON "lineageEdges"("accountId", "toTransactionId");
        CREATE INDEX "members_uid" ON "members"("key");
        """

    /// `operations` is the history of all changes, those of other devices among them; what is `pending` is the outbox.
    /// `changes` says what each commit touched, for observers in this process and in others.
    private static let bookkeeping = """
        CREATE TABLE "meta" ("name" TEXT PRIMARY KEY, "value" TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE "operations" (
            "sequence" INTEGER PRIMARY KEY,
            "id" TEXT NOT NULL UNIQUE,
            "accountId" TEXT NOT NULL,
            "kind" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "json" TEXT NOT NULL,
            "pending" INTEGER NOT NULL
        );
        CREATE INDEX "operations_document" ON "operations"("accountId", "kind", "key");
        CREATE INDEX "operations_pending" ON "operations"("sequence") WHERE "pending";
        CREATE TABLE "conflicts" (
            "accountId" TEXT NOT NULL,
            "kind" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "field" TEXT NOT NULL,
            "lostTime" TEXT NOT NULL,
            "lostValue" TEXT NOT NULL,
            "dismissed" INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY ("accountId", "kind", "key", "field", "lostTime")
        ) WITHOUT ROWID;
        CREATE TABLE "changes" ("sequence" INTEGER PRIMARY KEY AUTOINCREMENT, "touches" TEXT NOT NULL);
        """

    /// What the universal search looks through, folded, and an index of its trigrams. `document` is the row of the item,
    /// transaction or space.
    private static let search = """
        CREATE TABLE "searchEntries" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "kind" TEXT NOT NULL,
            "document" INTEGER NOT NULL,
            "text" TEXT NOT NULL,
            "sku" TEXT NOT NULL,
            "amounts" TEXT NOT NULL,
            "categoryId" TEXT,
            UNIQUE ("kind", "document")
        );
        CREATE INDEX "searchEntries_category" ON "searchEntries"("categoryId") WHERE "categoryId" IS NOT NULL;
        CREATE VIRTUAL TABLE "searchIndex" USING fts5(
            "text", "sku", content = 'searchEntries', content_rowid = 'rowid', detail = 'none', columnsize = 0,
            tokenize = 'trigram case_sensitive 1'
        );
        CREATE TRIGGER "searchEntries_insert" AFTER INSERT ON "searchEntries" BEGIN
            INSERT INTO "searchIndex"("rowid", "text", "sku") VALUES (new."rowid", new."text", new."sku");
        END;
        CREATE TRIGGER "searchEntries_delete" AFTER DELETE ON "searchEntries" BEGIN
            INSERT INTO "searchIndex"("searchIndex", "rowid", "text", "sku")
            VALUES ('delete', old."rowid", old."text", old."sku");
        END;
        CREATE TRIGGER "searchEntries_update" AFTER UPDATE OF "text", "sku" ON "searchEntries" BEGIN
            INSERT INTO "searchIndex"("searchIndex", "rowid", "text", "sku")
            VALUES ('delete', old."rowid", old."text", old."sku");
            INSERT INTO "searchIndex"("rowid", "text", "sku") VALUES (new."rowid", new."text", new."sku");
        END;
        """

    /// Batches, and what a replica of an account at a server keeps beside its documents.
    ///
    /// Changes made before are put into batches by the moment that they bear, which those of one write have in common. Those
    /// that were sent already need not be kept. `bases` has documents as the server has them, while changes of them wait;
    /// `otherDocuments` has those that only a newer version can read.
    private static let batches = """
        CREATE TABLE "batches" (
            "sequence" INTEGER PRIMARY KEY AUTOINCREMENT,
            "id" TEXT NOT NULL UNIQUE,
            "accountId" TEXT NOT NULL,
            "userId" TEXT,
            "number" INTEGER NOT NULL,
            "timestamp" TEXT NOT NULL,
            "cursor" INTEGER NOT NULL DEFAULT 0,
            "command" TEXT,
            "accepted" INTEGER
        );
        CREATE INDEX "batches_account" ON "batches"("accountId", "number");
        ALTER TABLE "operations" RENAME TO "oldOperations";
        DROP INDEX "operations_document";
        DROP INDEX "operations_pending";
        CREATE TABLE "operations" (
            "sequence" INTEGER PRIMARY KEY,
            "batch" INTEGER NOT NULL REFERENCES "batches"("sequence") ON DELETE CASCADE,
            "json" TEXT NOT NULL
        );
        CREATE INDEX "operations_batch" ON "operations"("batch");
        INSERT INTO "batches" ("id", "accountId", "number", "timestamp")
            SELECT min("id"), "accountId", row_number() OVER (PARTITION BY "accountId" ORDER BY min("sequence")),
                max(json_extract("json", '$.timestamp'))
            FROM "oldOperations" WHERE "pending"
            GROUP BY "accountId", substr(json_extract("json", '$.timestamp'), 1, 12) ORDER BY min("sequence");
        INSERT INTO "operations" ("sequence", "batch", "json")
            SELECT old."sequence", batch."sequence",
                CASE old."kind" WHEN 'invite' THEN json_remove(old."json", '$.patch.token') ELSE old."json" END
            FROM "oldOperations" AS old JOIN "batches" AS batch
                ON batch."accountId" = old."accountId"
                AND substr(batch."timestamp", 1, 12) = substr(json_extract(old."json", '$.timestamp'), 1, 12)
            WHERE old."pending";
        DROP TABLE "oldOperations";

        CREATE TABLE "conflictNotes" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "documentKind" TEXT, "documentKey" TEXT, "field" TEXT, "lost" TEXT, "lostTime" TEXT, "lostBy" TEXT,
            "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED
        );
        INSERT INTO "conflictNotes" ("accountId", "key", "documentKind", "documentKey", "field", "lost", "lostTime",
                "creation", "version", "alive")
            SELECT "accountId", lower(hex(randomblob(16))), "kind", "key", "field",
                json_object('value', json("lostValue")), "lostTime", "lostTime", "lostTime", 1
            FROM "conflicts" WHERE NOT "dismissed";
        DROP TABLE "conflicts";

        CREATE TABLE "replicas" (
            "accountId" TEXT NOT NULL PRIMARY KEY,
            "node" TEXT,
            "cursor" INTEGER NOT NULL DEFAULT 0,
            "lastNumber" INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID;
        CREATE TABLE "bases" (
            "accountId" TEXT NOT NULL,
            "kind" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "state" TEXT NOT NULL,
            PRIMARY KEY ("accountId", "kind", "key")
        ) WITHOUT ROWID;
        CREATE TABLE "refusals" (
            "batch" TEXT NOT NULL PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "refusal" TEXT NOT NULL,
            "json" TEXT NOT NULL
        );
        CREATE TABLE "otherDocuments" (
            "accountId" TEXT NOT NULL,
            "kind" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "json" TEXT NOT NULL,
            PRIMARY KEY ("accountId", "kind", "key")
        ) WITHOUT ROWID;

        ALTER TABLE "lineageEdges" ADD COLUMN "priceCents" INTEGER;
        ALTER TABLE "lineageEdges" ADD COLUMN "sourceSaleId" TEXT;
        ALTER TABLE "budgetCategories" ADD COLUMN "mergedInto" TEXT;
        CREATE INDEX "invites_token" ON "invites"("token") WHERE "token" <> '';
        """
        // The server's number of a document at its last change.
        + [
            "accounts", "members", "projects", "transactions", "spaces", "items", "budgetCategories",
            "projectBudgetCategories", "projectPreferences", "accountPresets", "vendorDefaults", "spaceTemplates",
            "businessProfiles", "invites", "lineageEdges", "requests", "conflictNotes",
        ].map { "\nALTER TABLE \"\($0)\" ADD COLUMN \"sequence\" INTEGER;" }.joined()

    /// Who changed what, and when. `write` is what the entries of one write have in common; `changes` has the values that
    /// changed, each before and after.
    private static let history = """
        CREATE TABLE "history" (
            "sequence" INTEGER PRIMARY KEY AUTOINCREMENT,
            "accountId" TEXT NOT NULL,
            "kind" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "write" TEXT NOT NULL,
            "at" INTEGER NOT NULL,
            "userId" TEXT NOT NULL,
            "action" TEXT NOT NULL,
            "changes" TEXT NOT NULL
        );
        CREATE INDEX "history_document" ON "history"("accountId", "kind", "key");
        CREATE INDEX "history_write" ON "history"("accountId", "write");
        CREATE INDEX "history_deletions" ON "history"("accountId", "at") WHERE "action" = 'delete';
        CREATE INDEX "history_at" ON "history"("at");
        """

    /// Invoices, what they say of the firm and the client, and how far the books are closed.
    private static let invoices = """
        ALTER TABLE "projects" ADD COLUMN "clientAddress" TEXT;
        ALTER TABLE "businessProfiles" ADD COLUMN "address" TEXT;
        ALTER TABLE "businessProfiles" ADD COLUMN "invoiceTerms" TEXT;
        ALTER TABLE "accountPresets" ADD COLUMN "booksClosedThrough" TEXT;
        CREATE TABLE "invoices" (
            "rowid" INTEGER PRIMARY KEY,
            "accountId" TEXT NOT NULL,
            "key" TEXT NOT NULL,
            "projectId" TEXT, "status" TEXT, "number" TEXT, "series" TEXT, "date" TEXT, "dueDate" TEXT,
            "transactionIds" TEXT, "markupPct" REAL, "taxRatePct" REAL, "terms" TEXT, "businessName" TEXT,
            "businessAddress" TEXT, "logoUrl" TEXT, "projectName" TEXT, "clientName" TEXT, "clientAddress" TEXT,
            "lines" TEXT, "subtotalCents" INTEGER, "markupCents" INTEGER, "taxCents" INTEGER, "totalCents" INTEGER,
            "payments" TEXT, "voidReason" TEXT, "createdBy" TEXT, "createdAt" INTEGER, "updatedAt" INTEGER,
            "extra" TEXT, "creation" TEXT, "fieldTimes" TEXT, "version" TEXT, "deletion" TEXT,
            "alive" INTEGER NOT NULL DEFAULT 0, "sequence" INTEGER,
            UNIQUE("accountId", "key"),
            FOREIGN KEY("accountId") REFERENCES "accounts"("key") DEFERRABLE INITIALLY DEFERRED,
            FOREIGN KEY("accountId", "projectId") REFERENCES "projects"("accountId", "key") DEFERRABLE INITIALLY DEFERRED
        );
        CREATE INDEX "invoices_project" ON "invoices"("accountId", "projectId");
        CREATE INDEX "invoices_series" ON "invoices"("accountId", "series");
        """

    /// Who may sign in, and who has. Not documents: they go nowhere.
    private static let logins = """
        CREATE TABLE "logins" (
            "email" TEXT NOT NULL PRIMARY KEY,
            "userId" TEXT NOT NULL UNIQUE,
            "salt" BLOB NOT NULL, "key" BLOB NOT NULL,
            "rounds" INTEGER NOT NULL, "blockSize" INTEGER NOT NULL, "parallelism" INTEGER NOT NULL,
            "failures" INTEGER NOT NULL DEFAULT 0, "blockedUntil" REAL
        );
        CREATE TABLE "signIns" (
            "token" BLOB NOT NULL PRIMARY KEY,
            "email" TEXT NOT NULL REFERENCES "logins"("email") ON DELETE CASCADE,
            "expiresAt" REAL NOT NULL
        );
        """
}
