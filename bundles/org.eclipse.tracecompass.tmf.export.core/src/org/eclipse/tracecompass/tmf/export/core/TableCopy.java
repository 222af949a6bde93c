package org.eclipse.tracecompass.tmf.export.core;

import java.io.IOException;
import java.util.function.Predicate;

/**
 * Copies rows into a file, one after the other, so that their number does not matter.
 *
 * @param wanted which rows are written
 * @param progress is told how far it is, now and then
 */
public record TableCopy(Predicate<TableCursor> wanted, Progress progress) {

    private static final int PROGRESS_ROWS = 1 << 13;

    /** Is told of progress, and may cancel. */
    public interface Progress {

        /**
         * Some more rows have been read.
         *
         * @param share how much of the table has been read, 0 to 1; negative if that is not known
         * @param rows how many rows have been written
         * @throws org.eclipse.core.runtime.OperationCanceledException to give up
         */
        void rows(double share, long rows);
    }

    /**
     * Copies all wanted rows.
     *
     * @param from the rows; is read to its end, and not closed
     * @param to receives them; is finished, and not closed
     * @return how many rows were written
     * @throws IOException if the file cannot be written
     * @throws TableException if the rows cannot be read
     */
    public long copy(TableCursor from, TableFile to) throws IOException, TableException {
        long rows = 0;
        for (long read = 1; from.next(); read++) {
            if (wanted.test(from)) {
                to.row(from);
                rows++;
            }
            if (read % PROGRESS_ROWS == 0) {
                progress.rows(from.progress(), rows);
            }
        }
        to.finish();
        return rows;
    }
}
