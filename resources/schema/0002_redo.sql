-- What can be redone is looked for with every step and every edit: without going through all that a
-- reviewer has ever done.
CREATE INDEX edit_to_redo ON edit (reviewer_id, step) WHERE undone_at IS NOT NULL AND dropped = 0;
